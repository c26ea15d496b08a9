import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { optionalDoc } from './fields.ts';

const READ_LEVELS = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot']);

/**
 * What a node of one can promise to reads: all but a snapshot that several commands share.
 * @throws ServerError for that, and for levels that are none
 */
export function checkReadConcern(command: Doc): void {
  const level = optionalDoc(command, 'readConcern')?.level;
  if (level === undefined) return;
  if (typeof level !== 'string' || !READ_LEVELS.has(level))
    throw new ServerError('FailedToParse', `readConcern.level '${JSON.stringify(level)}' is unknown`);
  if (level === 'snapshot' && command.autocommit !== false)
    throw new ServerError('InvalidOptions', 'read concern level snapshot is not supported outside of a transaction');
}

/** A write that was done, but by fewer nodes than were asked for, says so. */
export function withWriteConcern(command: Doc, reply: Doc): Doc {
  const concern = isDoc(command.writeConcern) ? command.writeConcern.w : undefined;
  if (typeof concern === 'number' && concern > 1)
    return {
      ...reply,
      writeConcernError: writeConcernError(100, 'UnsatisfiableWriteConcern', 'Not enough data-bearing nodes'),
    };
  if (typeof concern === 'string' && concern !== 'majority')
    return {
      ...reply,
      writeConcernError: writeConcernError(
        79,
        'UnknownReplWriteConcern',
        `No write concern mode named '${concern}' found`,
      ),
    };
  return reply;
}

const writeConcernError = (code: number, codeName: string, errmsg: string): Doc => ({ code, codeName, errmsg });
