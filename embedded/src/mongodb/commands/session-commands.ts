import type { Doc } from '../documents.ts';
import { ServerError } from '../errors.ts';
import type { Command } from './read-commands.ts';
import { sessionId } from './request.ts';

export interface NumberedSession {
  session: string;
  txnNumber: number;
}

/** The session and number of a numbered command; undefined when it has none. */
export function numberedSession(command: Doc): NumberedSession | undefined {
  if (command.txnNumber === undefined) return undefined;
  const session = sessionId(command.lsid);
  if (!session || typeof command.txnNumber !== 'number')
    throw new ServerError('InvalidOptions', 'a transaction number needs a session (lsid)');
  return { session, txnNumber: command.txnNumber };
}

const required = (command: Doc): NumberedSession => {
  const numbered = numberedSession(command);
  if (!numbered) throw new ServerError('InvalidOptions', 'the command needs a session (lsid) and a txnNumber');
  return numbered;
};

export const commitTransactionCommand: Command = async ({ command }, { transactions }) => {
  const { session, txnNumber } = required(command);
  await transactions.commit(session, txnNumber);
  return { ok: 1 };
};

export const abortTransactionCommand: Command = ({ command }, { transactions }) => {
  const { session, txnNumber } = required(command);
  transactions.abort(session, txnNumber);
  return { ok: 1 };
};

const sessionsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((lsid) => sessionId(lsid) ?? []);

/** Their open transactions are aborted and their cursors closed; they themselves can be used on. */
export const killSessionsCommand: Command = ({ command }, { transactions, cursors }) => {
  if (!Array.isArray(command.killSessions) || command.killSessions.length === 0)
    throw new ServerError('BadValue', 'killSessions must name the sessions: to end all of a user is not supported');
  for (const session of sessionsIn(command.killSessions)) {
    transactions.abortOpen(session);
    cursors.killOfSession(session);
  }
  return { ok: 1 };
};

export const endSessionsCommand: Command = async ({ command }, { transactions, records, cursors }) => {
  const sessions = sessionsIn(command.endSessions);
  for (const session of sessions) {
    transactions.forget(session);
    cursors.killOfSession(session);
  }
  await records.forget(sessions);
  return { ok: 1 };
};
