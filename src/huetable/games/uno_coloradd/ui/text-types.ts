// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface BoxTexts {
  readonly title: string;
  readonly addition: string;
}

export interface ScreenTexts {
  readonly spoken: {
    readonly table: string;
    readonly top: (args: { card: string | number; wild: string | boolean; colour: string | number; cards: number; who: string | boolean; name: string | number }) => string;
    readonly hand: string;
    readonly held: (args: { count: number; cards: string | number; fits: number; playable: string | number }) => string;
    readonly counts: string;
    readonly count: (args: { who: string | boolean; name: string | number; cards: number; exposed: string | boolean }) => string;
    readonly pile: (args: { counts: string | number; pile: number }) => string;
    readonly chance: (args: { name: string | number }) => string;
    readonly arrows: string;
    readonly play: string;
  };
  readonly status: {
    readonly voting: (args: { name: string | number }) => string;
    readonly callNow: string;
    readonly chooseFirst: string;
    readonly take: (args: { cards: number }) => string;
    readonly takeOrStack: (args: { cards: number }) => string;
    readonly takeOrChallenge: (args: { cards: number; by: string | number }) => string;
    readonly honour: string;
    readonly play: (args: { colour: string | number; symbol: string | number }) => string;
    readonly playColour: (args: { colour: string | number }) => string;
    readonly draw: string;
    readonly pass: string;
    readonly drew: (args: { card: string | number }) => string;
    readonly notCalled: (args: { name: string | number }) => string;
    readonly choosesFirst: (args: { name: string | number }) => string;
    readonly hasDrawn: (args: { name: string | number }) => string;
    readonly takesOrStacks: (args: { name: string | number; cards: number }) => string;
    readonly takesOrChallenges: (args: { name: string | number; cards: number }) => string;
    readonly honours: (args: { name: string | number }) => string;
    readonly theirTurn: (args: { name: string | number }) => string;
    readonly turn: (args: { name: string | number; next: string | number }) => string;
    readonly watched: (args: { name: string | number; colour: string | number; symbol: string | number }) => string;
    readonly watchedColour: (args: { name: string | number; colour: string | number }) => string;
    readonly turnThenYou: (args: { name: string | number }) => string;
    readonly over: string;
    readonly next: (args: { round: string | number }) => string;
    readonly waiting: (args: { names: string | number }) => string;
    readonly waitingForMany: (args: { players: string | number }) => string;
  };
  readonly vote: {
    readonly question: (args: { accused_is: string | boolean; accused: string | number; proposer_is: string | boolean; proposer: string | number }) => string;
    readonly yes: string;
    readonly no: string;
  };
  readonly cards: (args: { cards: number }) => string;
  readonly points: (args: { points: number }) => string;
  readonly table: string;
  readonly hand: string;
  readonly handCard: (args: { card: string | number; fits: string | boolean; lifted: string | boolean; drawn: string | boolean }) => string;
  readonly actions: string;
  readonly sort: {
    readonly colour: string;
    readonly number: string;
    readonly drawn: string;
  };
  readonly sorted: (args: { sorting: string | boolean }) => string;
  readonly pile: (args: { cards: number }) => string;
  readonly drawFrom: (args: { cards: number }) => string;
  readonly discard: (args: { card: string | number }) => string;
  readonly colour: (args: { colour: string | number }) => string;
  readonly moreFit: (args: { cards: number }) => string;
  readonly noColour: string;
  readonly wild: string;
  readonly direction: (args: { direction: number }) => string;
  readonly toTake: (args: { cards: number }) => string;
  readonly player: (args: { cards: number; turn: string | boolean; next: string | boolean }) => string;
  readonly uno: string;
  readonly caught: string;
  readonly motion: {
    readonly missed: string;
    readonly passes: string;
    readonly bluff: string;
    readonly noBluff: string;
    readonly out: string;
  };
  readonly draw: string;
  readonly keep: string;
  readonly pass: string;
  readonly play: (args: { card: string | number }) => string;
  readonly jumpIn: (args: { card: string | number }) => string;
  readonly call: string;
  readonly callHint: string;
  readonly take: (args: { cards: number }) => string;
  readonly challenge: string;
  readonly done: string;
  readonly catch: (args: { name: string | number }) => string;
  readonly dispute: (args: { name: string | number }) => string;
  readonly ready: (args: { round: string | number }) => string;
  readonly isReady: string;
  readonly seatPoints: (args: { points: string | number }) => string;
  readonly stage: (args: { goal: number; round: string | number }) => string;
  readonly stageLowest: (args: { round: string | number; goal: string | number }) => string;
  readonly chooseColour: string;
  readonly chooseFirstColour: string;
  readonly youHave: (args: { cards: number }) => string;
  readonly honest: (args: { colour: string | number }) => string;
  readonly bluff: (args: { colour: string | number; next: string | number }) => string;
  readonly choosePlayer: {
    readonly swap: string;
    readonly one_draws: string;
    readonly look: string;
  };
  readonly four: (args: { by: string | number; colour: string | number }) => string;
  readonly ifBluff: (args: { colour: string | number; cards: number }) => string;
  readonly ifHonest: (args: { cards: number }) => string;
  readonly two: (args: { by: string | number; cards: number }) => string;
  readonly stackTwo: string;
  readonly stackFour: string;
  readonly openChallenge: (args: { by: string | number; colour: string | number; cards: number; more: string | number }) => string;
  readonly houseRule: (args: { effect: string | number }) => string;
  readonly houseRules: (args: { rules: number }) => string;
  readonly house: string;
  readonly houseButton: (args: { rules: number }) => string;
  readonly newRule: {
    readonly text: string;
    readonly example: string;
    readonly effect: string;
    readonly add: string;
    readonly remove: (args: { number: string | number }) => string;
  };
  readonly handOf: (args: { name: string | number }) => string;
  readonly seenHand: (args: { name: string | number; cards: string | number }) => string;
  readonly seenHint: (args: { name: string | number }) => string;
  readonly hideHand: (args: { name: string | number }) => string;
  readonly verdict: {
    readonly bluff: (args: { name: string | number; colour: string | number; cards: number }) => string;
    readonly honest: (args: { name: string | number; colour: string | number; cards: number }) => string;
  };
  readonly dealDraws: string;
  readonly youDeal: string;
  readonly deals: (args: { name: string | number }) => string;
  readonly round: (args: { round: string | number }) => string;
  readonly youWentOut: string;
  readonly wentOut: (args: { name: string | number }) => string;
  readonly nobodyOut: string;
  readonly youScore: (args: { points: number }) => string;
  readonly scores: (args: { name: string | number; points: number }) => string;
  readonly everybodyScores: string;
  readonly nobodyScores: string;
  readonly youWin: string;
  readonly wins: (args: { name: string | number }) => string;
  readonly out: string;
  readonly cardsWorth: (args: { points: string | number }) => string;
  readonly pointsMore: (args: { points: string | number }) => string;
  readonly pointsForYou: (args: { points: string | number }) => string;
  readonly pointsFor: (args: { points: string | number; name: string | number }) => string;
  readonly scoresNow: string;
  readonly toGoal: (args: { goal: string | number }) => string;
  readonly untilGoal: (args: { goal: string | number }) => string;
}

