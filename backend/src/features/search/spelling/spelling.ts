import type { Vocabulary } from '../word-index.ts';
import { DeletionIndex } from './deletion-index.ts';
import { typoCost } from './typo-cost.ts';

/** Words that are corrected, and words that they are corrected to. */
const shortest = 3;
const longest = 24;
/** A beginning of at least this length is corrected by the words with the same first seven letters. */
const longestBeginning = 6;
const maxWords = 1 << 17;
const maxBeginnings = 1 << 17;
/** Words looked at to complete one beginning. */
const maxCompletions = 64;
const maxCandidates = 6;

/** What it costs that a word was not typed to its end, or a space not typed. */
const unfinished = 0.4;
const missingSpace = 1;
const shortPart = 0.4;

/** A score of this much is lost per typo: one typo less counts as much as being found 11 times as often. */
const scorePerTypo = 3.5;

export interface Correction {
  /** Several where a space is missing. */
  readonly words: readonly string[];
  readonly cost: number;
}

/** The words that can be found. */
export interface WordSource {
  has(word: string): boolean;
  /** How many products or names hold a word. */
  countOf(word: string): number;
  /** Words with a beginning of three or more letters. */
  wordsByPrefix(prefix: string): Iterable<string>;
}

const maxEdits = (length: number) => (length < 5 ? 1 : 2);
const isCorrectable = (word: string) => word.length >= shortest && word.length <= longest && !/\p{N}/u.test(word);

/** How likely a correction is: what costs less and finds more, on the scale of a binary logarithm. */
export const likelihood = (cost: number, count: number): number => Math.log2(1 + count) - scorePerTypo * cost;

/** Corrections of misspelled words from the words that are indexed. Numbers are never corrected. */
export class Spelling implements Vocabulary {
  private readonly words = new DeletionIndex(maxEdits, maxWords);
  private readonly beginnings = new DeletionIndex(() => 1, maxBeginnings);
  /** How many words begin so; how many indexes hold a word. */
  private readonly beginningCounts = new Map<string, number>();
  private readonly wordCounts = new Map<string, number>();

  add(word: string): void {
    if (!isCorrectable(word) || countUp(this.wordCounts, word, 1) > 1) return;
    this.words.add(word);
    for (const beginning of beginningsOf(word))
      if (countUp(this.beginningCounts, beginning, 1) === 1) this.beginnings.add(beginning);
  }

  remove(word: string): void {
    if (!isCorrectable(word) || countUp(this.wordCounts, word, -1) > 0) return;
    this.words.remove(word);
    for (const beginning of beginningsOf(word))
      if (countUp(this.beginningCounts, beginning, -1) === 0) this.beginnings.remove(beginning);
  }

  /** The likeliest corrections of a word, the likeliest first; never the word itself or one that begins with it. */
  correctionsOf(typed: string, source: WordSource, maxCost = Infinity): readonly Correction[] {
    if (!isCorrectable(typed)) return [];
    const corrections = [...this.similarWords(typed, source), ...splits(typed, source)];
    return corrections
      .filter(({ cost }) => cost <= maxCost)
      .map(({ words, cost, count }) => ({ words, cost, score: likelihood(cost, count) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, maxCandidates);
  }

  private similarWords(typed: string, source: WordSource) {
    const costs = new Map<string, number>();
    for (const word of this.words.lookup(typed)) {
      const { whole, beginning } = typoCost(typed, word);
      costs.set(word, Math.min(whole, beginning + unfinished));
    }
    if (typed.length <= longestBeginning)
      for (const beginning of this.beginnings.lookup(typed)) {
        const cost = typoCost(typed, beginning).whole + unfinished;
        if (cost > limitOf(typed)) continue;
        const word = mostFrequent(source.wordsByPrefix(beginning), source);
        if (word !== undefined) costs.set(word, Math.min(cost, costs.get(word) ?? cost));
      }
    return [...costs]
      .filter(([word, cost]) => cost <= limitOf(typed, word) && !word.startsWith(typed))
      .map(([word, cost]) => ({ words: [word], cost, count: source.countOf(word) }));
  }
}

/** The cost of as many edits as a word of its length may have, and of an unfinished word. */
const limitOf = (typed: string, word = typed) => (maxEdits(Math.min(typed.length, word.length)) === 1 ? 1.6 : 2.6);

const beginningsOf = (word: string) =>
  Array.from({ length: Math.max(0, Math.min(longestBeginning, word.length - 1) - shortest + 1) }, (_, index) =>
    word.slice(0, shortest + index),
  );

/** Two words with no space between them; the second may be unfinished. */
const splits = (typed: string, source: WordSource) =>
  Array.from({ length: typed.length - 1 }, (_, index) => [typed.slice(0, index + 1), typed.slice(index + 1)] as const)
    .filter(([first]) => source.has(first))
    .flatMap(([first, rest]) => {
      const isWhole = source.has(rest);
      const second = isWhole
        ? rest
        : rest.length < shortest
          ? undefined
          : mostFrequent(source.wordsByPrefix(rest), source);
      if (second === undefined) return [];
      const isShort = Math.min(first.length, rest.length) < shortest;
      const cost = missingSpace + (isShort ? shortPart : 0) + (isWhole ? 0 : unfinished);
      return [{ words: [first, second], cost, count: Math.min(source.countOf(first), source.countOf(second)) }];
    });

const mostFrequent = (words: Iterable<string>, source: WordSource) => {
  let best: string | undefined;
  let steps = 0;
  for (const word of words) {
    if (best === undefined || source.countOf(word) > source.countOf(best)) best = word;
    if (++steps >= maxCompletions) break;
  }
  return best;
};

const countUp = (counts: Map<string, number>, key: string, change: number) => {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
};
