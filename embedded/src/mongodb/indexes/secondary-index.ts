import { ServerError } from '../errors.ts';
import type { Doc } from '../documents.ts';
import { matcher } from '../query/matching.ts';
import type { Table } from '../storage/table.ts';
import { firstArrayOnPath, fieldKeys, plainValue, valuesAt } from './field-values.ts';
import type { IndexRecord, IndexSpec } from './index-spec.ts';
import { LONGEST_WHOLE, MAX_KEY_BYTES } from './key-encoding.ts';
import { encodeValues } from './value-encoding.ts';

export interface IndexField {
  name: string;
  path: string[];
  descending: boolean;
}

/** One secondary index: entries `fields… [+ id]` → id in the order of its key pattern. Unique ones leave the id out. */
export class SecondaryIndex {
  readonly fields: readonly IndexField[];
  readonly #isPartOf: ((doc: Doc) => boolean) | undefined;

  constructor(
    readonly record: IndexRecord,
    readonly table: Table,
  ) {
    this.fields = Object.entries(record.spec.key).map(([name, direction]) => ({
      name,
      path: name.split('.'),
      descending: direction === -1,
    }));
    const { partialFilterExpression } = record.spec;
    this.#isPartOf = partialFilterExpression && matcher(partialFilterExpression);
  }

  /** The top-level fields that decide on the keys of a document. */
  get topLevelFields(): string[] {
    const filtered = Object.keys(this.spec.partialFilterExpression ?? {}).map((path) => path.split('.')[0]!);
    return [...new Set([...this.fields.map(({ path }) => path[0]!), ...filtered])];
  }

  get spec(): IndexSpec {
    return this.record.spec;
  }

  /** The keys of a document, without its id; none when the index leaves it out. */
  keysOf(doc: Doc): Buffer[] {
    if (this.#isPartOf && !this.#isPartOf(doc)) return [];
    if (this.spec.sparse && this.fields.every(({ path }) => valuesAt(doc, path).every((v) => v === undefined)))
      return [];
    const plain = this.#plainKey(doc);
    if (plain) return [plain];
    let keys: Buffer[] = [Buffer.alloc(0)];
    let array: string | undefined;
    for (const { path, descending } of this.fields) {
      const field = fieldKeys(doc, path, descending);
      const other = this.fields.length > 1 ? firstArrayOnPath(doc, path) : undefined;
      if (array !== undefined && other !== undefined && array !== other)
        throw new ServerError('CannotIndexParallelArrays', `cannot index parallel arrays [${other}] [${array}]`);
      array ??= other;
      this.record.multikey ||= field.multiple;
      this.record.shortened ||= field.shortened;
      keys = keys.flatMap((head) => field.keys.map((tail) => Buffer.concat([head, tail])));
    }
    return keys;
  }

  /** The only key of a document without arrays and long values: of most, and made in one go. */
  #plainKey(doc: Doc): Buffer | undefined {
    const values = this.fields.map(({ path }) => plainValue(doc, path));
    return values.some(Array.isArray) ? undefined : encodeValues(values, this.fields, LONGEST_WHOLE);
  }

  /** Throws KeyTooLong when LMDB could not hold the entry. */
  assertFits(key: Buffer, id: Buffer): void {
    const length = key.length + (this.spec.unique ? 0 : id.length);
    if (length > MAX_KEY_BYTES)
      throw new ServerError(
        'KeyTooLong',
        `a key of index ${this.spec.name} would have ${length} bytes, at most ${MAX_KEY_BYTES} fit`,
      );
  }

  /** Adds an entry that is known to fit (within a write transaction). */
  put(key: Buffer, id: Buffer): void {
    this.table.put(key, id, this.#tail(id));
  }

  /** Within a write transaction. */
  remove(key: Buffer, id: Buffer): void {
    this.table.remove(key, this.#tail(id));
  }

  #tail(id: Buffer): Buffer | undefined {
    return this.spec.unique ? undefined : id;
  }
}
