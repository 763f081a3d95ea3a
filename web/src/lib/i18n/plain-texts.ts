/** A compiled message, or a section of them. */
type Compiled = ((args?: unknown) => string) | { readonly [key: string]: Compiled };

/** A text without arguments becomes a string. One with arguments stays a function. */
export function plainTexts(compiled: Compiled): unknown {
  if (typeof compiled === 'function') return compiled.length === 0 ? compiled() : compiled;
  return Object.fromEntries(Object.entries(compiled).map(([key, part]) => [key, plainTexts(part)]));
}
