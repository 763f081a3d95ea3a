// Made by `huetable types` from the catalogue of messages. Change that instead.

export interface BoxTexts {
  readonly title: string;
}

export interface ScreenTexts {
  readonly spoken: {
    readonly table: string;
    readonly cues: (args: { cues: number; words: string | number; pieces: number; places: string | number }) => string;
    readonly piece: (args: { who: string | boolean; name: string | number; guess: string | boolean; field: string | number; colour: string | number }) => string;
    readonly hand: string;
    readonly target: (args: { target: string | number; colour: string | number }) => string;
    readonly card: (args: { fields: string | number }) => string;
    readonly guesser: (args: { giver: string | number }) => string;
    readonly counts: string;
    readonly round: (args: { round: string | number; rounds: string | number; giver_is: string | boolean; giver: string | number; pieces: number }) => string;
    readonly chance: string;
    readonly arrows: string;
    readonly typed: string;
    readonly zoom: string;
  };
  readonly quoted: (args: { words: string | number }) => string;
  readonly square: (args: { square: string | number; colour: string | number }) => string;
  readonly look: {
    readonly lightness: (args: { percent: string | number }) => string;
    readonly between: (args: { one: string | number; other: string | number }) => string;
    readonly next: (args: { other: string | number }) => string;
    readonly steps: (args: { steps: number; what: string | number }) => string;
    readonly target: (args: { mine: string | boolean }) => string;
  };
  readonly status: {
    readonly choose: string;
    readonly chooseAny: string;
    readonly firstCue: (args: { words: number; target: string | number }) => string;
    readonly secondCue: (args: { target: string | number; words: number }) => string;
    readonly choosing: (args: { giver: string | number }) => string;
    readonly thinking: (args: { giver: string | number }) => string;
    readonly thinkingAgain: (args: { giver: string | number }) => string;
    readonly objections: (args: { mine: string | boolean; cue: string | number }) => string;
    readonly vote: (args: { cue: string | number }) => string;
    readonly voted: string;
    readonly place: (args: { cue: string | number; number: number }) => string;
    readonly waiting: (args: { cue: string | number; next: string | boolean; guesser: string | number }) => string;
    readonly revealed: string;
    readonly roundOver: (args: { mine: string | boolean; giver: string | number }) => string;
    readonly over: string;
  };
  readonly seat: {
    readonly giver: string;
    readonly points: (args: { points: number }) => string;
    readonly pieces: (args: { pieces: number }) => string;
    readonly gained: (args: { points: number }) => string;
  };
  readonly board: {
    readonly label: string;
    readonly keys: string;
    readonly piece: (args: { mine: string | boolean; name: string | number }) => string;
    readonly yourTarget: string;
    readonly target: string;
    readonly chosen: string;
    readonly hovered: string;
    readonly nothingHovered: string;
  };
  readonly tools: {
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly wholeBoard: string;
    readonly minimap: string;
    readonly magnifier: string;
    readonly help: string;
    readonly history: string;
  };
  readonly help: {
    readonly title: string;
    readonly lines: string;
    readonly linesHint: string;
    readonly signs: string;
    readonly signsHint: string;
    readonly magnifierHint: string;
    readonly tones: {
      readonly light: string;
      readonly dark: string;
    };
    readonly families: {
      readonly red: string;
      readonly orange: string;
      readonly yellow: string;
      readonly green: string;
      readonly blue: string;
      readonly purple: string;
      readonly pink: string;
      readonly brown: string;
      readonly white: string;
    };
    readonly night: string;
    readonly nightHint: string;
    readonly nightOff: string;
  };
  readonly target: {
    readonly card: string;
    readonly cardHint: string;
    readonly anyHint: (args: { pointer: string | boolean }) => string;
    readonly chooseFirst: string;
    readonly choose: (args: { square: string | number }) => string;
    readonly hide: string;
    readonly show: string;
    readonly hidden: string;
  };
  readonly cue: {
    readonly first: (args: { words: number }) => string;
    readonly second: (args: { words: number }) => string;
    readonly only: (args: { words: number }) => string;
    readonly firstHint: string;
    readonly secondHint: string;
    readonly firstExample: string;
    readonly secondExample: string;
    readonly language: (args: { language: string | boolean }) => string;
    readonly give: string;
    readonly pass: string;
    readonly passHint: string;
    readonly fine: string;
    readonly doubts: {
      readonly 'HUES-16': string;
      readonly 'HUES-17': string;
      readonly 'HUES-19': string;
    };
  };
  readonly cues: {
    readonly label: string;
    readonly gives: (args: { mine: string | boolean; giver: string | number }) => string;
    readonly cue: (args: { number: number; giver: string | number }) => string;
    readonly doubtful: {
      readonly 'HUES-16': string;
      readonly 'HUES-17': string;
      readonly 'HUES-19': string;
    };
    readonly silenced: (args: { giver: string | number }) => string;
  };
  readonly object: {
    readonly open: string;
    readonly title: string;
    readonly hint: string;
    readonly hintAgain: string;
    readonly grounds: {
      readonly room: string;
      readonly position: string;
      readonly colour: string;
      readonly comparison: string;
      readonly repetition: string;
    };
  };
  readonly vote: {
    readonly question: (args: { mine: string | boolean; name: string | number; cue: string | number; ground: string | boolean; again: string | boolean; gives: string | boolean; giver: string | number }) => string;
    readonly withdraw: string;
    readonly keep: string;
    readonly silence: string;
    readonly points: string;
  };
  readonly guess: {
    readonly hint: (args: { pointer: string | boolean }) => string;
    readonly place: (args: { square: string | number }) => string;
    readonly taken: (args: { square: string | number }) => string;
  };
  readonly reveal: {
    readonly target: (args: { square: string | number; colour: string | number }) => string;
    readonly noCue: string;
    readonly round: (args: { extra: number; round: string | number; rounds: string | number }) => string;
    readonly card: string;
    readonly giverBrief: string;
    readonly giver: (args: { silenced: string | boolean; close: number; twice: string | boolean }) => string;
    readonly points: (args: { points: number }) => string;
    readonly piece: (args: { square: string | number; points: number }) => string;
    readonly noPiece: string;
    readonly guesses: string;
    readonly guessesMap: (args: { square: string | number }) => string;
    readonly botGuess: (args: { square: string | number; colour: string | number }) => string;
    readonly botsMap: (args: { square: string | number }) => string;
    readonly close: string;
    readonly choose: string;
  };
  readonly scores: {
    readonly label: string;
    readonly score: (args: { name: string | number; points: number }) => string;
    readonly tied: (args: { all: string | boolean; names: string | number }) => string;
    readonly tiedMany: (args: { players: string | number }) => string;
  };
  readonly history: {
    readonly title: string;
    readonly empty: string;
    readonly withdrawn: (args: { cues: string | number }) => string;
  };
  readonly motion: {
    readonly passed: string;
    readonly forfeited: string;
    readonly objected: string;
    readonly voided: string;
    readonly tied: string;
    readonly ruled: {
      readonly stands: string;
      readonly withdrawn: string;
      readonly silenced: string;
    };
  };
}

