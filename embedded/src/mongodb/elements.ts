import type { Doc } from './documents.ts';
import { ElementWalk, TAG } from './element-walk.ts';
import { elementValue } from './element-values.ts';
import { setField } from './stored-values.ts';

export interface EmbeddedValue {
  bytes: Buffer;
  isArray: boolean;
}

/** Finds the embedded document or array of a top-level field, still BSON. */
export function embeddedField(name: string): (bytes: Buffer) => EmbeddedValue | undefined {
  const encodedName = Buffer.from(name);
  return (bytes) => {
    for (const walk = new ElementWalk(bytes); walk.next();)
      if ((walk.type === TAG.document || walk.type === TAG.array) && walk.isNamed(encodedName))
        return { bytes: bytes.subarray(walk.at, walk.end), isArray: walk.type === TAG.array };
    return undefined;
  };
}

/** The top-level fields and where their bytes begin and end, in order. */
export function* fieldSpans(bytes: Buffer): Generator<{ name: string; start: number; end: number }> {
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
export function arrayMembers(array: Buffer): Buffer[] {
  const documents: Buffer[] = [];
  for (const walk = new ElementWalk(array); walk.next();) documents.push(array.subarray(walk.at, walk.end));
  return documents;
}

/** Cuts stored documents down to some top-level fields, without decoding the others. */
export function fieldExtractor(names: Iterable<string>): (bytes: Buffer) => Buffer {
  const encodedNames = [...names].map((name) => Buffer.from(name));
  return (bytes) => {
    let size = 5;
    const spans: number[] = [];
    for (const walk = new ElementWalk(bytes); walk.next();) {
      if (!encodedNames.some((name) => walk.isNamed(name))) continue;
      spans.push(walk.nameAt - 1, walk.end);
      size += walk.end - walk.nameAt + 1;
    }
    const extracted = Buffer.allocUnsafe(size);
    let to = extracted.writeInt32LE(size, 0);
    for (let i = 0; i < spans.length; i += 2) to += bytes.copy(extracted, to, spans[i], spans[i + 1]);
    extracted[to] = 0;
    return extracted;
  };
}

/** Decodes only some top-level fields of a stored document. */
export function fieldReader(names: Iterable<string>): (bytes: Buffer) => Doc {
  const fields = [...names].map((name) => ({ name, bytes: Buffer.from(name) }));
  return (bytes) => {
    const doc: Doc = {};
    for (const walk = new ElementWalk(bytes); walk.next();)
      for (const { name, bytes: encodedName } of fields)
        if (walk.isNamed(encodedName)) setField(doc, name, elementValue(walk));
    return doc;
  };
}
