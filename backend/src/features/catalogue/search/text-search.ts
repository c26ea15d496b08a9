import type { BrandDocument } from '@henna/contracts';
import type { CatalogueIndex, ProductEntry } from '../catalogue-index/catalogue-index.ts';
import { sizeOf, type Bits } from './bits.ts';
import { foundLevels } from './found-levels.ts';
import { isOneTypoAway } from './one-typo.ts';
import { typesInOtherLanguage } from './product-types.ts';
import { WordIndex } from './word-index.ts';
import { askedWords, indexedWords } from './words.ts';

export interface TextFound {
  /** Slots of products that hold every word, by relevance: a name counts before a brand, a brand before the rest. */
  readonly levels: readonly Bits[];
  /** What was searched for instead, where nothing matched. */
  readonly corrected: string | null;
}

/** Tries of other spellings of one word. */
const spellings = 8;

/** Full text over name, brand, category, subcategory and description, English and Arabic; a beginning of a word matches. */
export class TextSearch {
  private readonly index = new WordIndex(3);

  constructor(private readonly catalogue: CatalogueIndex) {}

  /** Puts a product's words under its slot, in place of those before. */
  put(slot: number, entry: ProductEntry): void {
    this.index.put(slot, this.words(entry));
  }

  discard(slot: number): void {
    this.index.discard(slot);
  }

  /** `undefined` when the text holds no word at all. Where nothing matches, a spelling with one typo mended counts. */
  find(text: string): TextFound | undefined {
    const words = askedWords(text);
    if (words.length === 0) return undefined;
    const levels = this.levels(words);
    if (!isEmpty(levels)) return { levels, corrected: null };
    return this.mended(words) ?? { levels, corrected: null };
  }

  private levels(words: readonly string[]) {
    return foundLevels(words.map((word) => this.index.beginningWith(word)));
  }

  /** Words that nothing begins with are mended all; if each matches alone, one of them. */
  private mended(words: readonly string[]): TextFound | undefined {
    const unknown = words.filter((word) => isEmpty(this.index.beginningWith(word)));
    if (unknown.length > 0)
      return this.tryWords(words.map((word) => (unknown.includes(word) ? (this.likely(word)[0] ?? word) : word)));
    for (const [place, word] of words.entries())
      for (const other of this.likely(word)) {
        const found = this.tryWords(words.with(place, other));
        if (found) return found;
      }
    return undefined;
  }

  private tryWords(words: readonly string[]): TextFound | undefined {
    const levels = this.levels(words);
    return isEmpty(levels) ? undefined : { levels, corrected: words.join(' ') };
  }

  /** Words one typo away, the likeliest first: as long as what was asked, then the most frequent. */
  private likely(asked: string): readonly string[] {
    const off = ({ word }: { word: string }) => Math.abs(word.length - asked.length);
    return [...this.index.words()]
      .filter(({ word, count }) => count > 0 && word !== asked && isOneTypoAway(asked, word))
      .sort((a, b) => off(a) - off(b) || b.count - a.count)
      .slice(0, spellings)
      .map(({ word }) => word);
  }

  private words({ name, description, brandId, categoryId, subcategoryId }: ProductEntry) {
    const named = indexedWords(name);
    const place = [this.catalogue.category(categoryId), this.catalogue.subcategory(categoryId, subcategoryId)].flatMap(
      namesOf,
    );
    const rest = [...place, ...indexedWords(description ?? '')];
    const types = typesInOtherLanguage([...named, ...place]);
    return [named, namesOf(this.catalogue.brand(brandId)), [...rest, ...types]];
  }
}

const isEmpty = (sets: readonly Bits[]) => sets.every((set) => sizeOf(set) === 0);

type Named = Pick<BrandDocument, 'name' | 'displayName' | 'labels'>;

const namesOf = (record: Named | undefined): readonly string[] =>
  record ? [record.name, record.displayName, record.labels.ar ?? ''].flatMap(indexedWords) : [];
