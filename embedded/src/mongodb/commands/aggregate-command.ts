import { isDoc, type Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import { count } from '../query/count.ts';
import { isEqual } from '../query/value-order.ts';
import { timeSliced, withTimeLimit } from '../time-slices.ts';
import { docField, docsField, hintField, timeLimit } from './fields.ts';
import { batchSizeOf, documentsOf, type Command } from './read-commands.ts';
import { namespaceOf, sessionId } from './request.ts';

const COUNTING = ['$match', '$skip', '$limit', '$group'];
const COUNT = { _id: 1, n: { $sum: 1 } };

/** Answers the pipeline that the driver's `countDocuments` sends: `$match`, perhaps `$skip` and `$limit`, and a count. */
export const aggregateCommand: Command = async (call, { store, cursors }) => {
  const { command } = call;
  const ns = namespaceOf(call);
  const cursor = docField(command, 'cursor');
  const search = { ...countedBy(docsField(command, 'pipeline')), hint: hintField(command) };
  const collection = store.find(ns);
  const n = collection && (await timeSliced(withTimeLimit(timeLimit(command), count(collection, search)), () => true));
  return cursors.first(ns, documentsOf(n ? [{ _id: 1, n }] : []), {
    batchSize: batchSizeOf(cursor),
    session: sessionId(command.lsid),
  });
};

/**
 * The search whose documents a pipeline counts.
 * @throws ServerError for every other pipeline, naming the first stage that is not part of counting
 */
function countedBy(pipeline: readonly Doc[]): { filter: Doc; skip: number; limit: number } {
  const names = pipeline.map((stage) => Object.keys(stage)[0] ?? '');
  const stages = Object.assign({}, ...pipeline) as Doc;
  const { $match, $skip = 0, $limit = 0, $group } = stages;
  const expected = COUNTING.filter((name) => name in stages);
  const other = names.find((name, i) => name !== expected[i] || Object.keys(pipeline[i]!).length !== 1);
  if (other !== undefined) throw refusal(other);
  if (!isDoc($match)) throw refusal(names[0] ?? 'nothing');
  if (!isEqual($group, COUNT)) throw refusal(names.at(-1)!);
  if (!isSize($skip) || ('$limit' in stages && !(isSize($limit) && $limit > 0)))
    throw new ServerError('BadValue', '$skip and $limit of a count need whole numbers');
  return { filter: $match, skip: $skip, limit: $limit as number };
}

const isSize = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const refusal = (stage: string): ServerError =>
  new ServerError(
    'Location40324',
    `Unsupported pipeline stage: '${stage}'. The only pipeline answered here is the one of countDocuments: ` +
      '[{ $match }, { $skip }?, { $limit }?, { $group: { _id: 1, n: { $sum: 1 } } }]',
  );
