/** A thing of the lesson: its word on the cards of a table in one language, and what somebody may type for it. */
export interface LessonWord {
  readonly word: string;
  readonly typed: RegExp;
}

export interface LessonWords {
  readonly snowman: string;
  readonly snail: LessonWord;
  readonly banana: LessonWord;
}

const ENGLISH: LessonWords = {
  snowman: 'snowman',
  snail: { word: 'snail', typed: /^(?:an? |the )?snails?$/iu },
  banana: { word: 'banana', typed: /^(?:an? |the )?bananas?$/iu },
};

const WORDS: Readonly<Record<string, LessonWords>> = {
  en: ENGLISH,
  es: {
    snowman: 'muñeco de nieve',
    snail: { word: 'caracol', typed: /^(?:un |el |los )?caracol(?:es)?$/iu },
    banana: { word: 'plátano', typed: /^(?:un |una |el |la |los |las )?(?:pl[aá]tano|banana|banano)s?$/iu },
  },
  pt: {
    snowman: 'boneco de neve',
    snail: { word: 'caracol', typed: /^(?:um |o |os )?carac(?:ol|[oó]is)$/iu },
    banana: { word: 'banana', typed: /^(?:uma |a |as )?bananas?$/iu },
  },
  de: {
    snowman: 'Schneemann',
    snail: { word: 'Schnecke', typed: /^(?:eine |die )?schnecken?$/iu },
    banana: { word: 'Banane', typed: /^(?:eine |die )?bananen?$/iu },
  },
};

/** The words of the lesson, in the language of its table. */
export const lessonWords = (language: string): LessonWords => WORDS[language] ?? ENGLISH;
