import { expect, it } from 'vitest';
import { socketAddress } from './socket-address.ts';

it('goes to the host of the server, in secret where it is asked in secret', () => {
  const secret = { address: 'https://play.example', language: 'de' };
  const plain = { address: 'http://127.0.0.1:8000', language: 'en' };
  expect(socketAddress(secret, 'abc')).toBe('wss://play.example/ws/abc?lang=de');
  expect(socketAddress(plain, 'abc', { seen: 7 })).toBe('ws://127.0.0.1:8000/ws/abc?seq=7');
  expect(socketAddress(plain, 'abc', { seen: 7, watch: true })).toBe(
    'ws://127.0.0.1:8000/ws/abc?seq=7&watch=1',
  );
});

it('takes the whole link of a table', () => {
  const server = { address: 'http://127.0.0.1:8000', language: 'en' };
  expect(socketAddress(server, 'http://127.0.0.1:8000/t/abc')).toBe('ws://127.0.0.1:8000/ws/abc');
});

it('goes to the host that served the page', () => {
  expect(socketAddress({ address: '', language: 'en' }, 'abc')).toBe(`ws://${location.host}/ws/abc`);
});
