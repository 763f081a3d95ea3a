// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface BoxTexts {
  readonly first: string;
  readonly second: string;
}

export interface ScreenTexts {
  readonly board: string;
  readonly faceDown: (args: { number: string | number }) => string;
  readonly open: (args: { number: string | number; colour: string | number }) => string;
  readonly taken: (args: { number: string | number; colour: string | number; name: string | number }) => string;
  readonly first: string;
  readonly second: string;
  readonly waiting: (args: { name: string | number }) => string;
  readonly left: (args: { pairs: number }) => string;
}

export interface TipTexts {
  readonly first: string;
}
