import { parseRoute, pathTo, type Route } from './routes';

/** The page that is shown, in step with the address bar. */
class Router {
  #path = $state(location.pathname);
  /** How many of our own pages are behind this one in the history. */
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

  /** Go to a page without a history entry, so that "back" skips this one. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#showPage();
  }

  /** The same page has another address from now on. */
  correctAddress(path: string): void {
    if (path !== location.pathname) history.replaceState(null, '', path);
  }

  /** Go back. A visitor who came by a link from outside goes to the home page instead. */
  back(): void {
    if (this.#pagesBehind > 0) history.back();
    else this.go(pathTo.home);
  }

  #showPage(): void {
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Plain clicks on our own links change the page; the browser handles new tabs, downloads and other sites. */
  #onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // Another language is another page.
    if (link.rel === 'alternate') return;
    if (/^\/(?:api|docs)\//u.test(link.pathname) || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
