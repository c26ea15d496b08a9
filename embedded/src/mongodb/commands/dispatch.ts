import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import type { DocumentNode } from '../node.ts';
import type { Request } from '../wire/messages.ts';
import { DirectView } from '../writes/write-view.ts';
import { checkConcerns } from './concerns.ts';
import { flag, numberField } from './fields.ts';
import { assertKnownFields } from './known-fields.ts';
import type { Answer } from './read-commands.ts';
import type { Call } from './request.ts';
import { numberedSession, type NumberedSession } from './session-commands.ts';
import { COMMANDS, WRITE_COMMANDS } from './table.ts';
import type { WriteCommand } from './write-commands.ts';

const ENDS_TRANSACTION = new Set(['commitTransaction', 'abortTransaction']);

/** Runs the command of a request. Throws what it is refused with. */
export function dispatch(node: DocumentNode, request: Request): Answer {
  const { command } = request;
  const name = Object.keys(command)[0] ?? '';
  const database = typeof command.$db === 'string' ? command.$db : 'admin';
  const call: Call = { name, command, database, request };
  assertKnownFields(name, command);
  checkConcerns(command);
  const write = WRITE_COMMANDS.get(name);
  const numbered = numberedSession(command);
  if (numbered && command.autocommit === false && !ENDS_TRANSACTION.has(name))
    return inTransaction(node, call, write, numbered);
  if (write) return inOwnWrite(node, call, write, numbered);
  const run = COMMANDS.get(name);
  if (!run) throw new ServerError('CommandNotFound', `no such command: '${name}'`);
  return run(call, node);
}

/** Lays the changes of a command over the committed state; any error ends the transaction. */
function inTransaction(
  { transactions }: DocumentNode,
  call: Call,
  write: WriteCommand | undefined,
  { session, txnNumber }: NumberedSession,
): Doc {
  if (call.command.writeConcern !== undefined)
    throw new ServerError('InvalidOptions', 'writeConcern is only allowed within a transaction at its commit or abort');
  const view = flag(call.command, 'startTransaction')
    ? transactions.begin(session, txnNumber)
    : transactions.view(session, txnNumber);
  try {
    if (!write)
      throw new ServerError(
        'OperationNotSupportedInTransaction',
        `'${call.name}' cannot run in a transaction here: transactions hold inserts, updates and deletes`,
      );
    const reply = write(call, view);
    if (reply.writeErrors) transactions.abortOpen(session);
    return reply;
  } catch (error) {
    transactions.abortOpen(session);
    throw error;
  }
}

/** Runs a command in a write transaction of its own; a numbered one only once. */
function inOwnWrite(
  { store, records, transactions }: DocumentNode,
  call: Call,
  write: WriteCommand,
  numbered: NumberedSession | undefined,
): Promise<Doc> {
  if (numbered) transactions.checkNumberedWrite(numbered.session, numbered.txnNumber);
  return store.write(() => {
    const run = () => write(call, new DirectView(store));
    return numbered
      ? records.runOnce(numbered.session, numbered.txnNumber, numberField(call.command, 'stmtId') ?? 0, run)
      : run();
  });
}
