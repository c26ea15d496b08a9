import { emptyBits, type Bits } from './bits.ts';
import { SlotSet } from './slot-set.ts';
import { stemOf } from './word-forms.ts';

/** Slots by field, from the best field to the least. */
type FieldSlots = readonly SlotSet[];

interface Entry {
  readonly word: string;
  readonly slots: FieldSlots;
  /** Those of its beginnings that have one. */
  readonly tables: FieldSlots[];
  /** The last change of the index that put a slot here. */
  changedBy: number;
}

/** Told of each word that comes into an index and of each that leaves it. */
export interface Vocabulary {
  add(word: string): void;
  remove(word: string): void;
}

/** Shorter beginnings have tables of their slots; others are found among the words with the same first letters. */
const groupLength = 3;

/**
 * Words with the slots that hold them, by field. The slots of a beginning of one or two letters are a table of their
 * own, made when it is first asked for and then maintained; a longer one reads the words with the same first three
 * letters.
 */
export class WordIndex {
  private readonly entries = new Map<string, Entry>();
  /** By beginning. */
  private readonly tables = new Map<string, FieldSlots>();
  private readonly groups = new Map<string, Entry[]>();
  private readonly forms = new Map<string, Entry[]>();
  /** By slot. */
  private readonly own: (readonly Entry[] | undefined)[] = [];
  /** All slots are below. */
  private capacity = 32;
  private changes = 0;

  constructor(
    private readonly fields: number,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Puts the words of each field under a slot, in place of those it had; a word counts in the best of its fields. */
  set(slot: number, words: readonly (readonly string[])[]): void {
    const before = this.clear(slot);
    while (slot >= this.capacity) this.capacity *= 2;
    const own: Entry[] = [];
    this.changes++;
    for (const [field, each] of words.entries())
      for (const word of each) {
        const entry = this.entries.get(word) ?? this.addEntry(word);
        if (entry.changedBy === this.changes) continue;
        entry.changedBy = this.changes;
        own.push(entry);
        entry.slots[field]!.add(slot);
        for (const table of entry.tables) table[field]!.add(slot);
      }
    this.own[slot] = own.slice();
    this.dropUnused(before);
  }

  remove(slot: number): void {
    this.dropUnused(this.clear(slot));
  }

  /** An empty set with room for every slot. */
  emptySet(): Bits {
    return emptyBits(this.capacity);
  }

  /** Adds the slots that hold a word with this beginning to the set of the field; a slot may come into several sets. */
  addByPrefix(prefix: string, targets: readonly Bits[]): void {
    if (prefix.length < groupLength) return addAllTo(targets, this.tables.get(prefix) ?? this.addTable(prefix));
    for (const { word, slots } of this.groups.get(groupOf(prefix)) ?? [])
      if (word.startsWith(prefix)) addAllTo(targets, slots);
  }

  /** Adds the slots that hold a form of this word. */
  addByForm(word: string, targets: readonly Bits[]): void {
    const stem = stemOf(word);
    if (stem !== undefined) for (const { slots } of this.forms.get(stem) ?? []) addAllTo(targets, slots);
  }

  has(word: string): boolean {
    return this.entries.has(word);
  }

  /** How many slots hold a word. */
  countOf(word: string): number {
    return this.entries.get(word)?.slots.reduce((sum, { size }) => sum + size, 0) ?? 0;
  }

  /** The slots that hold exactly this word. */
  addByWord(word: string, targets: readonly Bits[]): void {
    addAllTo(targets, this.entries.get(word)?.slots);
  }

  /** Words with a beginning of three or more letters. */
  *wordsByPrefix(prefix: string): Iterable<string> {
    for (const { word } of this.groups.get(groupOf(prefix)) ?? []) if (word.startsWith(prefix)) yield word;
  }

  private addEntry(word: string): Entry {
    const entry: Entry = { word, slots: this.emptyFields(), tables: this.tablesOf(word), changedBy: 0 };
    this.entries.set(word, entry);
    append(this.groups, groupOf(word), entry);
    const stem = stemOf(word);
    if (stem !== undefined) append(this.forms, stem, entry);
    this.vocabulary.add(word);
    return entry;
  }

  private addTable(prefix: string): FieldSlots | undefined {
    const entries: Entry[] = [];
    for (const [key, group] of this.groups) if (key.startsWith(prefix)) for (const entry of group) entries.push(entry);
    if (entries.length === 0) return undefined;
    const sets = Array.from({ length: this.fields }, () => this.emptySet());
    for (const { slots } of entries) addAllTo(sets, slots);
    const table = sets.map((slots) => SlotSet.from(slots));
    for (const entry of entries) entry.tables.push(table);
    this.tables.set(prefix, table);
    return table;
  }

  private tablesOf(word: string): FieldSlots[] {
    const prefixes = new Set([word.slice(0, 1), word.slice(0, 2)]);
    return [...prefixes].map((prefix) => this.tables.get(prefix)).filter((table) => table !== undefined);
  }

  private emptyFields(): FieldSlots {
    return Array.from({ length: this.fields }, () => new SlotSet());
  }

  /** Takes a slot out of all sets. */
  private clear(slot: number): readonly Entry[] {
    const own = this.own[slot] ?? [];
    for (const { slots } of own) for (const set of slots) set.remove(slot);
    const tables = new Set(own.flatMap((entry) => entry.tables));
    for (const table of tables) for (const set of table) set.remove(slot);
    this.own[slot] = undefined;
    return own;
  }

  private dropUnused(entries: readonly Entry[]) {
    for (const entry of entries) {
      if (entry.slots.some(({ size }) => size > 0)) continue;
      this.entries.delete(entry.word);
      withdraw(this.groups, groupOf(entry.word), entry);
      withdraw(this.forms, stemOf(entry.word) ?? '', entry);
      this.vocabulary.remove(entry.word);
    }
  }
}

const groupOf = (word: string) => word.slice(0, groupLength);

const addAllTo = (targets: readonly Bits[], slots: FieldSlots | undefined) => {
  if (slots) for (let field = 0; field < slots.length; field++) slots[field]!.addTo(targets[field]!);
};

const append = (lists: Map<string, Entry[]>, key: string, entry: Entry) => {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
};

const withdraw = (lists: Map<string, Entry[]>, key: string, entry: Entry) => {
  const list = lists.get(key) ?? [];
  const index = list.indexOf(entry);
  if (index === -1) return;
  list[index] = list.at(-1)!;
  list.pop();
  if (list.length === 0) lists.delete(key);
};
