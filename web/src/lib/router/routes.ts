/** Every page. Only this file knows what the addresses look like. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'code'; readonly code: string }
  | { readonly page: 'tv'; readonly code: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'howToPlay'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'replay'; readonly table: string; readonly game: number }
  | { readonly page: 'move'; readonly token: string }
  | { readonly page: 'settings' }
  | { readonly page: 'myPage' }
  | { readonly page: 'operator' }
  | { readonly page: 'about' }
  | { readonly page: 'notFound' };

export function parseRoute(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { page: 'home' };
  if (more.length > 0) return { page: 'notFound' };
  if (first === 'settings' && second === undefined) return { page: 'settings' };
  if (first === 'me' && second === undefined) return { page: 'myPage' };
  if (first === 'operator' && second === undefined) return { page: 'operator' };
  if (first === 'about' && second === undefined) return { page: 'about' };
  if (first === 'replay') return replayRoute(second, third);
  if (second === undefined || third !== undefined) return { page: 'notFound' };
  if (first === 't') return { page: 'table', table: second };
  if (first === 'c') return { page: 'code', code: second };
  if (first === 'tv') return { page: 'tv', code: second };
  if (first === 'move') return { page: 'move', token: second };
  if (first === 'rules') return { page: 'rules', game: second };
  if (first === 'how-to-play') return { page: 'howToPlay', game: second };
  if (first === 'learn') return { page: 'learn', game: second };
  return { page: 'notFound' };
}

function replayRoute(table: string | undefined, number: string | undefined): Route {
  const game = Number(number);
  return table !== undefined && Number.isInteger(game)
    ? { page: 'replay', table, game }
    : { page: 'notFound' };
}

/** Broken percent escapes in the address are taken literally. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const encode = encodeURIComponent;

export const pathTo = {
  home: '/',
  settings: '/settings',
  myPage: '/me',
  about: '/about',
  /** Served as it is: no page of ours. */
  documentation: '/docs/',
  table: (table: string): string => `/t/${encode(table)}`,
  code: (code: string): string => `/c/${encode(code)}`,
  tv: (code: string): string => `/tv/${encode(code)}`,
  rules: (game: string): string => `/rules/${encode(game)}`,
  howToPlay: (game: string): string => `/how-to-play/${encode(game)}`,
  learn: (game: string): string => `/learn/${encode(game)}`,
  replay: (table: string, game: number): string => `/replay/${encode(table)}/${game}`,
};
