import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';
import { flesch } from 'flesch';
import { syllable } from 'syllable';

/** A section of a catalogue: messages, or sections of them. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** The Flesch reading ease of all texts together. From 70 on it is plain English, which most people read with ease. */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  return flesch({ sentence: sentences.length, word: words.length, syllable: sum(words.map(syllablesOf)) });
}

function sentencesOf(text: string): readonly string[] {
  return text
    .replaceAll('**', '')
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => wordsOf(sentence).length > 0);
}

function wordsOf(sentence: string): readonly string[] {
  return sentence.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** A number has one syllable, as in every other implementation. */
function syllablesOf(word: string): number {
  return Math.max(1, syllable(word));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Every message of a section, with sample values for its arguments. */
export function filledTexts(texts: Texts): readonly string[] {
  return Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [fill(text)] : filledTexts(text),
  );
}

function fill(message: string): string {
  return new MessageFormat('en').compile(message)(sampleValues(parse(message)));
}

/** Somebody's name; 3 where a number is counted; the first case where one is chosen. */
function sampleValues(tokens: readonly Token[]): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const token of tokens) {
    if (token.type === 'argument') values[token.arg] ??= 'Mira';
    if (!('cases' in token)) continue;
    values[token.arg] = token.type === 'select' ? (token.cases[0]?.key ?? 'other') : 3;
    for (const { tokens: inner } of token.cases) Object.assign(values, { ...sampleValues(inner), ...values });
  }
  return values;
}
