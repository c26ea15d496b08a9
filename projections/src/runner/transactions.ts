import type { Binary, ClientSession, Db } from 'mongodb';

/** By which others find the transactions of a session: kept where a successor can read it. */
export const nameOf = ({ id }: ClientSession): Binary => {
  if (!id) throw new Error('the session has ended');
  return id.id;
};

/**
 * Ends the transaction of a process that is gone. The server would let it hold its documents for another minute, and
 * whoever writes one of them would wait, or be refused, as long.
 */
export const endTransactions = async (db: Db, name: Binary): Promise<void> => {
  await db.admin().command({ killSessions: [{ id: name }] });
};
