import { InvalidError, limits, normalizeKey, normalizeText } from '@henna/domain';
import type { ImportBatch } from '../import-batch.ts';

export const missingKinds = ['brand', 'category', 'subcategory'] as const;
export type MissingKind = (typeof missingKinds)[number];

/** A record that rows name and that does not exist. */
export interface MissingRecord {
  readonly kind: MissingKind;
  /** The one that it gets when the import creates it. */
  readonly id: string;
  readonly name: string;
  /** Of a subcategory. */
  readonly categoryId?: string;
}

/** The key in addresses that is made of a name: `Value & Gift Sets` is `value_gift_sets`. */
export const keyOfName = (name: string): string =>
  normalizeText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');

/** What rows name and the catalogue does not have, each once, in the order of the file. */
export class MissingRecords {
  readonly #byKey = new Map<string, MissingRecord>();
  #ofRow: string[] = [];

  /** @param creates the import creates them: rows count on them */
  constructor(
    private readonly batch: ImportBatch,
    readonly creates: boolean,
  ) {}

  /** Records that one is missing. Throws a 400 when there are too many to be a catalogue's. */
  add(kind: MissingKind, name: string, categoryId?: string): MissingRecord {
    const key = `${kind} ${categoryId ?? ''} ${kind === 'brand' ? normalizeText(name) : normalizeKey(keyOfName(name))}`;
    const existing = this.#byKey.get(key);
    if (existing) return existing;
    if (this.#byKey.size >= limits.importMissing)
      throw new InvalidError('TOO_MANY_MISSING', { max: limits.importMissing });
    const record = { kind, id: this.batch.commandId(`create ${key}`), name, ...(categoryId && { categoryId }) };
    this.#byKey.set(key, record);
    this.#ofRow.push(key);
    return record;
  }

  /** Ends a row. What only refused rows name is not created. */
  endRow(isAccepted: boolean): void {
    if (this.creates && !isAccepted) for (const key of this.#ofRow) this.#byKey.delete(key);
    this.#ofRow = [];
  }

  get all(): readonly MissingRecord[] {
    return [...this.#byKey.values()];
  }
}
