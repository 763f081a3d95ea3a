/** Chooses one of `options` for a trait of a face. The same seed and trait always choose the same place in the list. */
export type Pick = <Option>(trait: string, options: readonly Option[]) => Option;

export function pickerFor(seed: string): Pick {
  return (trait, options) => {
    const option = options[hash(`${trait}:${seed}`) % options.length];
    if (option === undefined) throw new Error(`There is nothing to choose from for ${trait}`);
    return option;
  };
}

/** FNV-1a, then mixed once more: its lowest bits alone are too regular for short seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
