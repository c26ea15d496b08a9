import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { optionalDoc } from './fields.ts';

/** What one node can promise alike: a snapshot that several commands share is none of it. */
const LEVELS: unknown[] = [undefined, 'local', 'available', 'majority', 'linearizable'];
const ACKNOWLEDGED_BY: unknown[] = [undefined, 0, 1, 'majority'];

/** @throws ServerError InvalidOptions for concerns that one node can't meet */
export function checkConcerns(command: Doc): void {
  const level = optionalDoc(command, 'readConcern')?.level;
  if (!LEVELS.includes(level))
    throw new ServerError('InvalidOptions', `read concern level ${JSON.stringify(level)} is not supported`);
  const w = optionalDoc(command, 'writeConcern')?.w;
  if (!ACKNOWLEDGED_BY.includes(w))
    throw new ServerError('InvalidOptions', `write concern w: ${JSON.stringify(w)} is not supported by one node`);
}
