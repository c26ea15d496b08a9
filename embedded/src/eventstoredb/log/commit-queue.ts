import type { StreamState } from '../streams/stream-state.ts';
import { endIfUnreadable, reasonOf } from '../../commit-failure.ts';
import type { LogDatabase } from './database.ts';
import type { Journal } from '../../journal/journal.ts';
import { LogWriter } from './log-writer.ts';
import type { StoredEvent } from './record.ts';
import { Wakefulness } from './wakefulness.ts';
import { WritingFailed } from './writing-failed.ts';

/** One transaction: what it writes, the last revisions it brings, how far the log reaches after it, who waits for it. */
export interface Commit {
  events: StoredEvent[];
  lasts: Map<StreamState, number>;
  position: number;
  waiting: { resolve: () => void; reject: (reason: unknown) => void }[];
}

/** A single writer hears of a commit and sends the next append: what comes sooner is of others, who share commits. */
const ROUND_TRIP_MS = 0.1;

/**
 * Group commit: whatever queues while a transaction is being flushed goes into the next one.
 * Nothing is visible or acknowledged before its transaction is on disk.
 */
export class CommitQueue {
  private next: Commit | undefined;
  private flushing: Commit | undefined;
  private running: Promise<void> | undefined;
  private failure: WritingFailed | undefined;
  private readonly writer: LogWriter;
  private readonly wakefulness = new Wakefulness();
  /** When the last commit had been written, in ms. */
  private idleSince = 0;

  /** `failed` hears of a commit that could not be written; from then on nothing is committed or acknowledged. */
  constructor(
    private readonly database: LogDatabase,
    journal: Journal,
    private readonly durable: (commit: Commit) => void,
    private readonly failed: (error: WritingFailed) => void,
  ) {
    this.writer = new LogWriter(database, journal, (error) => void this.stop(error));
  }

  /** Writes an event with the next commit. */
  append(event: StoredEvent): void {
    this.open().events.push(event);
  }

  /** The next commit makes the state's pending revision durable, and reaches to `position`. */
  change(state: StreamState, position: number): void {
    const commit = this.open();
    commit.lasts.set(state, state.pending);
    commit.position = position;
  }

  /** @throws WritingFailed once a commit could not be written */
  assertWritable(): void {
    if (this.failure) throw this.failure;
  }

  /** Resolves when all that is queued so far is durable; rejects with WritingFailed. */
  settled(): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    const commit = this.next ?? this.flushing;
    return commit ? new Promise((resolve, reject) => commit.waiting.push({ resolve, reject })) : Promise.resolve();
  }

  /** Resolves when the tables hold all that is durable so far; rejects when the disk refuses. */
  async moved(): Promise<void> {
    await this.settled();
    try {
      await this.writer.moved();
    } catch (error) {
      throw await this.stop(error);
    }
  }

  /** Ends it when nothing is queued any more. */
  close(): Promise<void> {
    this.wakefulness.stop();
    return this.writer.close();
  }

  private open(): Commit {
    this.next ??= { events: [], lasts: new Map(), position: 0, waiting: [] };
    if (!this.running) {
      this.wakefulness.came();
      this.running = this.run();
    }
    return this.next;
  }

  private async run(): Promise<void> {
    await Promise.resolve(); // what else this turn brings joins the first commit
    let isAlone = false;
    while (this.next) {
      const commit: Commit = this.next;
      this.flushing = commit;
      this.next = undefined;
      try {
        isAlone = commit.waiting.length <= 1 && performance.now() - this.idleSince > ROUND_TRIP_MS;
        await this.writer.write(commit.events, isAlone);
        this.idleSince = performance.now();
      } catch (error) {
        await this.stop(error, () => [this.flushing, this.next]);
        return;
      }
      this.flushing = undefined;
      for (const { resolve } of commit.waiting) resolve();
      this.durable(commit);
    }
    this.running = undefined;
    this.wakefulness.answered(isAlone);
  }

  /** From now on nothing is accepted and some commits are refused; what is being written may still become durable. */
  private async stop(error: unknown, refused: () => (Commit | undefined)[] = () => []): Promise<WritingFailed> {
    const reason = await reasonOf(error);
    const isNews = this.failure === undefined;
    const failure = (this.failure ??= new WritingFailed(reason));
    if (isNews) endIfUnreadable(this.database.root);
    for (const commit of refused()) for (const { reject } of commit?.waiting ?? []) reject(failure);
    if (isNews) this.failed(failure);
    return failure;
  }
}
