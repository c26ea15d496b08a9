import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';

/** The value at a dotted path, array positions included; undefined where it ends early. */
export const valueAt = (doc: Doc, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? (value as Doc)[name] : undefined),
      doc,
    );

const NUMERIC = new Set(['$inc', '$mul']);
const OF_ARRAYS = new Set(['$push', '$addToSet', '$pop', '$pull', '$pullAll']);
const BUILDING = new Set(['$set', '$inc', '$mul', '$push', '$addToSet', '$max', '$min', '$currentDate']);

/** Refuses what mingo would silently leave undone: operands on values of the wrong type, paths through scalars. */
export function assertTargets(operator: string, operand: Doc, doc: Doc): void {
  for (const path of Object.keys(operand)) {
    if (path.includes('$')) continue;
    const value = valueAt(doc, path);
    if (value === undefined) {
      if (BUILDING.has(operator)) assertViable(doc, path);
    } else if (NUMERIC.has(operator) && typeof value !== 'number')
      throw new ServerError('TypeMismatch', `Cannot apply ${operator} to a value of non-numeric type at '${path}'`);
    else if (OF_ARRAYS.has(operator) && !Array.isArray(value))
      throw new ServerError('BadValue', `The field '${path}' must be an array to apply ${operator}`);
  }
}

/** A field can be made in a document or, by its position, in an array; not in anything else. */
function assertViable(doc: Doc, path: string): void {
  let at: unknown = doc;
  for (const name of path.split('.')) {
    if (at === undefined) return;
    if (typeof at !== 'object' || at === null || (Array.isArray(at) && !/^\d+$/.test(name)))
      throw new ServerError('PathNotViable', `Cannot create field '${name}' in element of path '${path}'`);
    at = (at as Doc)[name];
  }
}
