import { ServerError } from '../errors.ts';
import type { Doc } from '../documents.ts';
import { matcher } from '../query/matching.ts';
import type { Table } from '../storage/table.ts';
import { arrayOn, fieldKeys, reach } from './field-values.ts';
import type { IndexRecord, IndexSpec } from './index-spec.ts';
import { MAX_KEY_BYTES } from './key-encoding.ts';

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

  get spec(): IndexSpec {
    return this.record.spec;
  }

  /** The keys of a document, without its id; none when the index leaves it out. */
  keysOf(doc: Doc): Buffer[] {
    if (this.#isPartOf && !this.#isPartOf(doc)) return [];
    if (this.spec.sparse && this.fields.every(({ path }) => reach(doc, path).every((v) => v === undefined))) return [];
    let keys: Buffer[] = [Buffer.alloc(0)];
    let array: string | undefined;
    for (const { path, descending } of this.fields) {
      const field = fieldKeys(doc, path, descending);
      const other = this.fields.length > 1 ? arrayOn(doc, path) : undefined;
      if (array !== undefined && other !== undefined && array !== other)
        throw new ServerError('CannotIndexParallelArrays', `cannot index parallel arrays [${other}] [${array}]`);
      array ??= other;
      this.record.multikey ||= field.multiple;
      this.record.shortened ||= field.shortened;
      keys = keys.flatMap((head) => field.keys.map((tail) => Buffer.concat([head, tail])));
    }
    return keys;
  }

  /** The key under which an entry is stored. Throws KeyTooLong when LMDB could not hold it. */
  entryKey(key: Buffer, id: Buffer): Buffer {
    const entry = this.spec.unique ? key : Buffer.concat([key, id]);
    if (entry.length > MAX_KEY_BYTES)
      throw new ServerError(
        'KeyTooLong',
        `a key of index ${this.spec.name} would have ${entry.length} bytes, at most ${MAX_KEY_BYTES} fit`,
      );
    return entry;
  }
}
