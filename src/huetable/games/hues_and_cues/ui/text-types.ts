// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface TipTexts {
  readonly anObjection: string;
  readonly yourCard: string;
  readonly anyColourYouLike: string;
  readonly whatACueMayNotBe: string;
  readonly aSecondCueOrNone: string;
  readonly yourFirstPiece: string;
  readonly yourSecondPiece: string;
  readonly aCueThatIsNotFair: string;
  readonly aTieAtTheTop: string;
  readonly whatAPieceIsWorth: string;
  readonly outOfTime: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly pick: string;
  readonly first: string;
  readonly second: string;
  readonly score: string;
  readonly end: string;
}
