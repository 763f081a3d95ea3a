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
