import { ApiError } from './api-error.ts';
import {
  describeRequest,
  type AnyInput,
  type Bytes,
  type InputArgument,
  type Operation,
} from './operation.ts';
import type { Error as Problem } from './protocol.ts';

/** A server, as whoever asks it sees it. */
export interface Server {
  /** Such as http://localhost:8000; empty on its own pages. */
  readonly address: string;
  /** Of its sentences, such as refusals. */
  readonly language: string;
  /** In place of the global one: a program adds who it is. */
  readonly fetch?: typeof fetch;
}

/** Ask the server, and throw an ApiError if it refuses. */
export async function call<Input, Answer>(
  server: Server,
  operation: Operation<Input, Answer>,
  ...[input]: InputArgument<Input>
): Promise<Answer> {
  return (await read(await send(server, operation, input))) as Answer;
}

/** As `call`, but with the response as it came: for a file that is handed on. */
export async function fetchResponse<Input>(
  server: Server,
  operation: Operation<Input, unknown>,
  ...[input]: InputArgument<Input>
): Promise<Response> {
  return send(server, operation, input);
}

/** Where a request goes: for a picture or a download. */
export function addressOf<Input>(
  server: Server,
  operation: Operation<Input, unknown>,
  ...[input]: InputArgument<Input>
): string {
  return server.address + describeRequest(operation, input as AnyInput | undefined).path;
}

async function send(server: Server, operation: string, input: unknown): Promise<Response> {
  const { method, path, body } = describeRequest(operation, input as AnyInput | undefined);
  const response = await (server.fetch ?? fetch)(server.address + path, {
    ...(method === 'GET' ? {} : { method }),
    // Where the address names the language, the browser may have fetched it already, and without headers.
    headers: hasLanguage(input) ? {} : { 'accept-language': server.language, ...contentType(body) },
    ...(body === undefined ? {} : { body: isBytes(body) ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw await apiError(response);
  return response;
}

function hasLanguage(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'lang' in input;
}

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': `application/${isBytes(body) ? 'octet-stream' : 'json'}` };
}

function isBytes(body: unknown): body is Bytes {
  return body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body);
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? response.json() : response.arrayBuffer();
}

async function apiError(response: Response): Promise<ApiError> {
  try {
    const { sentence, clause } = (await response.json()) as Problem;
    return new ApiError(sentence, response.status, clause);
  } catch {
    return new ApiError(response.statusText, response.status);
  }
}
