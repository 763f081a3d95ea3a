declare const types: unique symbol;

/** A request that the server answers: its method and its path. What is sent and answered only the compiler knows. */
export type Operation<Input, Answer> = string & { readonly [types]?: (input: Input) => Answer };

/** Of a request that needs nothing but its path. */
export type NoInput = Readonly<Record<string, never>>;

/** The last argument of a call: it can be left out where nothing has to be said. */
export type InputArgument<Input> = NoInput extends Input ? [input?: Input] : [input: Input];

/** What is sent as it is. */
export type Bytes = Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** The input of any request. */
export interface AnyInput {
  readonly body?: unknown;
}

/** Method, address and body of a request. What has no place in the path is asked for behind it. */
export function describeRequest(operation: string, { body, ...parameters }: AnyInput = {}) {
  const [method = '', template = ''] = operation.split(' ');
  const query = new URLSearchParams();
  let path = template;
  for (const [name, value] of Object.entries<string | number | undefined>(parameters)) {
    const place = `{${name}}`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(String(value)));
    else if (value !== undefined) query.set(name, String(value));
  }
  const asked = query.toString();
  return { method, path: asked ? `${path}?${asked}` : path, body };
}
