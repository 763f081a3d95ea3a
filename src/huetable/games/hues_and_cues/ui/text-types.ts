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
