import type { Server } from './call.ts';

export interface SocketWish {
  /** The number of the last position that was received: the server sends what was missed since. */
  readonly seen?: number;
  /** Show what everybody may see, even to somebody who has a seat. */
  readonly watch?: boolean;
}

/** The address of a table's socket. A table is named by its whole link, or by the last part of it. */
export function socketAddress(server: Server, link: string, { seen = 0, watch = false }: SocketWish = {}) {
  const address = new URL(server.address || location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const table = link.slice(link.lastIndexOf('/') + 1);
  const query = new URLSearchParams({
    ...(seen > 0 ? { seq: String(seen) } : {}),
    ...(watch ? { watch: '1' } : {}),
    ...(server.language === 'en' ? {} : { lang: server.language }),
  }).toString();
  return `${address.protocol}//${address.host}/ws/${encodeURIComponent(table)}${query && `?${query}`}`;
}
