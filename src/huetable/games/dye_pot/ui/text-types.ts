// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface BoxTexts {
  readonly first: string;
  readonly second: string;
}

export interface ScreenTexts {
  readonly spoken: {
    readonly table: string;
    readonly water: (args: { colour: string | number; taster_is: string | boolean; taster: string | number }) => string;
    readonly hand: string;
    readonly recipes: (args: { recipes: number; colours: string | number; poured_is: string | boolean; poured: string | number }) => string;
    readonly counts: string;
    readonly poured: (args: { poured: number; names: string | number; book: number; tints: string | number }) => string;
    readonly score: (args: { points: string | number; goal: number }) => string;
  };
  readonly scene: (args: { colour_is: string | boolean; colour: string | number }) => string;
  readonly drops: string;
  readonly waiting: string;
  readonly poured: string;
  readonly sank: (args: { dye: string | number }) => string;
  readonly lastRound: (args: { outcome: string | number }) => string;
  readonly outcome: (args: { sunk: number; dyes: string | number; colour_is: string | boolean; colour: string | number }) => string;
  readonly clears: (args: { left: number }) => string;
  readonly spoiled: string;
  readonly bottles: string;
  readonly pour: (args: { dye_is: string | boolean; dye: string | number }) => string;
  readonly orders: string;
  readonly recipe: (args: { parts: number; dyes: string | number }) => string;
  readonly claim: string;
  readonly points: (args: { points: number }) => string;
  readonly claimed: string;
  readonly taste: (args: { colour: string | number }) => string;
  readonly tasting: (args: { name: string | number }) => string;
  readonly example: string;
  readonly enter: string;
  readonly shrug: string;
  readonly words: string;
  readonly letters: (args: { most: string | number }) => string;
  readonly signs: string;
  readonly plain: (args: { word: string | number }) => string;
  readonly known: string;
  readonly nameHint: string;
  readonly fine: string;
  readonly book: string;
  readonly bookCount: (args: { tints: string | number; all: string | number }) => string;
  readonly nameless: string;
  readonly emptySwatch: string;
  readonly deck: (args: { orders: number }) => string;
  readonly endings: {
    readonly master: string;
    readonly book: string;
    readonly spoiled: string;
  };
  readonly statusPour: string;
  readonly statusPoured: (args: { dye: string | number; many: number; names: string | number }) => string;
  readonly statusWaiting: (args: { many: number; names: string | number }) => string;
  readonly statusFalling: string;
  readonly statusName: (args: { claim: string | boolean; colour: string | number }) => string;
  readonly statusClaim: (args: { colour: string | number }) => string;
  readonly statusTaster: (args: { name: string | number; colour: string | number }) => string;
  readonly noteClaimed: string;
  readonly noteTaster: string;
}

export interface TipTexts {
  readonly claim: (args: { colour: string | number }) => string;
  readonly taster: string;
  readonly pour: string;
  readonly orders: string;
  readonly colour: string;
  readonly points: string;
  readonly clear: string;
  readonly spoil: (args: { left: number }) => string;
  readonly goal: (args: { goal: number }) => string;
  readonly book: (args: { tints: number }) => string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly pour: string;
  readonly sink: string;
  readonly claim: string;
  readonly end: (args: { goal: string | number; tints: string | number }) => string;
  readonly captions: {
    readonly sink: string;
    readonly claim: string;
  };
}

export interface HonourTexts {
  readonly orders: {
    readonly title: string;
    readonly told: (args: { names: string | number; orders: number; players: number }) => string;
  };
  readonly nose: {
    readonly title: string;
    readonly told: (args: { names: string | number; times: number; players: number }) => string;
  };
  readonly names: {
    readonly title: string;
    readonly told: (args: { names: string | number; tints: number; players: number }) => string;
  };
  readonly water: {
    readonly title: string;
    readonly told: (args: { names: string | number; times: number; players: number }) => string;
  };
}
