import { forEach, type Bits } from './bits.ts';
import { findEveryWord, type PhraseIndex } from './find-phrase.ts';
import { Spelling, type Correction, type WordSource } from './spelling/spelling.ts';
import { WordIndex } from './word-index.ts';
import { queryTokens } from './words.ts';

/** Among few names only what is very like a word is its right spelling: one typo, in a word that may be unfinished. */
const maxCost = 1.5;

/** Numbered names, such as those of brands, by the beginnings of their words. */
export class NameSearch implements PhraseIndex, WordSource {
  private readonly spelling = new Spelling();
  private readonly words = new WordIndex(1, this.spelling);

  /** @param tokens as `documentTokens` gives them */
  set(number: number, tokens: readonly string[]): void {
    this.words.set(number, [tokens]);
  }

  /**
   * Numbers of the names that have every word of a text, ascending; none for a text without words.
   * @param corrects whether typos are corrected where there are none
   */
  find(text: string, corrects: boolean): readonly number[] {
    const words = queryTokens(text);
    const numbers: number[] = [];
    if (words.length > 0) forEach(findEveryWord(words, this, corrects), (number) => numbers.push(number));
    return numbers;
  }

  slotsOf(word: string): Bits {
    const slots = this.words.emptySet();
    this.words.addByPrefix(word, [slots]);
    this.words.addByForm(word, [slots]);
    return slots;
  }

  correctionsOf(word: string): readonly Correction[] {
    return this.spelling.correctionsOf(word, this, maxCost);
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  countOf(word: string): number {
    return this.words.countOf(word);
  }

  wordsByPrefix(prefix: string): Iterable<string> {
    return this.words.wordsByPrefix(prefix);
  }
}
