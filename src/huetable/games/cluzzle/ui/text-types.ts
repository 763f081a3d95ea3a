// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface TipTexts {
  readonly yourCard: string;
  readonly whatASculptureMayBe: string;
  readonly whenTimeIsUp: string;
  readonly nobodyKnows: string;
  readonly yourQuestion: string;
  readonly yourAnswer: string;
  readonly yourGuess: string;
  readonly theLastAnswer: string;
  readonly aWrongAnswer: string;
  readonly falseAnswers: string;
  readonly whatACluzzleIsWorth: string;
  readonly aWrongGuess: string;
  readonly theGallery: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly sculpt: string;
  readonly ask: string;
  readonly answer: string;
  readonly guess: string;
  readonly end: string;
}
