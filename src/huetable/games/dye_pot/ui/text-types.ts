// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface TipTexts {
  readonly anOrderYouCanClaim: string;
  readonly youHoldTheSpoon: string;
  readonly aDropInSecret: string;
  readonly yourOrders: string;
  readonly whatColoursTheWater: string;
  readonly whatAClaimIsWorth: string;
  readonly clearWater: string;
  readonly thePotMaySpoil: string;
  readonly theGoal: string;
  readonly aFullBook: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly pour: string;
  readonly sink: string;
  readonly claim: string;
  readonly end: string;
}
