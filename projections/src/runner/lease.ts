import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { type LaneName, type LeaseDocument, stateCollections } from '@henna/domain';
import { MongoServerError, type Binary, type ClientSession, type Db } from 'mongodb';

/** Short enough for another machine to take over within two seconds of a kill, with the time until it looks. */
export const leaseMs = 1_600;

/** Another worker writes the views now, so what was folded here must not be written. */
export class FencedError extends Error {
  constructor() {
    super('another worker holds the lease, or a batch was committed twice');
  }
}

/** A lease that this process holds. Its epoch fences every write: one of a later epoch makes them fail. */
export interface Lease {
  readonly lane: LaneName;
  readonly epoch: number;
  readonly holder: string;
  /** The session of the previous holder. */
  readonly previousSession?: Binary | undefined;
}

interface StoredLease extends LeaseDocument {
  /** The session in which its holder commits batches. */
  readonly session?: Binary;
}

const leasesIn = (db: Db) => db.collection<StoredLease>(stateCollections.lease);

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

/** The lease of a worker of this machine that was killed need not run out: nobody listens at its address. */
const isVacant = async ({ holder, expiresAt, progress }: LeaseDocument): Promise<boolean> => {
  if (expiresAt.getTime() <= Date.now()) return true;
  return progress !== undefined && holder.startsWith(`${hostname()}/`) && (await refusesConnections(progress));
};

/** Whether a worker holds the lease of a lane now. */
export const isLeaseHeld = async (db: Db, lane: LaneName): Promise<boolean> => {
  const lease = await leasesIn(db).findOne({ _id: lane });
  return lease !== null && !(await isVacant(lease));
};

/** The lease of a worker that knew no lanes and wrote all views. */
const formerLease = async (db: Db): Promise<StoredLease | null> =>
  leasesIn(db).findOne({ _id: 'worker' as unknown as LaneName });

/**
 * Acquires the lease of a lane if nobody holds it.
 * @param lastEpoch the highest epoch under which views of the lane were written; views may have come from another lane
 * @returns `null` when somebody holds it, or was quicker
 */
export const acquireLease = async (
  db: Db,
  lane: LaneName,
  progress: LeaseDocument['progress'],
  session: Binary,
  lastEpoch: number,
): Promise<Lease | null> => {
  const [current, former] = [await leasesIn(db).findOne({ _id: lane }), await formerLease(db)];
  for (const lease of [current, former]) if (lease && !(await isVacant(lease))) return null;
  const holder = `${hostname()}/${process.pid}/${randomUUID()}`;
  const epoch = Math.max(current?.epoch ?? 0, lastEpoch) + 1;
  const expiresAt = new Date(Date.now() + leaseMs);
  const next = { holder, epoch, expiresAt, session, ...(progress && { progress }) };
  if (!(await replaceLease(db, lane, current, next))) return null;
  if (former) await leasesIn(db).deleteOne({ _id: former._id });
  return { lane, epoch, holder, previousSession: current?.session ?? former?.session };
};

/** @returns whether the lease still was `current`: a holder that renews it at this moment changes the document */
const replaceLease = async (
  db: Db,
  lane: LaneName,
  current: StoredLease | null,
  next: Omit<StoredLease, '_id'>,
): Promise<boolean> => {
  if (current) {
    const unchanged = { _id: lane, epoch: current.epoch, expiresAt: current.expiresAt };
    const { matchedCount } = await leasesIn(db).updateOne(unchanged, { $set: next });
    return matchedCount === 1;
  }
  try {
    await leasesIn(db).insertOne({ _id: lane, ...next });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 11000) return false;
    throw error;
  }
};

/** @returns whether the lease is still held. */
export const renewLease = async (db: Db, { lane, epoch, holder }: Lease): Promise<boolean> => {
  const expiresAt = new Date(Date.now() + leaseMs);
  const { matchedCount } = await leasesIn(db).updateOne({ _id: lane, epoch, holder }, { $set: { expiresAt } });
  return matchedCount === 1;
};

/** Lets a successor begin at once. */
export const releaseLease = async (db: Db, { lane, epoch, holder }: Lease): Promise<void> => {
  await leasesIn(db).updateOne({ _id: lane, epoch, holder }, { $set: { expiresAt: new Date() } });
};

/** The id by which a successor finds the transactions of a session. */
export const sessionIdOf = ({ id }: ClientSession): Binary => {
  if (!id) throw new Error('the session has ended');
  return id.id;
};

const unauthorized = 13;

/**
 * Aborts the transaction of a process that is gone. The server would let it hold its documents for another minute, and
 * whoever writes one of them would wait, or be refused, as long. A user may end its own sessions without any privilege,
 * so all workers are one user. Where the server refuses even that, that minute is what it takes.
 */
export const abortTransactions = async (db: Db, name: Binary): Promise<void> => {
  try {
    await db.admin().command({ killSessions: [{ id: name }] });
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === unauthorized)) throw error;
  }
};
