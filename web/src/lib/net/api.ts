import type { DeviceLink, Error as Problem, GameInfo, Home, NewTable, Replay, TableLink } from './protocol';

/** The server has said no, in a sentence that can be shown. */
export class Unserved extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  const answer = await fetch(`/api/${path}`, request(body));
  if (!answer.ok) throw new Unserved(await sentenceOf(answer), answer.status);
  return (answer.status === 204 ? null : await answer.json()) as Reply;
}

function request(body: unknown): RequestInit {
  if (body === undefined) return { headers: { accept: 'application/json' } };
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function sentenceOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).sentence;
  } catch {
    return answer.statusText;
  }
}

const part = encodeURIComponent;

export const home = (): Promise<Home> => ask('home');
export const gameInfo = (game: string): Promise<GameInfo> => ask(`games/${part(game)}`);
export const newTable = (table: NewTable): Promise<TableLink> => ask('tables', table);
export const tableOf = (code: string): Promise<TableLink> => ask(`codes/${part(code)}`);
export const deviceLink = (): Promise<DeviceLink> => ask('me/device', {});
export const forgetMe = (): Promise<null> => ask('me/forget', {});

export function replay(table: string, game: number, seat: number | null): Promise<Replay> {
  const from = seat === null ? '' : `?seat=${seat}`;
  return ask(`tables/${part(table)}/games/${game}/replay${from}`);
}

export const qrAddress = (table: string): string => `/api/tables/${part(table)}/qr.svg`;
export const recordAddress = (table: string, game: number): string => `/api/tables/${part(table)}/games/${game}/record`;
