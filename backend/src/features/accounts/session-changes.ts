import type { Collection } from 'mongodb';

/** A number that each published change raises. */
export interface SessionChangesDocument {
  readonly _id: 'sessions';
  readonly count: number;
}

const _id = 'sessions';
/** While sessions are used, the number is read this often. */
const askEveryMs = 200;
/** With the time of a request this is less than the half second after which a change takes effect everywhere. */
const confirmationMs = 400;

/** Tells the service processes, through the store, that stored sessions have been changed or ended. */
export class SessionChanges {
  private count: number | undefined;
  /** Start of the last read that succeeded, and of the last one. */
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private askedAt = Number.NEGATIVE_INFINITY;
  private isAsking = false;

  /** @param onChange called when anything was published since the last call, also by this process */
  constructor(
    private readonly collection: () => Pick<Collection<SessionChangesDocument>, 'findOne' | 'updateOne'>,
    private readonly onChange: () => void,
  ) {}

  /** To be called when the change is durable. */
  async publish(): Promise<void> {
    await this.collection().updateOne({ _id }, { $inc: { count: 1 } }, { upsert: true });
  }

  /** Whether `onChange` has been called for all that was published until just now. If not, sessions must be read. */
  isConfirmed(): boolean {
    const now = performance.now();
    if (!this.isAsking && now - this.askedAt >= askEveryMs) void this.ask(now);
    return now - this.confirmedAt < confirmationMs;
  }

  private async ask(now: number) {
    this.isAsking = true;
    this.askedAt = now;
    try {
      const count = (await this.collection().findOne({ _id }))?.count ?? 0;
      if (count !== this.count) this.onChange();
      this.count = count;
      this.confirmedAt = now;
    } catch {
      // Nothing is confirmed while the store does not answer.
    } finally {
      this.isAsking = false;
    }
  }
}
