import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { isEqual } from '../query/value-order.ts';
import type { IndexSpec } from './index-spec.ts';

const KNOWN = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'collation',
  'partialFilterExpression',
  'background',
]);
const MAX_FIELDS = 32;
const MAX_SECONDS = 2 ** 31 - 1;
/** A filter that asks of fields only that they are there. */
const isPresence = (filter: unknown): boolean =>
  isDoc(filter) &&
  Object.entries(filter).every(([field, condition]) => !field.startsWith('$') && isEqual(condition, { $exists: true }));

/** Whether an option is set: by a boolean or a number, as clients do. */
function isSet(options: Doc, option: string): boolean {
  const value = options[option];
  if (value !== undefined && typeof value !== 'boolean' && typeof value !== 'number')
    throw new ServerError('TypeMismatch', `The field '${option}' of an index must be a boolean`);
  return !!value;
}

/** Why documents can't expire by an index on these fields after so many seconds; undefined when they can. */
function checkExpiry(key: Doc, seconds: unknown): string | undefined {
  if (typeof seconds !== 'number' || Object.keys(key).length > 1)
    return 'a TTL index needs a number of seconds and a single field';
  if (seconds >= 0 && seconds <= MAX_SECONDS) return undefined;
  return `TTL index 'expireAfterSeconds' option must be within 0 and ${MAX_SECONDS}`;
}

/** The definition of an index as a client gives it. Throws CannotCreateIndex on what is not supported. */
export function indexSpec(options: Doc): IndexSpec {
  const { key, name, expireAfterSeconds, partialFilterExpression } = options;
  const refuse = (why: string) => new ServerError('CannotCreateIndex', `${why}: ${JSON.stringify(key)}`);
  if (!isDoc(key) || Object.keys(key).length === 0 || Object.keys(key).length > MAX_FIELDS)
    throw refuse('an index needs 1 to 32 fields');
  if (name === undefined) throw new ServerError('FailedToParse', "The 'name' field is a required property of an index");
  if (typeof name !== 'string' || name === '') throw refuse('an index needs a name');
  if (name === '*') throw new ServerError('BadValue', "The index name '*' is not valid.");
  const unknown = Object.keys(options).find((each) => !KNOWN.has(each));
  if (unknown)
    throw new ServerError(
      'InvalidIndexSpecificationOption',
      `The field '${unknown}' is not valid for an index specification`,
    );
  for (const [field, direction] of Object.entries(key)) {
    if (direction !== 1 && direction !== -1) throw refuse('only ascending (1) and descending (-1) keys are supported');
    if (field.includes('$') || field.split('.').includes('')) throw refuse('the path of a field is malformed');
  }
  const wrongExpiry = expireAfterSeconds === undefined ? undefined : checkExpiry(key, expireAfterSeconds);
  if (wrongExpiry) throw refuse(wrongExpiry);
  if (partialFilterExpression !== undefined && isSet(options, 'sparse'))
    throw refuse("cannot mix 'partialFilterExpression' and 'sparse' options");
  if (partialFilterExpression !== undefined && !isPresence(partialFilterExpression))
    throw refuse('a partial index is supported only with { field: { $exists: true } } as its filter');
  return {
    v: 2,
    key: key as IndexSpec['key'],
    name,
    ...(isSet(options, 'unique') && { unique: true }),
    ...(isSet(options, 'sparse') && { sparse: true }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds: expireAfterSeconds as number }),
    ...(isDoc(partialFilterExpression) && { partialFilterExpression }),
  };
}

/** Whether an index is there already. Throws when another has its name, or what makes it that index with other options. */
export function isDefined(spec: IndexSpec, existing: readonly IndexSpec[]): boolean {
  for (const other of existing) {
    const alike =
      isEqual(other.key, spec.key) &&
      isEqual(other.partialFilterExpression, spec.partialFilterExpression) &&
      !!other.unique === !!spec.unique &&
      !!other.sparse === !!spec.sparse;
    const same = alike && other.expireAfterSeconds === spec.expireAfterSeconds;
    if (same && other.name === spec.name) return true;
    if (alike)
      throw new ServerError(
        'IndexOptionsConflict',
        same
          ? `Index already exists with a different name: ${other.name}`
          : `An equivalent index already exists with other options. Requested index: ${spec.name}, existing: ${other.name}`,
      );
    if (other.name === spec.name)
      throw new ServerError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. Requested index: ${spec.name}`,
      );
  }
  return false;
}
