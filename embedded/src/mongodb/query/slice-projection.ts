import { isDoc, parseExact, unparse, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';

type Projection = (bytes: Buffer) => Buffer;

/**
 * Takes the `$slice`s out of a projection: by themselves they leave all other fields as they are, where mingo would
 * drop them. Undefined when there are none.
 */
export function sliceProjection(spec: Doc, project: (rest: Doc) => Projection): Projection | undefined {
  const slices = new Map<string, (array: unknown[]) => unknown[]>();
  const rest: Doc = {};
  for (const [name, value] of Object.entries(spec)) {
    if (isDoc(value) && '$slice' in value && !name.includes('.')) slices.set(name, slicer(value.$slice));
    else rest[name] = value;
  }
  if (slices.size === 0) return undefined;
  const isInclusive = Object.entries(rest).some(([name, value]) => name !== '_id' && value !== 0 && value !== false);
  if (isInclusive) for (const name of slices.keys()) rest[name] = 1;
  const others = project(rest);
  return (bytes) => {
    const doc = parseExact(others(bytes));
    for (const [name, slice] of slices) if (Array.isArray(doc[name])) doc[name] = slice(doc[name] as unknown[]);
    return unparse(doc);
  };
}

function slicer(operand: unknown): (array: unknown[]) => unknown[] {
  if (typeof operand === 'number') return (array) => (operand < 0 ? array.slice(operand) : array.slice(0, operand));
  const [skip, limit] = Array.isArray(operand) ? (operand as unknown[]) : [];
  if (typeof skip !== 'number' || typeof limit !== 'number' || limit <= 0)
    throw new ServerError('BadValue', '$slice needs a number, or an array of how many to skip and to take');
  return (array) => array.slice(skip).slice(0, limit);
}
