import { parse } from './documents.ts';
import { TAG } from './element-walk.ts';

/** One element of a document, as an `ElementWalk` points at it. */
export interface Element {
  bytes: Buffer;
  type: number;
  /** Where the name begins, and the value. */
  nameAt: number;
  at: number;
  /** Behind the value. */
  end: number;
}

/** The value of an element as `parse` gives it; the plain ones without going through a document. */
export function elementValue(element: Element): unknown {
  const { bytes, at } = element;
  switch (element.type) {
    case TAG.int32:
      return bytes.readInt32LE(at);
    case TAG.double:
      return bytes.readDoubleLE(at);
    case TAG.date:
      return new Date(Number(bytes.readBigInt64LE(at)));
    case TAG.boolean:
      return bytes[at]! > 1 ? decoded(element) : bytes[at] === 1;
    case TAG.null:
      return null;
    case TAG.document:
      return parse(bytes.subarray(at, element.end));
    case TAG.string:
      return asciiText(element) ?? decoded(element);
    default:
      return decoded(element);
  }
}

/** Longer ones are decoded faster by Node. */
const LONGEST_ASCII = 40;

/** A short text of nothing but ASCII; undefined for any other. */
function asciiText({ bytes, at, end }: Element): string | undefined {
  const last = end - 1;
  if (last - at - 4 > LONGEST_ASCII || last < at + 4 || bytes[last] !== 0) return undefined;
  for (let i = at + 4; i < last; i++) if (bytes[i]! > 0x7f) return undefined;
  return bytes.toString('latin1', at + 4, last);
}

/** Whatever else: as the only field of a document. */
function decoded({ bytes, nameAt, end }: Element): unknown {
  const size = 4 + end - (nameAt - 1) + 1;
  const document = Buffer.allocUnsafe(size);
  document.writeInt32LE(size, 0);
  bytes.copy(document, 4, nameAt - 1, end);
  document[size - 1] = 0;
  return Object.values(parse(document))[0];
}
