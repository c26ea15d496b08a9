import { intersection, isEmpty, sizeOf, type Bits } from './bits.ts';
import { rankByField, rankByWordCount, union } from './rank-by-field.ts';
import { likelihood, type Correction } from './spelling/spelling.ts';

/** An index as a phrase asks it. */
export interface PhraseIndex {
  /** Slots of a word, of all fields together. */
  slotsOf(word: string): Bits;
  has(word: string): boolean;
  /** @param maxCost leaves out what is less like the word */
  correctionsOf(word: string, maxCost?: number): readonly Correction[];
}

export interface RankedIndex extends PhraseIndex {
  /** Slots of a word by field, each in its best field only. */
  slotsByField(word: string): readonly Bits[];
}

export interface TextSearchResult {
  /** Slots by relevance: a name counts before a brand, a brand before the rest. */
  readonly levels: readonly Bits[];
  /** What was searched for instead, where nothing has every word. */
  readonly corrected: string | null;
  /** Whether nothing has every word, and this has most of them. */
  readonly isPartial: boolean;
}

/** Where more words than these are unknown, none is corrected. */
const maxUnknown = 4;
/** Corrected phrases followed from word to word. */
const maxPhrases = 4;
/** A word that is found by itself is corrected only by what is very like it, and by so many words. */
const maxCostOfFound = 1;
const maxCorrectionsOfFound = 3;

interface Phrase {
  /** By position of the word in the query. */
  readonly words: readonly (readonly string[])[];
  readonly cost: number;
  readonly slots: Bits;
  readonly count: number;
}

/**
 * What has every word. If nothing has, what has the words of the likeliest corrected phrase; if no correction finds
 * anything, what has most of the words.
 * The number of sets that are made and compared is bounded by the number of words and the limits above.
 */
export const findPhrase = (words: readonly string[], index: RankedIndex): TextSearchResult => {
  const found = new Map(words.map((word) => [word, index.slotsByField(word)]));
  const fieldsOf = (word: string) => found.get(word) ?? index.slotsByField(word);
  const sets = words.map((word) => union(fieldsOf(word)));
  if (!isEmpty(shared(sets))) return { levels: rankByField(words.map(fieldsOf)), corrected: null, isPartial: false };
  const corrections = correctionsOfUnknown(words, sets, index);
  const phrase = likeliestPhrase(words, sets, corrections, index);
  if (phrase) {
    const likely = phrase.words.flat();
    return { levels: rankByField(likely.map(fieldsOf)), corrected: likely.join(' '), isPartial: false };
  }
  const spelled = words.flatMap((word, at) => corrections[at]?.[0]?.words ?? [word]);
  const levels = rankByWordCount(spelled.map(fieldsOf));
  const isPartial = !isEmpty(levels[0]!);
  const isCorrected = isPartial && corrections.some((options) => options && options.length > 0);
  return { levels, corrected: isCorrected ? spelled.join(' ') : null, isPartial };
};

/**
 * Slots of what has every word, in any field.
 * @param corrects whether those of the likeliest corrected phrase are given where there are none
 */
export const findEveryWord = (words: readonly string[], index: PhraseIndex, corrects: boolean): Bits => {
  const sets = words.map((word) => index.slotsOf(word));
  const slots = shared(sets);
  if (!corrects || !isEmpty(slots)) return slots;
  return likeliestPhrase(words, sets, correctionsOfUnknown(words, sets, index), index)?.slots ?? slots;
};

/** By position of the word: corrections of what nothing has; `undefined` for what something has. */
const correctionsOfUnknown = (words: readonly string[], sets: readonly Bits[], index: PhraseIndex) => {
  const isUnknown = sets.map(isEmpty);
  const isHopeless = isUnknown.filter(Boolean).length > maxUnknown;
  return words.map((word, at) => (isUnknown[at] ? (isHopeless ? [] : index.correctionsOf(word)) : undefined));
};

/**
 * Words that nothing has are replaced, all of them, or two that stand together are joined; failing that, one of the other
 * words is replaced. Of the phrases that find something, typos and the number of results decide.
 */
