import { BSON } from 'mongodb';

export const TAG = {
  double: 1,
  string: 2,
  document: 3,
  array: 4,
  binary: 5,
  undefined: 6,
  objectId: 7,
  boolean: 8,
  date: 9,
  null: 10,
  regex: 11,
  pointer: 12,
  code: 13,
  symbol: 14,
  scopedCode: 15,
  int32: 16,
  timestamp: 17,
  int64: 18,
  decimal: 19,
  maxKey: 0x7f,
  minKey: 0xff,
} as const;

const NONE = -1;
/** How many bytes a value has, by its tag; of those that begin with their size, how many beside it. */
const FIXED_SIZE = new Int8Array(256).fill(NONE);
const SIZE_OVERHEAD = new Int8Array(256).fill(NONE);
for (const tag of [TAG.double, TAG.date, TAG.timestamp, TAG.int64]) FIXED_SIZE[tag] = 8;
for (const tag of [TAG.undefined, TAG.null, TAG.maxKey, TAG.minKey]) FIXED_SIZE[tag] = 0;
FIXED_SIZE[TAG.boolean] = 1;
FIXED_SIZE[TAG.int32] = 4;
FIXED_SIZE[TAG.objectId] = 12;
FIXED_SIZE[TAG.decimal] = 16;
for (const tag of [TAG.document, TAG.array, TAG.scopedCode]) SIZE_OVERHEAD[tag] = 0;
for (const tag of [TAG.string, TAG.code, TAG.symbol]) SIZE_OVERHEAD[tag] = 4;
SIZE_OVERHEAD[TAG.binary] = 5;
SIZE_OVERHEAD[TAG.pointer] = 16;

/**
 * Goes over the top-level elements of a document without decoding it: writes look at several documents each, and an object per
 * element is most of what that costs. Throws on what is no BSON.
 */
export class ElementWalk {
  type = 0;
  nameAt = 0;
  nameEnd = 0;
  /** Where the value begins, and where it ends. */
  at = 0;
  end = 4;
  readonly #size: number;

  constructor(readonly bytes: Buffer) {
    this.#size = bytes.length < 5 ? NONE : bytes.readInt32LE(0);
    if (this.#size < 5 || this.#size > bytes.length || bytes[this.#size - 1] !== 0) throw this.#malformed();
  }

  /** Goes to the next element; false behind the last. */
  next(): boolean {
    const { bytes } = this;
    const tagAt = this.end;
    const tag = bytes[tagAt]!;
    if (tag === 0) {
      if (tagAt !== this.#size - 1) throw this.#malformed();
      return false;
    }
    this.type = tag;
    this.nameAt = tagAt + 1;
    this.nameEnd = this.#zeroFrom(tagAt + 1);
    this.at = this.nameEnd + 1;
    this.end = this.at + this.#valueSize(tag);
    if (this.end >= this.#size) throw this.#malformed();
    return true;
  }

  /** Goes over all that is left: only then it is known that it is BSON. */
  finish(): void {
    while (this.next());
  }

  isNamed(name: Uint8Array): boolean {
    if (this.nameEnd - this.nameAt !== name.length) return false;
    for (let i = 0; i < name.length; i++) if (this.bytes[this.nameAt + i] !== name[i]) return false;
    return true;
  }

  get name(): string {
    return this.bytes.toString('utf8', this.nameAt, this.nameEnd);
  }

  #valueSize(tag: number): number {
    const { bytes, at } = this;
    if (FIXED_SIZE[tag]! !== NONE) return FIXED_SIZE[tag]!;
    if (tag === TAG.regex) return this.#zeroFrom(this.#zeroFrom(at) + 1) + 1 - at;
    if (SIZE_OVERHEAD[tag]! === NONE || at + 4 >= this.#size) throw this.#malformed();
    const size = bytes.readInt32LE(at);
    if (size < 0) throw this.#malformed();
    return size + SIZE_OVERHEAD[tag]!;
  }

  #zeroFrom(at: number): number {
    let zero = at;
    while (zero < this.#size && this.bytes[zero] !== 0) zero++;
    if (zero >= this.#size - 1) throw this.#malformed();
    return zero;
  }

  #malformed(): Error {
    // throws an error that describes what is wrong
    BSON.onDemand.parseToElements(this.bytes);
    return new BSON.BSONError('the bytes are no BSON document');
  }
}
