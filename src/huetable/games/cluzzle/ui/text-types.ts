// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface BoxTexts {
  readonly title: string;
  readonly line: string;
}

export interface ScreenTexts {
  readonly spoken: {
    readonly table: string;
    readonly sculpting: (args: { sealed: number; all: string | number }) => string;
    readonly quiet: string;
    readonly question: (args: { asker_is: string | boolean; asker: string | number; sculptor_is: string | boolean; sculptor: string | number; question: string | number; answered: string | boolean; answer: string | number }) => string;
    readonly hand: string;
    readonly card: (args: { words: string | number }) => string;
    readonly word: (args: { word: string | number }) => string;
    readonly counts: string;
    readonly found: (args: { found: number; words: string | number; open: number }) => string;
    readonly points: (args: { points: number }) => string;
    readonly turn: string;
    readonly undo: string;
  };
  readonly quoted: (args: { words: string | number }) => string;
  readonly status: {
    readonly choose: string;
    readonly sculpt: (args: { word: string | number }) => string;
    readonly seal_now: string;
    readonly start_now: string;
    readonly sealed: string;
    readonly sculpting: string;
    readonly still_sculpting: (args: { count: number; names: string | number }) => string;
    readonly unveiled: string;
    readonly ask: string;
    readonly ask_again: string;
    readonly asks: (args: { name: string | number }) => string;
    readonly answer: string;
    readonly answers: (args: { name: string | number }) => string;
    readonly guess: (args: { answer: string | number }) => string;
    readonly guesses: (args: { name: string | number }) => string;
    readonly last_answer: string;
    readonly last_answers: (args: { name: string | number }) => string;
    readonly gallery: string;
    readonly gallery_open: string;
    readonly over: string;
  };
  readonly vote: {
    readonly question: (args: { accuser_is: string | boolean; accuser: string | number; sculptor_is: string | boolean; sculptor: string | number }) => string;
    readonly yes: string;
    readonly no: string;
  };
  readonly note: {
    readonly ready: string;
    readonly sculpting: string;
    readonly left: string;
    readonly questions: (args: { count: number }) => string;
  };
  readonly stamp: {
    readonly right: string;
    readonly wrong: string;
    readonly stay: string;
    readonly gone: string;
  };
  readonly mark: {
    readonly ready: string;
    readonly time_up: string;
    readonly first: string;
    readonly asks: string;
    readonly pass: string;
    readonly skipped: string;
    readonly last_call: string;
    readonly vote: string;
  };
  readonly tools: {
    readonly title: string;
    readonly add: string;
    readonly carve: string;
    readonly smooth: string;
    readonly pull: string;
    readonly flatten: string;
    readonly paint: string;
  };
  readonly tool_hints: {
    readonly add: string;
    readonly carve: string;
    readonly smooth: string;
    readonly pull: string;
    readonly flatten: string;
    readonly paint: string;
  };
  readonly colours: {
    readonly title: string;
    readonly clay: string;
    readonly red: string;
    readonly orange: string;
    readonly yellow: string;
    readonly green: string;
    readonly blue: string;
    readonly purple: string;
    readonly pink: string;
    readonly brown: string;
    readonly white: string;
    readonly grey: string;
    readonly black: string;
  };
  readonly start: {
    readonly title: string;
    readonly ball: string;
    readonly rope: string;
    readonly slab: string;
    readonly nothing: string;
  };
  readonly card: {
    readonly title: string;
    readonly hint: string;
    readonly change: string;
    readonly change_short: string;
    readonly easy: string;
    readonly medium: string;
    readonly hard: string;
  };
  readonly sculpt: {
    readonly help: (args: { pointer: string | boolean }) => string;
    readonly clay: (args: { made: string | number }) => string;
    readonly size: string;
    readonly mirror: string;
    readonly undo: string;
    readonly redo: string;
    readonly turn_left: string;
    readonly turn_right: string;
    readonly parts: string;
    readonly full: string;
    readonly nearly_full: (args: { percent: string | number }) => string;
    readonly bake: string;
    readonly bake_failed: string;
    readonly describe: string;
    readonly describe_example: string;
    readonly no_3d: string;
    readonly picture: (args: { made: string | number }) => string;
  };
  readonly seal: {
    readonly button: string;
    readonly title: string;
    readonly hint: (args: { made: string | number }) => string;
    readonly photo_hint: string;
    readonly yes: string;
    readonly no: string;
    readonly no_clay: string;
    readonly done: string;
  };
  readonly draft: {
    readonly saved: string;
    readonly saving: string;
    readonly local: string;
  };
  readonly photo: {
    readonly button: string;
    readonly title: string;
    readonly bad: string;
    readonly alt: (args: { seen: string | number }) => string;
  };
  readonly waiting: {
    readonly title: string;
    readonly sealed: (args: { sealed: string | number; all: string | number }) => string;
    readonly making: (args: { word: string | number }) => string;
    readonly made: (args: { word: string | number }) => string;
  };
  readonly parts: {
    readonly help: (args: { pointer: string | boolean }) => string;
    readonly title: string;
    readonly size: string;
    readonly add: string;
    readonly carve: string;
    readonly place: (args: { part: string | number }) => string;
    readonly keys: string;
    readonly where: (args: { side: string | boolean; across: string | number; height: string | number; depth: string | boolean; deep: string | number }) => string;
    readonly added: (args: { part: string | number; where: string | number; made: string | number }) => string;
    readonly smaller: string;
    readonly larger: string;
    readonly left: string;
    readonly right: string;
    readonly up: string;
    readonly down: string;
    readonly back: string;
    readonly front: string;
  };
  readonly part_names: {
    readonly ball: string;
    readonly slab: string;
    readonly rope: string;
    readonly lying: string;
    readonly egg: string;
    readonly drum: string;
    readonly cone: string;
    readonly ring: string;
    readonly hoop: string;
    readonly eyes: string;
    readonly ears: string;
    readonly legs: string;
    readonly arms: string;
    readonly tail: string;
    readonly wheels: string;
  };
  readonly made: {
    readonly nothing: string;
    readonly all: (args: { parts: string | number; colour: string | number }) => string;
    readonly mostly: (args: { parts: string | number; colour: string | number; others: string | number }) => string;
    readonly ball: (args: { count: number }) => string;
    readonly slab: (args: { count: number }) => string;
    readonly cone: (args: { count: number }) => string;
    readonly ring: (args: { count: number }) => string;
    readonly rope: (args: { count: number }) => string;
    readonly add: (args: { count: number }) => string;
    readonly hole: (args: { count: number }) => string;
    readonly baked: (args: { count: number }) => string;
  };
  readonly looks: {
    readonly says: (args: { words: string | number }) => string;
    readonly clay: string;
    readonly all: (args: { colour: string | number }) => string;
    readonly mostly: (args: { colour: string | number; others: string | number }) => string;
    readonly tall: (args: { colours: string | number }) => string;
    readonly wide: (args: { colours: string | number }) => string;
    readonly even: (args: { colours: string | number }) => string;
  };
  readonly centre: {
    readonly title: string;
    readonly worth: (args: { points: number }) => string;
    readonly round: (args: { round: string | number }) => string;
    readonly yours: string;
    readonly asked: (args: { count: number }) => string;
    readonly unsolved: string;
    readonly tile: (args: { name: string | number; state: string | number }) => string;
    readonly untouched: string;
    readonly by_bot: string;
    readonly loading: string;
    readonly lost: string;
    readonly turn: string;
  };
  readonly secret: {
    readonly show_word: string;
    readonly show_all: string;
    readonly hide: string;
    readonly word: (args: { word: string | number }) => string;
  };
  readonly ask: {
    readonly about: (args: { name: string | number }) => string;
    readonly whose: string;
    readonly button: string;
    readonly again: string;
    readonly yes_or_no: string;
    readonly ideas: string;
    readonly menu: string;
    readonly go: string;
    readonly above: string;
    readonly language: (args: { language: string | boolean }) => string;
  };
  readonly answer: {
    readonly asks: (args: { name: string | number }) => string;
    readonly asked: (args: { name: string | number }) => string;
    readonly by_bot: string;
    readonly correct: string;
    readonly correct_to: string;
    readonly corrected: (args: { before: string | number }) => string;
    readonly last: string;
    readonly keep: string;
    readonly keep_hint: (args: { name: string | number }) => string;
    readonly too_late: string;
    readonly none: string;
  };
  readonly guess: {
    readonly at: (args: { name: string | number }) => string;
    readonly button: string;
    readonly pass: string;
    readonly sure: (args: { word: string | number }) => string;
    readonly known: string;
    readonly counts: (args: { word: string | number }) => string;
    readonly tried: (args: { word: string | number }) => string;
    readonly unknown: string;
    readonly near: string;
    readonly yes: string;
    readonly no: string;
    readonly wrong: (args: { word: string | number }) => string;
    readonly right: (args: { word: string | number }) => string;
  };
  readonly log: {
    readonly title: string;
    readonly latest: string;
    readonly in_round: (args: { name: string | number; round: string | number }) => string;
    readonly about: (args: { asker: string | number; sculptor: string | number }) => string;
    readonly empty: string;
  };
  readonly gallery: {
    readonly title: string;
    readonly hint: string;
    readonly hint_vote: string;
    readonly shown: (args: { name: string | number; word: string | number }) => string;
    readonly solved: (args: { name: string | number; points: number }) => string;
    readonly unsolved: string;
    readonly leave: string;
    readonly vote: (args: { name: string | number }) => string;
    readonly alone: (args: { name: string | number }) => string;
    readonly alone_hint: (args: { name: string | number; points: number }) => string;
    readonly alone_yes: string;
    readonly alone_no: string;
    readonly struck: string;
    readonly best: (args: { question: string | number }) => string;
    readonly lapse: (args: { made: string | number }) => string;
    readonly pause: string;
    readonly turn: string;
    readonly which: string;
    readonly nicest: string;
    readonly pick: (args: { name: string | number }) => string;
    readonly votes: (args: { votes: number }) => string;
    readonly waiting: (args: { names: string | number }) => string;
    readonly game: (args: { game: string | number }) => string;
  };
  readonly own_words: {
    readonly example: string;
    readonly count: (args: { count: number }) => string;
  };
}

