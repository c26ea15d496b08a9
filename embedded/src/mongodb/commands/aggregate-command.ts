import { aggregate } from '../aggregation/aggregate.ts';
import { docField, docsField, flag, hintField, optionalDoc, refuseCollation, timeLimit } from './fields.ts';
import { ServerError } from '../errors.ts';
import { within } from '../turns.ts';
import { sessionId } from './request.ts';
import { batchSizeOf, type Command } from './read-commands.ts';

export const aggregateCommand: Command = ({ command, database }, { store, cursors }) => {
  refuseCollation(command);
  if (flag(command, 'explain')) throw new ServerError('BadValue', "a pipeline is explained by the 'explain' command");
  if (command.cursor === undefined)
    throw new ServerError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const name = typeof command.aggregate === 'string' ? command.aggregate : '$cmd.aggregate';
  const ns = `${database}.${name}`;
  const documents = aggregate({
    store,
    database,
    name,
    collection: store.find(ns),
    pipeline: docsField(command, 'pipeline'),
    variables: optionalDoc(command, 'let'),
    hint: hintField(command),
  });
  return cursors.first(ns, within(timeLimit(command), documents), {
    batchSize: batchSizeOf(docField(command, 'cursor')),
    session: sessionId(command.lsid),
  });
};
