/** The names of a set of parts, in the order in which they are written down. */
export const names = <Name extends string>(parts: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(parts) as Name[];