export interface TipTexts {
  readonly sealNow: string;
  readonly lastAnswer: string;
  readonly answer: string;
  readonly askAgain: string;
  readonly oneMoreGuess: string;
  readonly guess: string;
  readonly whatToAsk: string;
  readonly nextGame: (args: { game: string | number; games: string | number }) => string;
  readonly card: string;
  readonly minutes: (args: { minutes: string | number }) => string;
  readonly noBeauty: string;
  readonly symbols: string;
  readonly describe: string;
  readonly seal: string;
  readonly secret: string;
  readonly noChat: string;
  readonly fixAnswer: string;
  readonly lastRound: string;
  readonly worth: (args: { points: string | number }) => string;
  readonly solved: string;
  readonly wrongGuess: string;
  readonly lookCloser: string;
  readonly falseAnswer: string;
  readonly gallery: string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly sculpt: string;
  readonly ask: string;
  readonly answer: string;
  readonly guess: string;
  readonly end: (args: { games: number }) => string;
  readonly pictures: {
    readonly before: string;
    readonly chosen: string;
    readonly after: string;
    readonly question: string;
    readonly guess: string;
  };
  readonly captions: {
    readonly word: string;
    readonly answers: string;
    readonly guess: string;
    readonly rounds: string;
  };
}

export interface LessonTexts {
  readonly aim: string;
  readonly choose: (args: { word: string | number }) => string;
  readonly ball: string;
  readonly add: string;
  readonly carve: string;
  readonly seal: string;
  readonly look: (args: { name: string | number }) => string;
  readonly ask: (args: { name: string | number }) => string;
  readonly guess: (args: { name: string | number; word: string | number }) => string;
  readonly point: (args: { name: string | number }) => string;
  readonly answer: (args: { name: string | number }) => string;
  readonly answerAgain: (args: { name: string | number }) => string;
  readonly solved: (args: { name: string | number }) => string;
  readonly askAgain: (args: { name: string | number }) => string;
  readonly guessAgain: (args: { word: string | number }) => string;
  readonly gallery: string;
  readonly leave: string;
  readonly score: (args: { points: string | number }) => string;
}

export interface HonourTexts {
  readonly nicest: {
    readonly title: string;
    readonly told: (args: { names: string | number; votes: number; players: number }) => string;
  };
  readonly best_question: {
    readonly title: string;
    readonly told: (args: { names: string | number; question: string | number; word: string | number }) => string;
  };
  readonly most_solved: {
    readonly title: string;
    readonly told: (args: { names: string | number; times: string | number; players: number }) => string;
  };
  readonly clearest: {
    readonly title: string;
    readonly told: (args: { names: string | number; word: string | number; solver: string | number; round: string | number }) => string;
  };
}
