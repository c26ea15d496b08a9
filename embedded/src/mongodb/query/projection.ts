import { isDoc, unparse, type Doc } from '../documents.ts';
import { fieldExtractor, fieldNames } from '../elements.ts';
import { parseStored, setField } from '../stored-values.ts';
import { type FieldTree, projectionSpec } from './projection-spec.ts';

/**
 * How a find projection changes stored documents; plain top-level fields are copied without decoding.
 * @throws ServerError when it is none
 */
export function projection(projection: Doc): (bytes: Buffer) => Buffer {
  if (Object.keys(projection).length === 0) return (bytes) => bytes;
  const { inclusive, fields } = projectionSpec(projection);
  if (Object.values(fields).every((field) => field === 'leaf')) {
    const names = Object.keys(fields);
    return inclusive
      ? fieldExtractor(names)
      : (bytes) => fieldExtractor(fieldNames(bytes).filter((name) => !names.includes(name)))(bytes);
  }
  return (bytes) => unparse((inclusive ? includedFields : withoutFields)(parseStored(bytes), fields) as Doc);
}

const NOTHING = Symbol('nothing');

/** Only the fields of a tree; other values on the way are dropped, arrays are searched. */
function includedFields(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value))
    return value.map((member) => includedFields(member, tree)).filter((member) => member !== NOTHING);
  if (!isDoc(value)) return NOTHING;
  const shaped: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree[name];
    const chosen = branch === undefined ? NOTHING : branch === 'leaf' ? inner : includedFields(inner, branch);
    if (chosen !== NOTHING) setField(shaped, name, chosen);
  }
  return shaped;
}

/** All but the fields of a tree. */
function withoutFields(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((member) => withoutFields(member, tree));
  if (!isDoc(value)) return value;
  const shaped: Doc = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree[name];
    if (branch !== 'leaf') setField(shaped, name, branch ? withoutFields(inner, branch) : inner);
  }
  return shaped;
}
