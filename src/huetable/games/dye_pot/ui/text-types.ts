// Made by `huetable types` from the catalogue of messages. Change that instead.

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
  readonly end: string;
  readonly captions: {
    readonly sink: string;
    readonly claim: string;
  };
}
