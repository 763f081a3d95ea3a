import type { Connection } from '@huetable/client';

/** Tell a connection what the browser says about network and page, until the returned function is called. */
export function watchNetwork(
  connection: Pick<Connection, 'wake' | 'setVisible' | 'networkLost'>,
): () => void {
  const stop = new AbortController();
  const listen = (target: EventTarget, event: string, react: () => void) =>
    target.addEventListener(event, react, { signal: stop.signal });

  const wake = () => document.hidden || connection.wake();
  listen(window, 'online', wake);
  listen(window, 'offline', () => connection.networkLost());
  // From the back-forward cache, and after the browser had frozen the page.
  listen(window, 'pageshow', wake);
  listen(document, 'resume', wake);
  listen(document, 'visibilitychange', () => connection.setVisible(!document.hidden));
  connection.setVisible(!document.hidden);
  return () => stop.abort();
}
