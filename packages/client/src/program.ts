import type { Server } from './call.ts';
import type { Socket } from './connection.ts';

export interface ProgramOptions {
  /** Made in the settings of a guest; without one the program is a guest of its own, by the cookie that it is given. */
  readonly token?: string;
  readonly language?: string;
}

/** A server as a program outside a browser sees it. */
export interface ProgramServer extends Server {
  /** For a Connection: says who the program is, as a browser does by itself. */
  readonly openSocket: (address: string) => Socket;
}

/** The server at an address, for a program in Node, Bun or Deno: these keep no cookies, and ask with headers of ours. */
export function programServer(
  address: string,
  { token = '', language = 'en' }: ProgramOptions = {},
): ProgramServer {
  const identity = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  return {
    address: address.replace(/\/+$/u, ''),
    language,
    fetch: async (input, init) => {
      const headers = new Headers([...new Headers(init?.headers), ...identity]);
      const response = await fetch(input, { ...init, headers });
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
      if (cookies.length > 0) identity.set('cookie', cookies.join('; '));
      return response;
    },
    openSocket: (socketAddress) => openWithHeaders(socketAddress, Object.fromEntries(identity)),
  };
}

type SocketWithHeaders = new (address: string, options: { headers: Record<string, string> }) => Socket;

/** The DOM's types know no second argument of this kind: only programs may set headers. */
function openWithHeaders(address: string, headers: Record<string, string>): Socket {
  return new (WebSocket as unknown as SocketWithHeaders)(address, { headers });
}
