import { Aggregator } from 'mingo/aggregator';
import type { Iterator } from 'mingo/lazy';
import { $lookup as mingoLookup } from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { parse, type Doc } from '../documents.ts';
import { reach } from '../indexes/field-values.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { findNow } from '../query/find.ts';
import type { Collection } from '../storage/collection.ts';

type LookupSpec = Parameters<typeof mingoLookup>[1];

/** `$lookup` that reads the other collection through its indexes, each value once; mingo's would load it whole. */
export const indexedLookup =
  (collectionOf: (name: string) => Collection | undefined) =>
  (documents: Iterator, spec: LookupSpec, options: Options): Iterator => {
    const { from, localField, foreignField, as, pipeline } = spec as unknown as Record<string, string> & {
      pipeline?: Doc[];
    };
    const other = collectionOf(String(from));
    if (!localField || !foreignField || 'let' in spec) {
      const all = other ? findNow(other, { filter: {} }).map(({ bytes }) => parse(bytes)) : [];
      return mingoLookup(documents, { ...spec, from: all }, options);
    }
    const known = new Map<string, Doc[]>();
    const joined = (value: unknown): Doc[] => {
      const key = encodeValue(value).toString('latin1');
      const hit = known.get(key);
      if (hit) return hit;
      const found = other
        ? findNow(other, { filter: { [foreignField]: { $eq: value ?? null } } }).map(({ bytes }) => parse(bytes))
        : [];
      const shaped = pipeline?.length ? new Aggregator(pipeline, options).run<Doc>(found) : found;
      known.set(key, shaped);
      return shaped;
    };
    return documents.map((given) => {
      const document = given as Doc;
      const values = reach(document, localField.split('.')).flatMap((v) => (Array.isArray(v) ? (v as unknown[]) : [v]));
      return { ...document, [as!]: [...new Set(values.flatMap(joined))] };
    });
  };
