import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { type LeaseDocument, stateCollections } from '@henna/domain';
import type { Binary, ClientSession, Db } from 'mongodb';

const leaseMs = 5_000;

/** Somebody else writes the views now: what was folded is void. */
export class FencedError extends Error {
  constructor() {
    super('another worker has taken over, or a batch landed twice');
  }
}

/** One term of office. Its epoch fences every write: a later term makes it void. */
export interface Term {
  readonly epoch: number;
  readonly holder: string;
  /** The session of the term before. */
  readonly before?: Binary | undefined;
}

interface Lease extends LeaseDocument {
  /** Of the transactions in which its holder lands batches. */
  readonly session?: Binary;
}

const leases = (db: Db) => db.collection<Lease>(stateCollections.lease);

const refusesConnections = (address: NonNullable<LeaseDocument['progress']>): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address.port, address.host);
    const settle = (refused: boolean) => {
      socket.destroy();
      resolve(refused);
    };
    socket.once('connect', () => settle(false));
    socket.once('error', (error) => settle('code' in error && error.code === 'ECONNREFUSED'));
    socket.setTimeout(500, () => settle(false));
  });

/** A worker of this machine that was killed need not be waited for: nobody listens at its address. */
const isGone = async ({ holder, expiresAt, progress }: LeaseDocument): Promise<boolean> => {
  if (expiresAt.getTime() <= Date.now()) return true;
  return progress !== undefined && holder.startsWith(`${hostname()}/`) && (await refusesConnections(progress));
};

/** Whether a worker holds the lease now. */
export const isHeld = async (db: Db): Promise<boolean> => {
  const lease = await leases(db).findOne({ _id: 'worker' });
  return lease !== null && !(await isGone(lease));
};

/** Takes the lease if nobody living holds it. @returns `null` when somebody does, or was quicker. */
export const acquire = async (db: Db, progress: LeaseDocument['progress'], session: Binary): Promise<Term | null> => {
  const current = await leases(db).findOne({ _id: 'worker' });
  if (current && !(await isGone(current))) return null;
  const holder = `${hostname()}/${process.pid}/${randomUUID()}`;
  const epoch = (current?.epoch ?? 0) + 1;
  const expiresAt = new Date(Date.now() + leaseMs);
  const next = { holder, epoch, expiresAt, session, ...(progress && { progress }) };
  if (!current) {
    const inserted = await leases(db)
      .insertOne({ _id: 'worker', ...next })
      .catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 11000) return null;
        throw error;
      });
    return inserted && { epoch, holder };
  }
  // A holder that renews at this moment keeps it.
  const unchanged = { _id: 'worker' as const, epoch: current.epoch, expiresAt: current.expiresAt };
  const { matchedCount } = await leases(db).updateOne(unchanged, { $set: next });
  return matchedCount === 1 ? { epoch, holder, before: current.session } : null;
};

/** @returns whether the term still lasts. */
export const renew = async (db: Db, { epoch, holder }: Term): Promise<boolean> => {
  const expiresAt = new Date(Date.now() + leaseMs);
  const { matchedCount } = await leases(db).updateOne({ _id: 'worker', epoch, holder }, { $set: { expiresAt } });
  return matchedCount === 1;
};

/** Lets a successor begin at once. */
export const release = async (db: Db, { epoch, holder }: Term): Promise<void> => {
  await leases(db).updateOne({ _id: 'worker', epoch, holder }, { $set: { expiresAt: new Date() } });
};

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
