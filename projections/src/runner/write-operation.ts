import type { Document } from 'mongodb';
import type { StoredDocument, Write } from './collection-cache.ts';

/** One write as a bulk write sends it. */
export type WriteOperation =
  | { readonly name: 'insertOne'; readonly document: StoredDocument }
  | { readonly name: 'deleteOne'; readonly filter: Filter }
  | {
      readonly name: 'replaceOne';
      readonly filter: Filter;
      readonly replacement: StoredDocument;
      readonly upsert: true;
    }
  | { readonly name: 'updateOne'; readonly filter: Filter; readonly update: { readonly $set: Document } };

interface Filter {
  readonly _id: string;
}

type Values = Readonly<Record<string, unknown>>;

/** What a document is without its unchanged fields must be smaller by about this many bytes, or it is replaced: a store finds fields less fast than it copies bytes. */
const leastSaved = 1_000;
/** About what a name and a number take. */
const bytesOfField = 16;

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Of larger maps only the names are counted. */
const mostMeasured = 20;

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return bytesOfField + value.length;
  if (Array.isArray(value)) return bytesOfField * (1 + value.length);
  if (!isMap(value)) return bytesOfField;
  const values = Object.values(value);
  if (values.length > mostMeasured) return bytesOfField * (1 + values.length);
  return values.reduce<number>((sum, each) => sum + sizeOf(each), bytesOfField);
};

/** Names that stand for themselves in the path of an update. */
const isPlain = (name: string): boolean => name !== '' && name !== '__proto__' && !/[.$]/.test(name);

/** The fields to set, by path, and about how many bytes of the document need not be sent. */
interface Difference {
  readonly set: Document;
  readonly saved: number;
}

/**
 * How one version differs from another that was made from it, so that unchanged values are the same objects.
 * `undefined` where setting fields would not make the same bytes: a name is gone, or a new one is not the last.
 */
const differenceOf = (before: Values, after: Values, path = ''): Difference | undefined => {
  const names = Object.keys(after);
  const earlier = Object.keys(before);
  if (names.length - earlier.length > 1 || earlier.some((name, index) => name !== names[index])) return undefined;
  const set: Document = {};
  let saved = 0;
  for (const name of names) {
    const [old, value] = [before[name], after[name]];
    if (name in before && old === value) {
      saved += sizeOf(value);
      continue;
    }
    // The store holds no undefined values: it would keep the old one, or put a new one last.
    if (!isPlain(name) || value === undefined || (name in before && old === undefined)) return undefined;
    const inner = path === '' ? innerDifference(old, value, `${name}.`) : undefined;
    if (inner && inner.saved > 0) {
      Object.assign(set, inner.set);
      saved += inner.saved;
    } else set[path + name] = value;
  }
  return { set, saved };
};

const innerDifference = (before: unknown, after: unknown, path: string): Difference | undefined => {
  if (isMap(before) && isMap(after)) return differenceOf(before, after, path);
  if (!Array.isArray(before) || !Array.isArray(after) || after.length !== before.length + 1) return undefined;
  if (before.some((member, index) => member !== after[index])) return undefined;
  return { set: { [`${path}${before.length}`]: after.at(-1) as unknown }, saved: bytesOfField * before.length };
};

/** The operation that sends the least: only the changed fields where that is much less than the document. */
export const writeOperation = ({ id, document, isNew, before }: Write): WriteOperation => {
  const filter = { _id: id };
  if (!document) return { name: 'deleteOne', filter };
  if (isNew) return { name: 'insertOne', document };
  const difference = before && differenceOf(before as unknown as Values, document as unknown as Values);
  return difference && difference.saved >= leastSaved
    ? { name: 'updateOne', filter, update: { $set: difference.set } }
    : { name: 'replaceOne', filter, replacement: document, upsert: true };
};