export interface TipTexts {
  readonly callNow: string;
  readonly catch: string;
  readonly challenge: (args: { colour: string | number; cards: string | number }) => string;
  readonly stack: (args: { cards: string | number }) => string;
  readonly take: (args: { cards: string | number }) => string;
  readonly firstColour: string;
  readonly honour: string;
  readonly drawn: string;
  readonly pass: string;
  readonly callWith: string;
  readonly jumpIn: string;
  readonly fits: string;
  readonly draw: (args: { until: string | boolean }) => string;
  readonly wild: string;
  readonly wildFour: (args: { bluff: string | boolean; colour: string | number }) => string;
  readonly houseCard: string;
  readonly dispute: string;
  readonly seenHand: string;
  readonly bluff: (args: { role: string | boolean }) => string;
  readonly noBluff: (args: { role: string | boolean }) => string;
  readonly drewInVain: string;
  readonly skipped: string;
  readonly houseRule: string;
  readonly drawTwo: string;
  readonly skip: string;
  readonly reverse: (args: { two: string | boolean }) => string;
  readonly sevenZero: (args: { seven: string | boolean }) => string;
  readonly newColour: (args: { colour: string | number }) => string;
  readonly reshuffled: string;
  readonly roundScore: string;
  readonly goal: (args: { goal: string | number }) => string;
  readonly lowest: (args: { goal: string | number }) => string;
  readonly ready: string;
  readonly waiting: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly match: string;
  readonly special: string;
  readonly draw: (args: { until: string | boolean }) => string;
  readonly uno: string;
  readonly end: (args: { way: string | boolean; goal: string | number }) => string;
  readonly captions: {
    readonly cards: string;
    readonly fits: string;
    readonly chosen: string;
    readonly drawTwo: string;
    readonly skip: string;
    readonly reverse: string;
    readonly drawFour: string;
    readonly points: string;
    readonly customizable: string;
  };
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

export interface HonourTexts {
  readonly longest_hand: {
    readonly title: string;
    readonly told: (args: { names: string | number; cards: string | number }) => string;
  };
  readonly best_catch: {
    readonly title: string;
    readonly told: (args: { times: number; names: string | number; other: string | number }) => string;
  };
  readonly boldest_bluff: {
    readonly title: string;
    readonly told: (args: { names: string | number; times: number }) => string;
  };
  readonly biggest_round: {
    readonly title: string;
    readonly told: (args: { names: string | number; points: string | number }) => string;
  };
}
