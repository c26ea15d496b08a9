import { BSON } from 'mongodb';
import { parse, type Doc } from './documents.ts';

const elementsOf = (bytes: Uint8Array) => BSON.onDemand.parseToElements(bytes);

const DOCUMENT_TAG = 3;
const ARRAY_TAG = 4;

export interface Embedded {
  bytes: Buffer;
  isArray: boolean;
}

/** The embedded document or array of a top-level field, still BSON. */
export function embedded(bytes: Buffer, name: string): Embedded | undefined {
  for (const [type, nameAt, nameLength, at, length] of elementsOf(bytes))
    if ((type === DOCUMENT_TAG || type === ARRAY_TAG) && bytes.toString('utf8', nameAt, nameAt + nameLength) === name)
      return { bytes: bytes.subarray(at, at + length), isArray: type === ARRAY_TAG };
  return undefined;
}

/** The top-level fields with the places of their bytes, in order. */
export function* elements(bytes: Buffer): Generator<{ name: string; start: number; end: number }> {
  for (const [, nameAt, nameLength, at, length] of elementsOf(bytes))
    yield { name: bytes.toString('utf8', nameAt, nameAt + nameLength), start: nameAt - 1, end: at + length };
}

/** The name of the first field; undefined when there is none. */
export function firstName(bytes: Buffer): string | undefined {
  for (const { name } of elements(bytes)) return name;
  return undefined;
}

/** The names of the top-level fields. */
export const fieldNames = (bytes: Buffer): string[] =>
  [...elementsOf(bytes)].map(([, at, length]) => bytes.toString('utf8', at, at + length));

/** The embedded documents of an array given as BSON. */
export const members = (array: Buffer): Buffer[] =>
  [...elementsOf(array)].map(([, , , at, length]) => array.subarray(at, at + length));

/** Cuts stored documents down to some top-level fields, without decoding the others. */
export function cutter(names: Iterable<string>): (bytes: Buffer) => Buffer {
  const wanted = [...names].map((name) => Buffer.from(name));
  return (bytes) => {
    let size = 5;
    const kept: [start: number, end: number][] = [];
    for (const [, nameAt, nameLength, at, length] of elementsOf(bytes)) {
      if (!wanted.some((w) => w.length === nameLength && w.compare(bytes, nameAt, nameAt + nameLength) === 0)) continue;
      kept.push([nameAt - 1, at + length]);
      size += at + length - nameAt + 1;
    }
    const cut = Buffer.allocUnsafe(size);
    let to = cut.writeInt32LE(size, 0);
    for (const [from, end] of kept) to += bytes.copy(cut, to, from, end);
    cut[to] = 0;
    return cut;
  };
}

/** Decodes only some top-level fields of a stored document. */
export function picker(names: Iterable<string>): (bytes: Buffer) => Doc {
  const cut = cutter(names);
  return (bytes) => parse(cut(bytes));
}
