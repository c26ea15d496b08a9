import { elementValue } from '../element-values.ts';
import { ElementWalk } from '../element-walk.ts';
import type { Doc } from '../documents.ts';
import { setField } from '../stored-values.ts';
import type { SecondaryIndex } from './secondary-index.ts';

const MISSING = -1;

/** Where the indexed fields of one document lie: of each the start of its name and the end of its value, or `MISSING`. */
type Spans = Int32Array;

/**
 * The top-level fields that the indexes of a collection look at. The fields of two versions of a document are compared
 * as bytes first, so that keys are computed only for the indexes whose fields have changed.
 */
export class IndexedFields {
  readonly #names: readonly { name: string; encoded: Buffer }[];
  /** Of each index the numbers of its fields. */
  readonly #ofIndex: readonly (readonly number[])[];
  readonly #spansBefore: Spans;
  readonly #spansAfter: Spans;

  constructor(private readonly indexes: readonly SecondaryIndex[]) {
    const names = [...new Set(indexes.flatMap(({ topLevelFields }) => topLevelFields))];
    this.#names = names.map((name) => ({ name, encoded: Buffer.from(name) }));
    this.#ofIndex = indexes.map(({ topLevelFields }) => topLevelFields.map((name) => names.indexOf(name)));
    this.#spansBefore = new Int32Array(2 * names.length);
    this.#spansAfter = new Int32Array(2 * names.length);
  }

  /**
   * Calls back for each index whose entries may change with a document, with the indexed fields of what it was and what
   * it is to be; undefined where there is no such version.
   */
  compare(
    before: Buffer | undefined,
    after: Buffer | undefined,
    onChange: (index: SecondaryIndex, before: Doc | undefined, after: Doc | undefined) => void,
  ): void {
    if (before) this.#locate(before, this.#spansBefore);
    if (after) this.#locate(after, this.#spansAfter);
    let docBefore: Doc | undefined;
    let docAfter: Doc | undefined;
    for (const [i, index] of this.indexes.entries()) {
      if (before && after && this.#ofIndex[i]!.every((field) => this.#isSame(field, before, after))) continue;
      docBefore ??= before && this.#decode(before, this.#spansBefore);
      docAfter ??= after && this.#decode(after, this.#spansAfter);
      onChange(index, docBefore, docAfter);
    }
  }

  #locate(bytes: Buffer, spans: Spans): void {
    spans.fill(MISSING);
    for (const walk = new ElementWalk(bytes); walk.next();)
      for (let field = 0; field < this.#names.length; field++)
        if (walk.isNamed(this.#names[field]!.encoded)) {
          spans[2 * field] = walk.nameAt;
          spans[2 * field + 1] = walk.end;
        }
  }

  #isSame(field: number, before: Buffer, after: Buffer): boolean {
    const start = this.#spansBefore[2 * field]!;
    const otherStart = this.#spansAfter[2 * field]!;
    if (start === MISSING || otherStart === MISSING) return start === otherStart;
    // the type is the byte before the name
    const end = this.#spansBefore[2 * field + 1];
    return before.compare(after, otherStart - 1, this.#spansAfter[2 * field + 1], start - 1, end) === 0;
  }

  #decode(bytes: Buffer, spans: Spans): Doc {
    const doc: Doc = {};
    for (const [field, { name, encoded }] of this.#names.entries()) {
      const nameAt = spans[2 * field]!;
      if (nameAt === MISSING) continue;
      const element = { bytes, type: bytes[nameAt - 1]!, nameAt, at: nameAt + encoded.length + 1 };
      setField(doc, name, elementValue({ ...element, end: spans[2 * field + 1]! }));
    }
    return doc;
  }
}
