import { isDoc, unparse, type Doc } from '../documents.ts';
import { cutter, fieldNames } from '../elements.ts';
import { parseStored, setField } from '../stored-values.ts';
import { type FieldTree, projectionSpec } from './projection-spec.ts';

/**
 * How a find projection changes stored documents; plain top-level fields are copied without decoding.
 * @throws ServerError when it is none
 */
export function projection(given: Doc): (bytes: Buffer) => Buffer {
  if (Object.keys(given).length === 0) return (bytes) => bytes;
  const { inclusive, fields } = projectionSpec(given);
  if (Object.values(fields).every((field) => field === 'leaf')) {
    const names = Object.keys(fields);
    return inclusive
      ? cutter(names)
      : (bytes) => cutter(fieldNames(bytes).filter((name) => !names.includes(name)))(bytes);
  }
  return (bytes) => unparse((inclusive ? kept : left)(parseStored(bytes), fields) as Doc);
}

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
