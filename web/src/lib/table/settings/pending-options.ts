type Options = Readonly<Record<string, unknown>>;

/**
 * Option changes that were sent but not yet confirmed. All options are sent together, so a second change must include
 * the first.
 */
export class PendingOptions {
  #underway: Options = {};

  constructor(private readonly send: (options: Options) => Promise<unknown>) {}

  async change(agreed: Options, name: string, value: unknown): Promise<void> {
    this.#underway = { ...this.#underway, [name]: value };
    try {
      await this.send({ ...agreed, ...this.#underway });
    } finally {
      if (this.#underway[name] === value) this.#underway = without(this.#underway, name);
    }
  }
}

function without(options: Options, name: string): Options {
  return Object.fromEntries(Object.entries(options).filter(([key]) => key !== name));
}
