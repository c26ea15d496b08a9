import { Binary, Long, ObjectId } from 'mongodb';
import { isDoc, type Doc } from '../documents.ts';
import { distinct, encodeKey } from '../indexes/key-encoding.ts';

/** Whether a value can only equal ids; null would also match what is missing. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  value instanceof ObjectId ||
  value instanceof Binary ||
  value instanceof Long ||
  value instanceof Date;

/**
 * The keys, in order, of the documents that a filter can select when it asks for an id, or for one of some ids, and for
 * nothing else: most searches do, and need neither a plan nor a test of what they find. Undefined for any other filter.
 */
export function idLookup(filter: Doc): Buffer[] | undefined {
  const { _id } = filter;
  if (_id === undefined || Object.keys(filter).length !== 1) return undefined;
  if (isPlain(_id)) return [encodeKey(_id)];
  if (!isDoc(_id) || !Array.isArray(_id.$in) || Object.keys(_id).length !== 1 || !_id.$in.every(isPlain))
    return undefined;
  return distinct(_id.$in.map((id) => encodeKey(id)));
}
