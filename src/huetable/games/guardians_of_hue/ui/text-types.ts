// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface BoxTexts {
  readonly title: string;
}

export interface ScreenTexts {
  readonly spoken: {
    readonly table: string;
    readonly map: (args: { light: number; dark: number; names: string | number; agents: number; where: string | number }) => string;
    readonly hand: string;
    readonly stand: (args: { place: string | number; tired: string | boolean; ratings: string | number; spirit: string | boolean }) => string;
    readonly lord: string;
    readonly counts: string;
    readonly round: (args: { round: number; mine: string | boolean; name: string | number; actions: number; others: string | number }) => string;
    readonly other: (args: { name: string | number; place: string | number; tired: string | boolean }) => string;
    readonly arrows: string;
    readonly choose: string;
  };
  readonly quoted: (args: { words: string | number }) => string;
  readonly curve: string;
  readonly map: string;
  readonly short: {
    readonly '0': string;
    readonly '1': string;
    readonly '2': string;
    readonly '3': string;
    readonly '4': string;
    readonly '5': string;
    readonly '6': string;
    readonly '7': string;
    readonly '8': string;
  };
  readonly location: (args: { card: string | number; tag: string | number; light: string | boolean; spirit: string | boolean; standing: number; lying: number; guardians: number; names: string | number; pointing: number; pointers: string | number; choice: string | boolean }) => string;
  readonly exhaustedName: (args: { name: string | number }) => string;
  readonly side: (args: { tag: string | number; light: string | boolean }) => string;
  readonly ratings: (args: { strength: string | number; influence: string | number; defense: string | number }) => string;
  readonly takes: (args: { deed: string | boolean; target: number }) => string;
  readonly adjacent: (args: { cards: string | number }) => string;
  readonly attempts: {
    readonly attack: string;
    readonly encounter: string;
    readonly seal: string;
  };
  readonly does: {
    readonly attack: string;
    readonly encounter: (args: { enemy: string | number }) => string;
    readonly seal: (args: { card: string | number }) => string;
  };
  readonly risk: (args: { left: number }) => string;
  readonly rolls: (args: { target: number }) => string;
  readonly upTo: (args: { chance: string | number; names: string | number; helpers: number }) => string;
  readonly chance: (args: { chance: string | number }) => string;
  readonly moveHint: (args: { pointer: string | boolean }) => string;
  readonly tooFar: (args: { card: string | number }) => string;
  readonly standHint: string;
  readonly there: (args: { deed: string | boolean; target: number }) => string;
  readonly thereLight: string;
  readonly thereCentre: string;
  readonly orMore: (args: { target: string | number }) => string;
  readonly withOneMore: (args: { chance: string | number }) => string;
  readonly withReroll: (args: { chance: string | number }) => string;
  readonly moveTo: (args: { card: string | number }) => string;
  readonly choose: {
    readonly spirit: (args: { card: string | number }) => string;
    readonly grow: (args: { card: string | number }) => string;
    readonly spawn: (args: { card: string | number }) => string;
    readonly order: (args: { card: string | number }) => string;
    readonly step: (args: { card: string | number }) => string;
  };
  readonly asks: {
    readonly grow: (args: { roll: string | number }) => string;
    readonly spawn: (args: { roll: string | number }) => string;
    readonly order: string;
    readonly step: (args: { card: string | number }) => string;
  };
  readonly stand: string;
  readonly assist: (args: { name: string | number }) => string;
  readonly end: string;
  readonly propose: string;
  readonly vote: {
    readonly question: (args: { mine: string | boolean; name: string | number }) => string;
    readonly yes: string;
    readonly no: string;
  };
  readonly actionsLeft: (args: { actions: number }) => string;
  readonly yourTurn: string;
  readonly support: string;
  readonly supportHint: (args: { lower: string | number }) => string;
  readonly certainHint: string;
  readonly rerollHint: string;
  readonly reroll: (args: { dice: number }) => string;
  readonly pass: string;
  readonly die: (args: { number: string | number; value: string | number }) => string;
  readonly blackDie: (args: { value: string | number }) => string;
  readonly needed: (args: { target: string | number }) => string;
  readonly helpers: string;
  readonly you: string;
  readonly helperStates: {
    readonly asked: string;
    readonly passed: string;
    readonly supported: string;
    readonly rerolled: string;
  };
  readonly outcome: (args: { won: string | boolean; dice: number }) => string;
  readonly lastAttempt: string;
  readonly attemptNow: string;
  readonly attempt: (args: { you: string | boolean; name: string | number; deed: string | boolean; card: string | number }) => string;
  readonly meets: (args: { you: string | boolean; name: string | number; enemy: string | number; card: string | number }) => string;
  readonly plan: string;
  readonly planEmpty: string;
  readonly suggest: string;
  readonly suggestTitle: (args: { card: string | number }) => string;
  readonly whoDoes: string;
  readonly myself: string;
  readonly what: string;
  readonly wishes: {
    readonly move: string;
    readonly attack: string;
    readonly encounter: string;
    readonly seal: string;
    readonly stand: string;
    readonly assist: string;
    readonly support: string;
    readonly end: string;
  };
  readonly say: string;
  readonly answer: (args: { you: string | boolean; name: string | number; answer: string | number }) => string;
  readonly rather: (args: { wish: string | number; card: string | number }) => string;
  readonly replies: {
    readonly agreed: string;
    readonly noted: string;
    readonly declined: string;
  };
  readonly ratherThat: string;
  readonly moreReplies: string;
  readonly ratherTitle: string;
  readonly where: string;
  readonly round: (args: { round: number }) => string;
  readonly track: string;
  readonly settingUp: (args: { laying: string | boolean }) => string;
  readonly difficulties: {
    readonly easy: string;
    readonly difficult: string;
    readonly impossible: string;
  };
  readonly guardians: string;
  readonly agents: string;
  readonly darknessPart: string;
  readonly lightPart: string;
  readonly exhausted: string;
  readonly growth: (args: { times: number }) => string;
  readonly motion: {
    readonly agents: string;
    readonly growth: string;
    readonly success: string;
    readonly failure: string;
    readonly held: string;
    readonly lowered: (args: { by: string | number }) => string;
  };
  readonly reserve: string;
  readonly spirits: (args: { left: number }) => string;
  readonly agentsLeft: (args: { left: number }) => string;
  readonly lightCount: (args: { light: string | number }) => string;
  readonly darkness: string;
  readonly grown: (args: { what: string | boolean; card: string | number }) => string;
  readonly strode: (args: { start: string | number; card: string | number; result: string | boolean }) => string;
  readonly lord: string;
  readonly lordsDesk: string;
  readonly darkChoice: string;
  readonly storyField: string;
  readonly storyLater: string;
  readonly storyHint: string;
  readonly storyWait: string;
  readonly suggestLine: string;
  readonly tell: string;
  readonly story: string;
  readonly laying: (args: { card: string | number }) => string;
  readonly layHint: string;
  readonly turnCard: string;
  readonly before: string;
  readonly after: string;
  readonly layHere: string;
  readonly spot: (args: { at: string | number; all: string | number; cards: string | number }) => string;
  readonly endings: {
    readonly light: {
      readonly title: string;
      readonly text: string;
    };
    readonly dark: {
      readonly title: string;
      readonly text: string;
    };
    readonly spirits: {
      readonly title: string;
      readonly text: string;
    };
    readonly draw: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly status: {
    readonly voting: (args: { name: string | number }) => string;
    readonly lay: (args: { card: string | number }) => string;
    readonly act: (args: { actions: number }) => string;
    readonly exhausted: (args: { actions: number }) => string;
    readonly support: (args: { name: string | number; last: string | boolean; target: string | number }) => string;
    readonly reroll: (args: { name: string | number; total: string | number; target: string | number; last: string | boolean }) => string;
    readonly lord: (args: { question: string | number }) => string;
    readonly spirit: string;
    readonly attempt: (args: { you: string | boolean; name: string | number; target: number }) => string;
    readonly theirHelp: (args: { names: string | number; you: string | boolean; name: string | number }) => string;
    readonly theirReroll: (args: { names: string | number; you: string | boolean; name: string | number }) => string;
    readonly theirLay: (args: { name: string | number; card: string | number }) => string;
    readonly theirDarkness: (args: { agents: string | boolean; name: string | number; lord: string | boolean }) => string;
    readonly theirSpirit: (args: { name: string | number }) => string;
    readonly theirTurn: (args: { name: string | number; actions: number }) => string;
  };
  readonly note: (args: { exhausted: string | boolean; place: string | number }) => string;
  readonly tales: {
    readonly petals: string;
    readonly projector: string;
    readonly brown: string;
    readonly horizon: string;
    readonly still: string;
  };
}

export interface TipTexts {
  readonly support: string;
  readonly reroll: string;
  readonly othersHelp: string;
  readonly lay: string;
  readonly lord: string;
  readonly grow: (args: { lord: string | boolean; low: string | boolean }) => string;
  readonly spawn: string;
  readonly order: string;
  readonly step: string;
  readonly spirit: string;
  readonly lastSpirit: string;
  readonly lastSeal: string;
  readonly stand: string;
  readonly goal: string;
  readonly seal: string;
  readonly attackInLight: string;
  readonly attack: string;
  readonly encounter: string;
  readonly chance: string;
  readonly assist: string;
  readonly reply: string;
  readonly move: string;
  readonly darkLocation: string;
  readonly centre: string;
  readonly agent: string;
  readonly actions: (args: { actions: string | number }) => string;
  readonly growth: (args: { times: number }) => string;
  readonly round: string;
  readonly story: string;
  readonly plan: string;
  readonly draw: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly act: string;
  readonly roll: string;
  readonly spirit: string;
  readonly darkness: (args: { times: number }) => string;
  readonly end: (args: { lord: string | boolean }) => string;
  readonly captions: {
    readonly sides: string;
    readonly pieces: string;
    readonly blackDie: string;
    readonly enemies: string;
    readonly seal: string;
    readonly dice: string;
  };
}

export interface LessonTexts {
  readonly aim: string;
  readonly stand: string;
  readonly encounter: string;
  readonly dice: (args: { total: string | number; target: string | number }) => string;
  readonly seal: (args: { other: string | number }) => string;
  readonly support: (args: { other: string | number }) => string;
  readonly assist: (args: { other: string | number }) => string;
  readonly agent: string;
  readonly darkness: (args: { other: string | number }) => string;
  readonly attack: string;
  readonly beaten: (args: { total: string | number; target: string | number }) => string;
  readonly centre: string;
  readonly end: (args: { other: string | number }) => string;
  readonly help: (args: { other: string | number }) => string;
  readonly win: (args: { other: string | number }) => string;
}

export interface HonourTexts {
  readonly seals: {
    readonly title: string;
    readonly told: (args: { names: string | number; times: number; players: number }) => string;
  };
  readonly supports: {
    readonly title: string;
    readonly told: (args: { names: string | number; times: number; players: number }) => string;
  };
  readonly luckiest_roll: {
    readonly title: string;
    readonly told: (args: { names: string | number; target: string | number; total: string | number }) => string;
  };
  readonly closest_call: {
    readonly title: string;
    readonly told: (args: { lit: string | number; places: string | number; round: string | number }) => string;
  };
  readonly so_close: {
    readonly title: string;
    readonly told: (args: { lit: string | number; places: string | number; round: string | number }) => string;
  };
}
