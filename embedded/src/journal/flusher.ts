import type { Journal } from './journal.ts';

/** Makes commits durable in a journal and flushes them to the database, many at once, while further ones are written. */
export class JournalFlusher<Extra> {
  private flushing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failure: { reason: unknown } | undefined;

  /**
   * @param flushedThrough position of the last commit in the database, in the owner's own count
   * @param writeToDatabase writes all durable commits to the database, and `extra`, which is not in the journal;
   *   resolves to the position of the last commit that the database has then
   * @param onFailure is called when the disk refuses a flush
   */
  constructor(
    private readonly journal: Journal,
    public flushedThrough: number,
    private readonly writeToDatabase: (extra?: Extra) => Promise<number>,
    private readonly onFailure: (reason: unknown) => void,
  ) {}

  /**
   * Writes a frame, which is on the disk when this resolves. `isOnlyWriter` is true when nobody else waits for the disk.
   * @throws what the disk refuses it with: from then on nothing is written any more, here or in the database
   */
  async append(frame: Buffer, last: number, isOnlyWriter: boolean): Promise<void> {
    while (!this.journal.makeRoom(frame.length, this.flushedThrough)) await this.flush();
    this.assertWorking();
    try {
      await this.journal.append(frame, last, isOnlyWriter);
    } catch (reason) {
      this.fail(reason);
    }
    this.assertWorking();
    if (this.journal.needsFlush) this.flushInBackground(); // it may not include this frame, which the timer flushes
    this.timer ??= setTimeout(this.flushInBackground, this.journal.limits.flushMs).unref();
  }

  /**
   * Flushes all durable commits; a call during a flush joins it.
   * @throws what the disk refuses it with, now or before
   */
  flush(): Promise<void> {
    this.flushing ??= this.flushAll().finally(() => (this.flushing = undefined));
    return this.flushing;
  }

  /** Flushes everything together with `extra`, which is in no frame. */
  async flushWith(extra: Extra): Promise<void> {
    while (this.flushing) await this.flushing;
    this.flushing = this.flushAll(extra).finally(() => (this.flushing = undefined));
    await this.flushing;
  }

  /** Starts a flush without waiting for it; the next append throws if it fails. */
  readonly flushInBackground = (): void => void this.flush().catch(() => undefined);

  /** Cancels the flush that the timer would start. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private assertWorking(): void {
    if (this.failure) throw this.failure.reason;
  }

  private fail(reason: unknown): void {
    this.failure ??= { reason };
    this.stop();
  }

  private async flushAll(extra?: Extra): Promise<void> {
    this.assertWorking();
    this.stop();
    this.timer = undefined;
    try {
      this.flushedThrough = await this.writeToDatabase(extra);
    } catch (reason) {
      this.fail(reason);
      this.onFailure(reason);
      throw reason;
    }
  }
}
