import { Aggregator } from 'mingo/aggregator';
import { evalExpr } from 'mingo/core';
import type { Iterator } from 'mingo/lazy';
import type { AnyObject, Options } from 'mingo/types';
import { isDoc, parse, type Doc } from '../documents.ts';
import { reach } from '../indexes/field-values.ts';
import { encodeValue } from '../indexes/value-encoding.ts';
import { findNow } from '../query/find.ts';
import { plainOptions } from './plain-options.ts';
import type { Collection } from '../storage/collection.ts';

interface LookupSpec {
  from?: string;
  localField?: string;
  foreignField?: string;
  let?: Doc;
  pipeline?: Doc[];
  as: string;
}

/** `$lookup` that reads the other collection through its indexes, equal values once; mingo's would load it whole. */
export const indexedLookup =
  (collectionOf: (name: string) => Collection | undefined) =>
  (documents: Iterator, given: AnyObject, options: Options): Iterator => {
    const spec = given as unknown as LookupSpec;
    const { from, localField, foreignField, pipeline = [], as } = spec;
    const other = from === undefined ? undefined : collectionOf(from);
    const found = (filter: Doc): Doc[] => (other ? findNow(other, { filter }).map(({ bytes }) => parse(bytes)) : []);
    const known = new Map<string, Doc[]>();
    const equal = (document: Doc): Doc[] => {
      const values =
        localField === undefined || foreignField === undefined
          ? undefined
          : reach(document, localField.split('.'))
              .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
              .map((value) => value ?? null);
      const name = values ? encodeValue(values).toString('latin1') : '';
      const met = known.get(name) ?? found(values ? { [foreignField!]: { $in: values } } : {});
      known.set(name, met);
      return met;
    };
    const shaped = (document: Doc, met: Doc[]): Doc[] => {
      if (pipeline.length === 0) return met;
      const own = spec.let ? (evalExpr(document, spec.let, options) as Doc) : {};
      const variables = {
        ...options.variables,
        ...Object.fromEntries(Object.keys(spec.let ?? {}).map((name) => [name, own[name]])),
      };
      return new Aggregator(pipeline, { ...plainOptions(options), variables }).run<Doc>(structuredCopy(met));
    };
    return documents.map((given) => {
      const document = given as Doc;
      return placed(document, as.split('.'), shaped(document, equal(document)));
    });
  };

/** Stages may change what they are given. */
const structuredCopy = (documents: Doc[]): AnyObject[] => documents.map((document) => ({ ...document }));

function placed(holder: unknown, [name = '', ...rest]: string[], value: unknown): Doc {
  const fields: Doc = isDoc(holder) ? holder : {};
  return { ...fields, [name]: rest.length > 0 ? placed(fields[name], rest, value) : value };
}
