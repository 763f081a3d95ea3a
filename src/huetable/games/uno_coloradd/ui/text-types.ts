// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface TipTexts {
  readonly somebodyHasNotCalled: string;
  readonly believeItOrChallenge: string;
  readonly stacking: string;
  readonly aWildCardToBeginWith: string;
  readonly aTextToHonour: string;
  readonly theCardYouDrew: string;
  readonly oneCardLeftUno: string;
  readonly jumpIn: string;
  readonly aCardThatFits: string;
  readonly nothingFits: string;
  readonly aWildCard: string;
  readonly wildDrawFourHonestOrNot: string;
  readonly aHouseRule: string;
  readonly aHandYouHaveSeen: string;
  readonly aBluffThatWasCalled: string;
  readonly aChallengeThatFailed: string;
  readonly aDispute: string;
  readonly drawTwo: string;
  readonly skip: string;
  readonly reverse: string;
  readonly sevensAndZeros: string;
  readonly thePileWasEmpty: string;
  readonly whatARoundIsWorth: string;
  readonly theGoal: string;
  readonly countingLeftovers: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly match: string;
  readonly special: string;
  readonly draw: string;
  readonly uno: string;
  readonly end: string;
}

export interface LessonTexts {
  readonly aim: string;
  readonly colour: string;
  readonly number: string;
  readonly draw: string;
  readonly wild: string;
  readonly skip: (args: { next: string | number }) => string;
  readonly drawFour: (args: { by: string | number }) => string;
  readonly challenge: (args: { by: string | number }) => string;
  readonly bluff: (args: { by: string | number }) => string;
  readonly green: string;
  readonly catch: (args: { other: string | number }) => string;
  readonly call: (args: { other: string | number }) => string;
  readonly uno: string;
  readonly out: string;
  readonly score: (args: { points: string | number; goal: string | number }) => string;
}
