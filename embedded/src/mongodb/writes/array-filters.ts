import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { matcher } from '../query/matching.ts';
import type { UpdateExpression } from './update-expression.ts';

/** The tests of `arrayFilters`, by the names that paths give them: `$[name]`. */
export type ArrayFilters = ReadonlyMap<string, (member: unknown) => boolean>;

const NONE: ArrayFilters = new Map();

const failedToParse = (message: string) => new ServerError('FailedToParse', message);

/** The names that a filter is about. */
function* namesOf(filter: Doc): Generator<string> {
  for (const [name, condition] of Object.entries(filter))
    if (!name.startsWith('$')) yield name.split('.')[0]!;
    else if (Array.isArray(condition)) for (const part of condition) if (isDoc(part)) yield* namesOf(part);
}

function nameOf(filter: Doc): string {
  const [name, other] = new Set(namesOf(filter));
  if (name === undefined)
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  if (other !== undefined)
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${other}'`,
    );
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new ServerError(
      'BadValue',
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  return name;
}

/**
 * Reads the `arrayFilters` of an update.
 * @throws ServerError when one is about no `$[name]` of the update, or a `$[name]` has none
 */
export function readArrayFilters(filters: readonly Doc[], update: UpdateExpression): ArrayFilters {
  if (filters.length === 0 && update.kind !== 'operators') return NONE;
  const tests = new Map<string, (member: unknown) => boolean>();
  for (const filter of filters) {
    const name = nameOf(filter);
    if (tests.has(name)) throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    const test = matcher(filter);
    tests.set(name, (member) => test({ [name]: member }));
  }
  const unused = new Set(tests.keys());
  for (const { path } of update.kind === 'operators' ? update.changes : [])
    for (const component of path) {
      const name = /^\$\[(.+)\]$/.exec(component)?.[1];
      if (name === undefined) continue;
      if (!tests.has(name))
        throw new ServerError('BadValue', `No array filter found for identifier '${name}' in path '${path.join('.')}'`);
      unused.delete(name);
    }
  for (const name of unused)
    throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
  return tests;
}
