import { NotFoundError } from '@henna/domain';
import type { Collection, Filter, MatchKeysAndValues, OptionalUnlessRequiredId } from 'mongodb';

/** A job that another process may take over when its lease expires. */
export interface LeasedJob {
  readonly _id: string;
  readonly status: string;
  /** The process that runs it, and the end of its lease. */
  readonly holder: string | null;
  readonly heldUntil: Date;
}

export const leaseMs = 15_000;

/** Jobs under a lease, in the private database. */
export abstract class LeasedJobs<Job extends LeasedJob> {
  protected abstract readonly collection: Collection<Job>;
  /** The states in which a job must be running. */
  protected abstract readonly active: readonly Job['status'][];
  protected abstract readonly notFoundMessage: string;

  async add(job: Job): Promise<void> {
    await this.collection.insertOne(job as OptionalUnlessRequiredId<Job>);
  }

  async find(id: string): Promise<Job | null> {
    return (await this.collection.findOne({ _id: id } as Filter<Job>)) as Job | null;
  }

  /** Throws a 404. */
  async get(id: string): Promise<Job> {
    const job = await this.find(id);
    if (!job) throw new NotFoundError('NOT_FOUND').withMessage(this.notFoundMessage);
    return job;
  }

  /** Also extends the lease. */
  async update(id: string, change: Partial<Omit<Job, '_id'>>): Promise<unknown> {
    const $set = { ...change, heldUntil: new Date(Date.now() + leaseMs) } as unknown as MatchKeysAndValues<Job>;
    return this.collection.updateOne({ _id: id } as Filter<Job>, { $set });
  }

  /** Changes the state. Resolves to false, without a change, if the job is not in one of the `from` states. */
  async transition(id: string, from: readonly Job['status'][], change: Partial<Omit<Job, '_id'>>): Promise<boolean> {
    const filter = { _id: id, status: { $in: [...from] } } as unknown as Filter<Job>;
    const { modifiedCount } = await this.collection.updateOne(filter, { $set: change as MatchKeysAndValues<Job> });
    return modifiedCount > 0;
  }

  /** Takes over an active job whose lease has expired. */
  async claim(holder: string): Promise<Job | null> {
    const now = new Date();
    const expired = { status: { $in: [...this.active] }, holder: { $ne: holder }, heldUntil: { $lt: now } };
    const $set = { holder, heldUntil: new Date(now.getTime() + leaseMs) } as unknown as MatchKeysAndValues<Job>;
    const job = await this.collection.findOneAndUpdate(
      expired as unknown as Filter<Job>,
      { $set },
      { returnDocument: 'after' },
    );
    return job as Job | null;
  }
}
