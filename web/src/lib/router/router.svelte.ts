import { parseRoute, pathTo, type Route } from './routes';

/** Where we are. One for the page: the address bar is one too. */
class Router {
  #path = $state(location.pathname);
  /** Pages of ours behind this one. */
  #pagesBehind = 0;
  readonly route: Route = $derived(parseRoute(this.#path));

  constructor() {
    addEventListener('popstate', () => {
      this.#path = location.pathname;
      this.#pagesBehind = Math.max(0, this.#pagesBehind - 1);
    });
    document.addEventListener('click', (event) => this.#onClick(event));
  }

  go(path: string): void {
    if (path !== location.pathname) {
      history.pushState(null, '', path);
      this.#pagesBehind += 1;
    }
    this.#showPage();
  }

  /** Go on without leaving a step behind, so that "back" skips it. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#showPage();
  }

  /** Where we came from; whoever came by a link from outside goes home instead. */
  back(): void {
    if (this.#pagesBehind > 0) history.back();
    else this.go(pathTo.home);
  }

  #showPage(): void {
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Plain clicks on links of ours stay on the page; new tabs, downloads and other sites are the browser's. */
  #onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
