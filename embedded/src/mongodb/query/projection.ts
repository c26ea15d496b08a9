import { isDoc, parse, unparse, type Doc } from '../documents.ts';
import { cutter, fieldNames } from '../elements.ts';
import { ServerError } from '../errors.ts';
import { computable, memberOf, parseStored, setField, valueAt } from '../stored-values.ts';
import { matchedPlace } from './matched-place.ts';
import { evaluated } from './matching.ts';
import { type FieldTree, projectionSpec, type ProjectionSpec } from './projection-spec.ts';
import { sliceAt } from './slice-projection.ts';

type Projection = (bytes: Buffer) => Buffer;

/**
 * How a find projection changes stored documents; plain top-level fields are copied without decoding.
 * @throws ServerError when it is none
 */
export function projection(given: Doc, filter: Doc, variables?: Doc): Projection {
  if (Object.keys(given).length === 0) return (bytes) => bytes;
  const spec = projectionSpec(given);
  const { inclusive, fields, slices, elemMatches, computed, positional } = spec;
  const isPlain = !positional && slices.length + elemMatches.size + computed.length === 0;
  if (isPlain && Object.values(fields).every((field) => field === 'leaf')) {
    const names = Object.keys(fields);
    return inclusive
      ? cutter(names)
      : (bytes) => cutter(fieldNames(bytes).filter((name) => !names.includes(name)))(bytes);
  }
  return (bytes) => {
    const shaped = (inclusive ? kept : left)(parseStored(bytes), fields) as Doc;
    for (const { path, slice } of slices) sliceAt(shaped, path, slice);
    keepMatched(shaped, spec);
    if (positional) keepMet(shaped, positional, filter, parse(bytes));
    for (const { path, expression } of computed) put(shaped, path, evaluated(parse(bytes), expression, variables));
    return unparse(shaped);
  };
}

export const projectOne = (bytes: Buffer, spec: Doc, filter: Doc): Buffer => projection(spec, filter)(bytes);

const NOTHING = Symbol('nothing');

/** Only the fields of a tree; what is no document on the way is dropped, arrays are gone through. */
function kept(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((member) => kept(member, tree)).filter((member) => member !== NOTHING);
  if (!isDoc(value)) return NOTHING;
  const shaped: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree[name];
    const chosen = branch === undefined ? NOTHING : branch === 'leaf' ? inner : kept(inner, branch);
    if (chosen !== NOTHING) setField(shaped, name, chosen);
  }
  return shaped;
}

/** All but the fields of a tree. */
function left(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((member) => left(member, tree));
  if (!isDoc(value)) return value;
  const shaped: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree[name];
    if (branch !== 'leaf') setField(shaped, name, branch ? left(inner, branch) : inner);
  }
  return shaped;
}

/** Of each array with an `$elemMatch`, the first member that meets it. */
function keepMatched(shaped: Doc, { elemMatches }: ProjectionSpec): void {
  for (const [name, test] of elemMatches) {
    const array = shaped[name];
    const place = Array.isArray(array) ? (computable(array) as unknown[]).findIndex(test) : -1;
    if (place < 0) delete shaped[name];
    else shaped[name] = [(array as unknown[])[place]];
  }
}

/** Of the array of a positional projection, the first member that the filter met. */
function keepMet(shaped: Doc, path: string[], filter: Doc, found: Doc): void {
  const array = valueAt(shaped, path);
  if (!Array.isArray(array)) return;
  const place = matchedPlace(filter, path, found);
  if (place === undefined)
    throw new ServerError('Location51246', "positional operator '.$' couldn't find a matching element in the array");
  put(shaped, path, [array[place]]);
}

function put(shaped: Doc, path: readonly string[], value: unknown): void {
  if (value === undefined) return;
  let at = shaped;
  for (const name of path.slice(0, -1)) {
    const inner = memberOf(at, name);
    const next: Doc = isDoc(inner) ? inner : {};
    setField(at, name, next);
    at = next;
  }
  setField(at, path.at(-1)!, value);
}
