import { NotFoundError } from '@henna/domain';
import type { Collection, Filter, MatchKeysAndValues, OptionalUnlessRequiredId } from 'mongodb';

/** Work that a process carries on, and another takes over when that falls silent. */
export interface LeasedJob {
  readonly _id: string;
  readonly status: string;
  /** Which process works on it, and until when it may be silent. */
  readonly holder: string | null;
  readonly heldUntil: Date;
}

/** Silence after which another process takes a job over. */
export const silenceMs = 15_000;

/** Jobs under a lease, in the private database. */
export abstract class LeasedJobs<Job extends LeasedJob> {
  protected abstract readonly collection: Collection<Job>;
  /** The states in which somebody has to work on a job. */
  protected abstract readonly active: readonly Job['status'][];
  protected abstract readonly unknown: string;

  async add(job: Job): Promise<void> {
    await this.collection.insertOne(job as OptionalUnlessRequiredId<Job>);
  }

  async find(id: string): Promise<Job | null> {
    return (await this.collection.findOne({ _id: id } as Filter<Job>)) as Job | null;
  }

  /** Throws a 404. */
  async get(id: string): Promise<Job> {
    const job = await this.find(id);
    if (!job) throw new NotFoundError('NOT_FOUND').withMessage(this.unknown);
    return job;
  }

  /** Also says that whoever works on it is there. */
  async update(id: string, change: Partial<Omit<Job, '_id'>>): Promise<unknown> {
    const $set = { ...change, heldUntil: new Date(Date.now() + silenceMs) } as unknown as MatchKeysAndValues<Job>;
    return this.collection.updateOne({ _id: id } as Filter<Job>, { $set });
  }

  /** Moves it from one state to another, unless it has left that meanwhile; answers whether it has moved. */
  async move(id: string, from: readonly Job['status'][], change: Partial<Omit<Job, '_id'>>): Promise<boolean> {
    const filter = { _id: id, status: { $in: [...from] } } as unknown as Filter<Job>;
    const { modifiedCount } = await this.collection.updateOne(filter, { $set: change as MatchKeysAndValues<Job> });
    return modifiedCount > 0;
  }

  /** Takes over a job that is under way and that nobody works on. */
  async claim(holder: string): Promise<Job | null> {
    const now = new Date();
    const held = { status: { $in: [...this.active] }, holder: { $ne: holder }, heldUntil: { $lt: now } };
    const $set = { holder, heldUntil: new Date(now.getTime() + silenceMs) } as unknown as MatchKeysAndValues<Job>;
    const job = await this.collection.findOneAndUpdate(
      held as unknown as Filter<Job>,
      { $set },
      { returnDocument: 'after' },
    );
    return job as Job | null;
  }
}
