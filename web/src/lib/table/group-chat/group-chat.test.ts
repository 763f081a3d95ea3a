import { beforeEach, expect, it, vi } from 'vitest';
import { text } from '../../i18n';
import { ApiError } from '../../net/api';
import { changeWebhook, fetchWebhook } from '../../net/table-api';
import { GroupChat } from './group-chat.svelte';

vi.mock('../../net/table-api', () => ({ changeWebhook: vi.fn(), fetchWebhook: vi.fn() }));

const OFF = { hosts: [], address: '', service: '', secret: '', host: '' } as const;
const ON = {
  hosts: ['discord.com'],
  address: 'https://discord.com/x',
  service: 'discord',
  secret: 's',
  host: 'discord.com',
} as const;

beforeEach(() => {
  vi.mocked(fetchWebhook).mockReset();
  vi.mocked(changeWebhook).mockReset();
});

it('is offered only where the server allows it', async () => {
  const chat = new GroupChat('t1');
  expect(chat.offered).toBe(false);
  vi.mocked(fetchWebhook).mockResolvedValueOnce(OFF);
  await chat.load();
  expect(chat.offered).toBe(false);
  vi.mocked(fetchWebhook).mockResolvedValueOnce(ON);
  await chat.load();
  expect(chat.offered).toBe(true);
  vi.mocked(fetchWebhook).mockRejectedValueOnce(new TypeError('offline'));
  await chat.load();
  expect(chat.offered).toBe(false);
});

it('says why an address is refused, and keeps what was there', async () => {
  const chat = new GroupChat('t1');
  vi.mocked(changeWebhook).mockResolvedValueOnce(ON);
  await chat.save(ON.address);
  vi.mocked(changeWebhook).mockRejectedValueOnce(new ApiError('Only discord.com.', 400));
  await chat.save('https://elsewhere.example');
  expect([chat.info, chat.problem, chat.busy]).toEqual([ON, 'Only discord.com.', false]);
  vi.mocked(changeWebhook).mockRejectedValueOnce(new TypeError('offline'));
  await chat.save('');
  expect(chat.problem).toBe(text.common.unreachable);
  vi.mocked(changeWebhook).mockResolvedValueOnce(OFF);
  await chat.save('');
  expect([chat.info, chat.problem]).toEqual([OFF, '']);
});
