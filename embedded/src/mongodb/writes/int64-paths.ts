import { INT64_TAG, isDoc, parse, parseExact, promoted, type Doc } from '../documents.ts';

/** Where a document holds an int64, and which. */
export type Int64Paths = [path: string[], value: bigint][];

/** A document to compute with, and where its int64s were, so that they can be put back. */
export function parseNotingInt64(bytes: Uint8Array): { doc: Doc; int64s: Int64Paths } {
  if (!bytes.includes(INT64_TAG)) return { doc: parse(bytes), int64s: [] };
  const exact = parseExact(bytes);
  const int64s: Int64Paths = [];
  collect(exact, [], int64s);
  return { doc: promoted(exact) as Doc, int64s };
}

function collect(value: unknown, path: string[], into: Int64Paths): void {
  if (typeof value === 'bigint') into.push([path, value]);
  else if (Array.isArray(value)) value.forEach((member, i) => collect(member, [...path, String(i)], into));
  else if (isDoc(value)) for (const [name, member] of Object.entries(value)) collect(member, [...path, name], into);
}

/**
 * Makes numbers int64 again (in place): where the value is unchanged, and, where `grown` says that it was computed
 * from the int64, also the new whole number.
 */
export function restoreInt64(doc: Doc, int64s: Int64Paths, grown: (path: string) => boolean): void {
  for (const [path, value] of int64s) {
    const holder = path.slice(0, -1).reduce<unknown>((at, name) => (at as Doc | null | undefined)?.[name], doc);
    if (typeof holder !== 'object' || holder === null) continue;
    const fields = holder as Doc;
    const name = path.at(-1)!;
    const now = fields[name];
    if (typeof now !== 'number') continue;
    if (now === Number(value)) fields[name] = value;
    else if (Number.isSafeInteger(now) && grown(path.join('.'))) fields[name] = BigInt(now);
  }
}