export interface TipTexts {
  readonly worth: string;
  readonly giversPoints: (args: { points: number }) => string;
  readonly noCue: string;
  readonly card: string;
  readonly anyColour: string;
  readonly newCue: string;
  readonly firstCue: string;
  readonly pass: string;
  readonly secondCue: string;
  readonly marked: string;
  readonly object: string;
  readonly firstPiece: string;
  readonly secondPiece: string;
  readonly onePiece: string;
  readonly otherWay: string;
  readonly colours: string;
  readonly nothing: string;
  readonly quiet: string;
  readonly tie: string;
  readonly rounds: (args: { times: number }) => string;
}

export interface HowToTexts {
  readonly aim: string;
  readonly pick: (args: { any: string | boolean }) => string;
  readonly first: (args: { only: string | boolean; two: string | boolean }) => string;
  readonly second: (args: { three: string | boolean }) => string;
  readonly score: string;
  readonly end: (args: { once: string | boolean }) => string;
  readonly pictures: {
    readonly first: string;
    readonly second: string;
  };
  readonly captions: {
    readonly board: string;
    readonly card: string;
    readonly frame: string;
    readonly edge: string;
  };
}

export interface LessonTexts {
  readonly aim: (args: { giver: string | number; cue: string | number }) => string;
  readonly object: string;
  readonly firstGuess: string;
  readonly secondGuess: (args: { cue: string | number }) => string;
  readonly frame: string;
  readonly points: (args: { mine: string | number; giver: string | number; theirs: string | number }) => string;
  readonly card: string;
  readonly firstCue: string;
  readonly guesses: string;
  readonly secondCue: string;
  readonly yourPoints: (args: { points: number }) => string;
  readonly end: string;
}

export interface HonourTexts {
  readonly best_cue: {
    readonly title: string;
    readonly told: (args: { names: string | number; cue: string | number; points: number }) => string;
  };
  readonly sharpest_eye: {
    readonly title: string;
    readonly told: (args: { names: string | number; points: number; players: number }) => string;
  };
  readonly bullseye: {
    readonly title: string;
    readonly told: (args: { names: string | number; times: number }) => string;
  };
}
