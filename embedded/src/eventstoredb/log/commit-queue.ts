import type { StreamHead, StreamState } from '../streams/stream-state.ts';
import type { LogDatabase, Table } from './database.ts';

interface Put {
  table: Table;
  key: Buffer;
  value: Buffer;
}

/** One transaction: what it writes, the streams it changes, how far the log reaches after it, who waits for it. */
export interface Commit {
  puts: Put[];
  heads: Map<StreamState, StreamHead>;
  position: number;
  waiting: (() => void)[];
}

/**
 * Group commit: whatever queues while a transaction is being flushed goes into the next one.
 * Nothing is visible or acknowledged before its transaction is on disk.
 */
export class CommitQueue {
  private next: Commit | undefined;
  private flushing: Commit | undefined;
  private running: Promise<void> | undefined;

  /** `failed` hears of a commit that could not be written; from then on nothing is committed or acknowledged. */
  constructor(
    private readonly database: LogDatabase,
    private readonly durable: (commit: Commit) => void,
    private readonly failed: (cause: string) => void,
  ) {}

  put(table: Table, key: Buffer, value: Buffer): void {
    this.open().puts.push({ table, key, value });
  }

  /** The next commit makes the state's pending head durable, and reaches to `position`. */
  change(state: StreamState, position: number): void {
    const commit = this.open();
    commit.heads.set(state, state.pending);
    commit.position = position;
  }

  /** Resolves when all that is queued so far is durable; never, if that fails. */
  settled(): Promise<void> {
    const commit = this.next ?? this.flushing;
    return commit ? new Promise((resolve) => commit.waiting.push(resolve)) : Promise.resolve();
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
          for (const { table, key, value } of commit.puts) void table.put(key, value);
        });
      } catch (error) {
        this.failed(await causeOf(error));
        return new Promise(() => undefined);
      }
      this.database.root.resetReadTxn(); // a snapshot taken earlier in this turn must not hide what is now announced
      this.flushing = undefined;
      for (const notify of commit.waiting) notify();
      this.durable(commit);
    }
    this.running = undefined;
  }
}

/** lmdb rejects with an error that holds a promise which rejects with what went wrong. */
async function causeOf(error: unknown): Promise<string> {
  const cause = (error as { commitError?: Promise<unknown> }).commitError;
  const reason: unknown = cause ? await cause.catch((inner: unknown) => inner) : error;
  return reason instanceof Error ? reason.message : String(reason);
}
