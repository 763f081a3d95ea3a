/** What a game's event sentences need, compiled by web/vite-messages.ts. */
declare module '*?messages' {
  const catalogue: import('$lib/table/event-messages').Catalogue;
  export default catalogue;
}

/** Texts of a catalogue, compiled by web/vite-messages.ts. `huetable types` writes their exact types into text-types.ts. */
declare module '*?text' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=box' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=screen' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=tips' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=how_to' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=lesson' {
  const texts: unknown;
  export default texts;
}
declare module '*?text=honours' {
  const texts: unknown;
  export default texts;
}

/** How to load each section of a game's texts; '' is what its screens need at once (web/text-modules.ts). */
declare module 'virtual:text-loaders' {
  const loaders: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>>;
  export default loaders;
}

/** The version of Huetable that this page belongs to, put in by vite.config.ts. */
declare const HUETABLE_VERSION: string;
