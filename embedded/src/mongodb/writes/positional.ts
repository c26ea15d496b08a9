import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { matcher } from '../query/matching.ts';
import { valueAt } from './update-targets.ts';

const POSITIONAL = /^(.+?)\.\$(?=\.|$)/;

/** Replaces the positional `$` of paths like `items.$.price` by the place of the element the filter met. */
export function positioned(filter: Doc, doc: Doc): (operand: Doc) => Doc {
  const place = (path: string) =>
    path.replace(POSITIONAL, (_, array: string) => `${array}.${matchedPlace(filter, array, doc)}`);
  return (operand) =>
    Object.keys(operand).some((path) => POSITIONAL.test(path))
      ? Object.fromEntries(Object.entries(operand).map(([path, value]) => [place(path), value]))
      : operand;
}

function matchedPlace(filter: Doc, array: string, doc: Doc): number {
  const clauses = [filter, ...(Array.isArray(filter.$and) ? (filter.$and as Doc[]) : [])]
    .flatMap((clause) => Object.entries(clause))
    .filter(([path]) => path === array || path.startsWith(`${array}.`));
  const members = valueAt(doc, array);
  const tests = clauses.map(([path, condition]) => matcher({ [`member${path.slice(array.length)}`]: condition }));
  const place =
    clauses.length > 0 && Array.isArray(members)
      ? members.findIndex((member: unknown) => tests.every((test) => test({ member: [member] })))
      : -1;
  if (place < 0)
    throw new ServerError('BadValue', 'The positional operator did not find the match needed from the query.');
  return place;
}
