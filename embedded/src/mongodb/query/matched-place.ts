import { isDoc, type Doc } from '../documents.ts';
import { valueAt } from '../stored-values.ts';
import { matcher } from './matching.ts';

/** The place of the first member of an array that a filter met: what `$` stands for. Undefined when it met none. */
export function matchedPlace(filter: Doc, path: readonly string[], doc: Doc): number | undefined {
  const array = path.join('.');
  const clauses = [filter, ...(Array.isArray(filter.$and) ? (filter.$and as unknown[]).filter(isDoc) : [])]
    .flatMap((clause) => Object.entries(clause))
    .filter(([name]) => name === array || name.startsWith(`${array}.`));
  const members = valueAt(doc, path);
  if (clauses.length === 0 || !Array.isArray(members)) return undefined;
  const tests = clauses.map(([name, condition]) => matcher({ [`member${name.slice(array.length)}`]: condition }));
  const place = members.findIndex((member: unknown) => tests.every((test) => test({ member: [member] })));
  return place < 0 ? undefined : place;
}
