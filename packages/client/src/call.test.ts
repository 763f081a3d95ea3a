import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { addressOf, call, fetchResponse, type Server } from './call.ts';
import {
  changeName,
  createDeviceLink,
  fetchBlob,
  fetchGameInfo,
  fetchHome,
  fetchMyData,
  fetchRecord,
  fetchReplay,
  removeMyTable,
  uploadBlob,
} from './operations.ts';

const ask = vi.fn<typeof fetch>();
const server: Server = { address: 'http://play.example', language: 'de', fetch: ask };

beforeEach(
  () => void ask.mockReset().mockImplementation(() => Promise.resolve(Response.json({ yes: true }))),
);

it('asks in the language of whoever asks, and hands on the answer', async () => {
  expect(await call(server, fetchHome)).toEqual({ yes: true });
  expect(ask).toHaveBeenCalledWith('http://play.example/api/home', { headers: { 'accept-language': 'de' } });
});

it('puts what is given into the path, and behind it what has no place there', async () => {
  await call(server, fetchReplay, { table: 'a/b', number: 3, seat: 0 });
  expect(ask.mock.calls[0]?.[0]).toBe('http://play.example/api/tables/a%2Fb/games/3/replay?seat=0');
  expect(addressOf(server, fetchRecord, { table: 't', number: 1 })).toBe(
    'http://play.example/api/tables/t/games/1/record',
  );
});

it('sends no headers where the address names the language, so that a preloaded answer is used', async () => {
  await call(server, fetchGameInfo, { game: 'uno', lang: 'de' });
  expect(ask).toHaveBeenCalledWith('http://play.example/api/games/uno?lang=de', { headers: {} });
});

it('sends a struct as JSON, bytes as they are, and nothing where nothing is needed', async () => {
  await call(server, changeName, { body: { name: 'Mira' } });
  await call(server, uploadBlob, { table: 't', seat: 1, body: new Uint8Array([1, 2]) });
  await call(server, createDeviceLink);
  const [name, blob, link] = ask.mock.calls.map(([, init]) => init);
  expect(name).toMatchObject({ method: 'POST', body: '{"name":"Mira"}' });
  expect(name?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(blob).toMatchObject({ method: 'POST', body: new Uint8Array([1, 2]) });
  expect(blob?.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
  expect(link).toEqual({ method: 'POST', headers: { 'accept-language': 'de' } });
});

it('reads nothing as null, and what is no JSON as bytes', async () => {
  ask.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await call(server, removeMyTable, { table: 't' })).toBeNull();
  expect(ask).toHaveBeenCalledWith('http://play.example/api/me/tables/t', {
    method: 'DELETE',
    headers: { 'accept-language': 'de' },
  });
  ask.mockResolvedValueOnce(new Response(new Uint8Array([7])));
  expect(new Uint8Array(await call(server, fetchBlob, { table: 't', hash: 'h' }))).toEqual(
    new Uint8Array([7]),
  );
  expect(await (await fetchResponse(server, fetchMyData)).text()).toBe('{"yes":true}');
});

it('throws what the server says: the sentence, the clause and the status', async () => {
  ask.mockResolvedValueOnce(Response.json({ sentence: 'Nein.', clause: 'TABLE-85' }, { status: 403 }));
  const refused = await call(server, fetchHome).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ message: 'Nein.', clause: 'TABLE-85', status: 403 });
  ask.mockResolvedValueOnce(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(server, fetchHome)).rejects.toMatchObject({ message: 'Bad Gateway', status: 502 });
});
