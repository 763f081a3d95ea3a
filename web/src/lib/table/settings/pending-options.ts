type Options = Readonly<Record<string, unknown>>;

/**
 * Option changes that were sent but not yet confirmed. All options are sent together, so a second change must include
 * the first.
 */
export class PendingOptions {
  #pending: Options = {};

  constructor(private readonly send: (options: Options) => Promise<unknown>) {}

  async change(agreed: Options, name: string, value: unknown): Promise<unknown> {
    this.#pending = { ...this.#pending, [name]: value };
    try {
      return await this.send({ ...agreed, ...this.#pending });
    } finally {
      if (this.#pending[name] === value) this.#pending = omit(this.#pending, name);
    }
  }
}

function omit(options: Options, name: string): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => key !== name));
}
