import { add, emptyBits, removeAll, type Bits } from './bits.ts';

/** A word with the slots of what holds it, by field, each slot in the best of its fields only. */
interface Entry {
  readonly word: string;
  readonly slots: readonly number[][];
}

const maxInsertions = 32;

/**
 * Words in alphabetical order, each with the slots that hold it: everything that begins in some way is one range, found
 * by binary search. Fields are numbered from the best to the least.
 */
export class WordIndex {
  private readonly entries = new Map<string, Entry>();
  private readonly own = new Map<number, readonly (readonly Entry[])[]>();
  private sorted: Entry[] = [];
  private added: Entry[] = [];
  /** All slots are below. */
  private capacity = 32;

  constructor(private readonly fields: number) {}

  /** Puts the words of each field under a slot, in place of those it had. */
  set(slot: number, words: readonly (readonly string[])[]): void {
    this.remove(slot);
    while (slot >= this.capacity) this.capacity *= 2;
    const seen = new Set<string>();
    const own = words.map((field, number) => {
      const entries: Entry[] = [];
      for (const word of field) {
        if (seen.has(word)) continue;
        seen.add(word);
        const entry = this.entry(word);
        entry.slots[number]!.push(slot);
        entries.push(entry);
      }
      return entries;
    });
    this.own.set(slot, own);
  }

  remove(slot: number): void {
    for (const [field, entries] of (this.own.get(slot) ?? []).entries())
      for (const { slots } of entries) {
        const list = slots[field]!;
        const last = list.pop()!;
        if (last !== slot) list[list.indexOf(slot)] = last;
      }
    this.own.delete(slot);
  }

  /** Slots that hold a word with this beginning, by the best field in which they do. */
  slotsByPrefix(prefix: string): readonly Bits[] {
    const found = Array.from({ length: this.fields }, () => emptyBits(this.capacity));
    const entries = this.ordered();
    for (let place = lowerBound(entries, prefix); entries[place]?.word.startsWith(prefix); place++)
      for (const [field, slots] of entries[place]!.slots.entries()) for (const slot of slots) add(found[field]!, slot);
    for (let field = 1; field < this.fields; field++)
      for (let better = 0; better < field; better++) removeAll(found[field]!, found[better]!);
    return found;
  }

  /** Every word, alphabetically, with how often it occurs; what nothing holds any more too. */
  *words(): Iterable<{ readonly word: string; readonly count: number }> {
    for (const { word, slots } of this.ordered())
      yield { word, count: slots.reduce((sum, { length }) => sum + length, 0) };
  }

  private entry(word: string): Entry {
    const known = this.entries.get(word);
    if (known) return known;
    const entry: Entry = { word, slots: Array.from({ length: this.fields }, () => []) };
    this.entries.set(word, entry);
    this.added.push(entry);
    return entry;
  }

  private ordered(): readonly Entry[] {
    if (this.added.length > maxInsertions) this.sorted = [...this.sorted, ...this.added].sort(alphabetical);
    else for (const entry of this.added) this.sorted.splice(lowerBound(this.sorted, entry.word), 0, entry);
    this.added = [];
    return this.sorted;
  }
}

const alphabetical = (a: Entry, b: Entry) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0);

/** First place whose word is not before this one. */
const lowerBound = (entries: readonly Entry[], word: string) => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (entries[middle]!.word < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
