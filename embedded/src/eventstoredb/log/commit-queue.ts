import type { StreamHead, StreamState } from '../streams/stream-state.ts';
import { endIfUnreadable, reasonOf } from '../../commit-failure.ts';
import type { LogDatabase, Table } from './database.ts';
import { WritingFailed } from './writing-failed.ts';

interface Put {
  table: Table;
  key: Buffer;
  /** Undefined: the key goes. */
  value: Buffer | undefined;
}

/** One transaction: what it writes, the streams it changes, how far the log reaches after it (0: as before), who waits for it. */
export interface Commit {
  puts: Put[];
  heads: Map<StreamState, StreamHead>;
  position: number;
  waiting: { resolve: () => void; reject: (reason: unknown) => void }[];
}

/**
 * Group commit: whatever queues while a transaction is being flushed goes into the next one.
 * Nothing is visible or acknowledged before its transaction is on disk.
 */
export class CommitQueue {
  private next: Commit | undefined;
  private flushing: Commit | undefined;
  private running: Promise<void> | undefined;
  private failure: WritingFailed | undefined;

  /** `failed` hears of a commit that could not be written; from then on nothing is committed or acknowledged. */
  constructor(
    private readonly database: LogDatabase,
    private readonly durable: (commit: Commit) => void,
    private readonly failed: (error: WritingFailed) => void,
  ) {}

  /** Writes a value with the next commit; without one the key goes. */
  put(table: Table, key: Buffer, value: Buffer | undefined): void {
    this.open().puts.push({ table, key, value });
  }

  /** The next commit makes the state's pending head durable, and reaches to `position`. */
  change(state: StreamState, position: number): void {
    const commit = this.open();
    commit.heads.set(state, state.pending);
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

  private open(): Commit {
    this.next ??= { puts: [], heads: new Map(), position: 0, waiting: [] };
    this.running ??= this.run();
    return this.next;
  }

  private async run(): Promise<void> {
    await Promise.resolve(); // what else this turn brings joins the first commit
    while (this.next) {
      const commit: Commit = this.next;
      this.flushing = commit;
      this.next = undefined;
      try {
        await this.database.root.batch(() => {
          for (const { table, key, value } of commit.puts) void (value ? table.put(key, value) : table.remove(key));
        });
      } catch (error) {
        return this.fail(await reasonOf(error));
      }
      this.database.root.resetReadTxn(); // a snapshot taken earlier in this turn must not hide what is now announced
      this.flushing = undefined;
      for (const { resolve } of commit.waiting) resolve();
      this.durable(commit);
    }
    this.running = undefined;
  }

  private fail(reason: string): void {
    this.failure = new WritingFailed(reason);
    endIfUnreadable(this.database.root);
    for (const commit of [this.flushing, this.next])
      for (const { reject } of commit?.waiting ?? []) reject(this.failure);
    this.failed(this.failure);
  }
}
