// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface TipTexts {
  readonly supportBeforeTheRoll: string;
  readonly diceRolledAgain: string;
  readonly whereACardMayLie: string;
  readonly youAreLordSepia: string;
  readonly darknessGrows: string;
  readonly anAgentAppears: string;
  readonly theAgentsAct: string;
  readonly whereAnAgentGoes: string;
  readonly bothSpiritsAreOut: string;
  readonly exhausted: string;
  readonly theLastSeal: string;
  readonly aSealToBreak: string;
  readonly anEncounter: string;
  readonly anAgentBesideYou: string;
  readonly aFriendOnTheGround: string;
  readonly somebodyHasAPlanForYou: string;
  readonly yourTurn: string;
  readonly thePlan: string;
  readonly threeDice: string;
  readonly aSpiritIsLost: string;
  readonly anAgentOnLightGround: string;
  readonly lordSepiaTellsAStory: string;
  readonly noEndInSight: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly act: string;
  readonly roll: string;
  readonly spirit: string;
  readonly darkness: string;
  readonly end: string;
}