const likeliestPhrase = (
  words: readonly string[],
  sets: readonly Bits[],
  corrections: readonly (readonly Correction[] | undefined)[],
  index: PhraseIndex,
): Phrase | undefined =>
  likeliest([...joined(words, index), ...replacedUnknown(words, sets, corrections, index)])[0] ??
  likeliest(replacedKnown(words, sets, corrections, index))[0];

const likeliest = (phrases: readonly Phrase[]): readonly Phrase[] =>
  phrases
    .map((phrase) => ({ phrase, score: likelihood(phrase.cost, phrase.count) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPhrases)
    .map(({ phrase }) => phrase);

/** Phrases with each word replaced that nothing has. */
const replacedUnknown = (
  words: readonly string[],
  sets: readonly Bits[],
  corrections: readonly (readonly Correction[] | undefined)[],
  index: PhraseIndex,
): readonly Phrase[] => {
  if (corrections.every((options) => options === undefined)) return [];
  const found = sets.filter((_, at) => corrections[at] === undefined);
  let phrases: readonly Phrase[] = [
    {
      words: words.map((word) => [word]),
      cost: 0,
      slots: found.length > 0 ? shared(found) : everything(sets),
      count: 1,
    },
  ];
  for (const [at, options] of corrections.entries())
    if (options) phrases = likeliest(replaced(phrases, at, options, index));
  return phrases;
};

/** Phrases with one word replaced, though something has it. */
const replacedKnown = (
  words: readonly string[],
  sets: readonly Bits[],
  corrections: readonly (readonly Correction[] | undefined)[],
  index: PhraseIndex,
): readonly Phrase[] => {
  if (words.length < 2 || corrections.some((options) => options !== undefined)) return [];
  const others = sharedByOthers(sets);
  return words.flatMap((word, at) => {
    const slots = others[at]!;
    if (isEmpty(slots)) return [];
    const phrase = { words: words.map((each) => [each]), cost: 0, slots, count: 1 };
    return replaced([phrase], at, index.correctionsOf(word, maxCostOfFound).slice(0, maxCorrectionsOfFound), index);
  });
};

const replaced = (
  phrases: readonly Phrase[],
  at: number,
  options: readonly Correction[],
  index: PhraseIndex,
): readonly Phrase[] =>
  options.flatMap(({ words, cost }) => {
    const own = shared(words.map((word) => index.slotsOf(word)));
    return phrases.flatMap((phrase) => {
      const slots = intersection(phrase.slots, own);
      const count = sizeOf(slots);
      return count === 0 ? [] : [{ words: phrase.words.with(at, words), cost: phrase.cost + cost, slots, count }];
    });
  });

/** Phrases with two neighbours written as one word. */
const joined = (words: readonly string[], index: PhraseIndex): readonly Phrase[] =>
  words.slice(1).flatMap((second, at) => {
    const word = words[at]! + second;
    if (!index.has(word)) return [];
    const all = words.toSpliced(at, 2, word);
    const slots = shared(all.map((each) => index.slotsOf(each)));
    const count = sizeOf(slots);
    return count === 0 ? [] : [{ words: all.map((each) => [each]), cost: 1, slots, count }];
  });

/** What is in every set. */
const shared = (sets: readonly Bits[]): Bits => {
  let slots = sets[0]!;
  for (let at = 1; at < sets.length && !isEmpty(slots); at++) slots = intersection(slots, sets[at]!);
  return slots;
};

/** By position: what is in every set but the one there. */
const sharedByOthers = (sets: readonly Bits[]): readonly Bits[] => {
  const before = [everything(sets)];
  const after = [everything(sets)];
  for (const set of sets.slice(0, -1)) before.push(intersection(before.at(-1)!, set));
  for (const set of sets.slice(1).reverse()) after.push(intersection(after.at(-1)!, set));
  return before.map((slots, at) => intersection(slots, after[sets.length - 1 - at]!));
};

const everything = ([set]: readonly Bits[]): Bits => set!.slice().fill(-1);
