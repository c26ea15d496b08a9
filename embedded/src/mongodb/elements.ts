import type { Doc } from './documents.ts';
import { ElementWalk, TAG } from './element-walk.ts';
import { elementValue } from './element-values.ts';
import { setField } from './stored-values.ts';

export interface Embedded {
  bytes: Buffer;
  isArray: boolean;
}

/** Finds the embedded document or array of a top-level field, still BSON. */
export function embedded(name: string): (bytes: Buffer) => Embedded | undefined {
  const wanted = Buffer.from(name);
  return (bytes) => {
    for (const walk = new ElementWalk(bytes); walk.next();)
      if ((walk.type === TAG.document || walk.type === TAG.array) && walk.isNamed(wanted))
        return { bytes: bytes.subarray(walk.at, walk.end), isArray: walk.type === TAG.array };
    return undefined;
  };
}

/** The top-level fields with the places of their bytes, in order. */
export function* elements(bytes: Buffer): Generator<{ name: string; start: number; end: number }> {
  for (const walk = new ElementWalk(bytes); walk.next();)
    yield { name: walk.name, start: walk.nameAt - 1, end: walk.end };
}

/** The name of the first field; empty when there is none. */
export function firstName(bytes: Buffer): string {
  const walk = new ElementWalk(bytes);
  return walk.next() ? walk.name : '';
}

/** The names of the top-level fields. */
export function fieldNames(bytes: Buffer): string[] {
  const names: string[] = [];
  for (const walk = new ElementWalk(bytes); walk.next();) names.push(walk.name);
  return names;
}

/** The embedded documents of an array given as BSON. */
export function members(array: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (const walk = new ElementWalk(array); walk.next();) found.push(array.subarray(walk.at, walk.end));
  return found;
}

/** Cuts stored documents down to some top-level fields, without decoding the others. */
export function cutter(names: Iterable<string>): (bytes: Buffer) => Buffer {
  const wanted = [...names].map((name) => Buffer.from(name));
  return (bytes) => {
    let size = 5;
    const kept: number[] = [];
    for (const walk = new ElementWalk(bytes); walk.next();) {
      if (!wanted.some((name) => walk.isNamed(name))) continue;
      kept.push(walk.nameAt - 1, walk.end);
      size += walk.end - walk.nameAt + 1;
    }
    const cut = Buffer.allocUnsafe(size);
    let to = cut.writeInt32LE(size, 0);
    for (let i = 0; i < kept.length; i += 2) to += bytes.copy(cut, to, kept[i], kept[i + 1]);
    cut[to] = 0;
    return cut;
  };
}

/** Decodes only some top-level fields of a stored document. */
export function picker(names: Iterable<string>): (bytes: Buffer) => Doc {
  const wanted = [...names].map((name) => ({ name, bytes: Buffer.from(name) }));
  return (bytes) => {
    const picked: Doc = {};
    for (const walk = new ElementWalk(bytes); walk.next();)
      for (const { name, bytes: encodedName } of wanted)
        if (walk.isNamed(encodedName)) setField(picked, name, elementValue(walk));
    return picked;
  };
}
