import type { StreamState } from '../streams/stream-directory.ts';
import { killIfUnreadable, failureReason } from '../../commit-failure.ts';
import type { LogDatabase } from './database.ts';
import type { Journal } from '../../journal/journal.ts';
import { LogWriter } from './log-writer.ts';
import type { StoredEvent } from './record.ts';
import { SpinWait } from './spin-wait.ts';

/** Why nothing can be written any more: the disk has refused a commit. What was durable before can still be read. */
export class WritingFailedError extends Error {
  constructor(readonly reason: string) {
    super(`Nothing can be written until the node is started again: ${reason}`);
  }
}

/** One transaction: its events, the last revisions of their streams, the last position of the log after it, and who waits for it. */
export interface Commit {
  events: StoredEvent[];
  lastRevisions: Map<StreamState, number>;
  position: number;
  waiting: { resolve: () => void; reject: (reason: unknown) => void }[];
}

/** The least time in which a single writer gets its answer and sends the next append: an append that comes sooner is from another writer. */
const ROUND_TRIP_MS = 0.1;

/**
 * Group commit: whatever queues while a transaction is being flushed goes into the next one.
 * Nothing is visible or acknowledged before its transaction is on disk.
 */
export class CommitQueue {
  private next: Commit | undefined;
  private flushing: Commit | undefined;
  private running: Promise<void> | undefined;
  private failure: WritingFailedError | undefined;
  private readonly writer: LogWriter;
  private readonly spinWait = new SpinWait();
  /** When the last commit had been written, in ms. */
  private idleSince = 0;

  /** `onFailure` is called when a commit could not be written; from then on nothing is committed or acknowledged. */
  constructor(
    private readonly database: LogDatabase,
    journal: Journal,
    private readonly onDurable: (commit: Commit) => void,
    private readonly onFailure: (error: WritingFailedError) => void,
  ) {
    this.writer = new LogWriter(database, journal, (error) => void this.stop(error));
  }

  /** Writes an event with the next commit. */
  append(event: StoredEvent): void {
    this.nextCommit().events.push(event);
  }

  /** The next commit makes the state's pending revision durable, and reaches to `position`. */
  advanceStream(state: StreamState, position: number): void {
    const commit = this.nextCommit();
    commit.lastRevisions.set(state, state.pending);
    commit.position = position;
  }

  /** @throws WritingFailed once a commit could not be written */
  assertWritable(): void {
    if (this.failure) throw this.failure;
  }

  /** Resolves when all that is queued so far is durable; rejects with WritingFailed. */
  whenDurable(): Promise<void> {
    if (this.failure) return Promise.reject(this.failure);
    const commit = this.next ?? this.flushing;
    return commit ? new Promise((resolve, reject) => commit.waiting.push({ resolve, reject })) : Promise.resolve();
  }

  /** Resolves when the tables hold all that is durable so far; rejects when the disk refuses. */
  async flush(): Promise<void> {
    await this.whenDurable();
    try {
      await this.writer.flush();
    } catch (error) {
      throw await this.stop(error);
    }
  }

  /** Ends it when nothing is queued any more. */
  close(): Promise<void> {
    this.spinWait.stop();
    return this.writer.close();
  }

  private nextCommit(): Commit {
    this.next ??= { events: [], lastRevisions: new Map(), position: 0, waiting: [] };
    if (!this.running) {
      this.spinWait.appendArrived();
      this.running = this.run();
    }
    return this.next;
  }

  private async run(): Promise<void> {
    await Promise.resolve(); // appends of the same turn of the event loop join the first commit
    let isOnlyWriter = false;
    while (this.next) {
      const commit: Commit = this.next;
      this.flushing = commit;
      this.next = undefined;
      try {
        isOnlyWriter = commit.waiting.length <= 1 && performance.now() - this.idleSince > ROUND_TRIP_MS;
        await this.writer.write(commit.events, isOnlyWriter);
        this.idleSince = performance.now();
      } catch (error) {
        await this.stop(error, () => [this.flushing, this.next]);
        return;
      }
      this.flushing = undefined;
      for (const { resolve } of commit.waiting) resolve();
      this.onDurable(commit);
    }
    this.running = undefined;
    this.spinWait.appendsAnswered(isOnlyWriter);
  }

  /** From now on nothing is accepted and some commits are refused; what is being written may still become durable. */
  private async stop(
    error: unknown,
    refusedCommits: () => (Commit | undefined)[] = () => [],
  ): Promise<WritingFailedError> {
    const reason = await failureReason(error);
    const isFirst = this.failure === undefined;
    const failure = (this.failure ??= new WritingFailedError(reason));
    if (isFirst) killIfUnreadable(this.database.root);
    for (const commit of refusedCommits()) for (const { reject } of commit?.waiting ?? []) reject(failure);
    if (isFirst) this.onFailure(failure);
    return failure;
  }
}
