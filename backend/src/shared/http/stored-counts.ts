import { MongoBulkWriteError, type AnyBulkWriteOperation, type Collection } from 'mongodb';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** A counter as rate-limiter-flexible stores it; it counts until it expires. */
export interface StoredCount {
  readonly key: string;
  readonly points: number;
  readonly expire: Date;
}

interface Penalty {
  readonly points: number;
  readonly resolve: (total: RateLimiterRes) => void;
  readonly reject: (error: unknown) => void;
}

const duplicateKey = 11_000;

/** Adds to stored counters: what is called for together in two requests to the store. */
export class StoredCounts {
  private pending = new Map<string, Penalty>();

  constructor(
    private readonly collection: Collection<StoredCount>,
    private readonly durationMs: number,
  ) {}

  /** Resolves to the total of all services. A key must not be added to again before that. */
  penalty(key: string, points: number): Promise<RateLimiterRes> {
    if (this.pending.size === 0) queueMicrotask(() => void this.flush());
    return new Promise((resolve, reject) => this.pending.set(key, { points, resolve, reject }));
  }

  private async flush() {
    const batch = this.pending;
    this.pending = new Map();
    try {
      const totals = await this.add(batch);
      for (const [key, { points, resolve }] of batch) {
        const { points: total, expire } = totals.get(key) ?? { points, expire: new Date() };
        resolve(new RateLimiterRes(0, Math.max(0, expire.getTime() - Date.now()), total));
      }
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
  }

  private async add(batch: ReadonlyMap<string, Penalty>) {
    const now = new Date();
    const expire = new Date(now.getTime() + this.durationMs);
    const entries = [...batch];
    const additions = entries.map(([key, { points }]) => ({
      updateOne: {
        filter: { key, expire: { $gt: now } },
        update: { $inc: { points }, $setOnInsert: { expire } },
        upsert: true,
      },
    }));
    const expired = await this.duplicates(additions);
    // Those have a counter that has expired but is not deleted yet.
    const restarts: AnyBulkWriteOperation<StoredCount>[] = expired.flatMap((index) => {
      const [key, { points }] = entries[index]!;
      return [
        { updateOne: { filter: { key, expire: { $lte: now } }, update: { $set: { points: 0, expire } } } },
        { updateOne: { filter: { key }, update: { $inc: { points } } } },
      ];
    });
    if (restarts.length > 0) await this.collection.bulkWrite(restarts);
    const stored = await this.collection.find({ key: { $in: [...batch.keys()] } }).toArray();
    return new Map(stored.map((count) => [count.key, count]));
  }

  /** Indexes of the upserts that another document with the same key prevented. */
  private async duplicates(additions: AnyBulkWriteOperation<StoredCount>[]) {
    try {
      await this.collection.bulkWrite(additions, { ordered: false });
      return [];
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError)) throw error;
      const errors = [error.writeErrors].flat();
      if (errors.length === 0 || errors.some(({ code }) => code !== duplicateKey)) throw error;
      return errors.map(({ index }) => index);
    }
  }
}
