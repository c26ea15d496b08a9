import type { CommitQueue } from '../log/commit-queue.ts';
import type { LogDatabase } from '../log/database.ts';
import { positionOf } from '../log/keys.ts';
import { metastreamsAfter, reclaimedEntry, revisionsBefore } from '../log/reclaimed.ts';
import { originalOf } from './metadata.ts';
import type { StreamDirectory } from './stream-directory.ts';
import type { StreamReader } from './stream-reader.ts';

/** How much one commit removes; others have their turn in between. */
const EVENTS_AT_ONCE = 500;
const NAMES_AT_ONCE = 200;

/**
 * Takes back the space of events that metadata hide for good: those before `$tb`, beyond `$maxCount`, older than
 * `$maxAge`, and of deleted streams. Each stream keeps its last event, so that revisions go on.
 */
export class Reclaim {
  private running: Promise<number> | undefined;
  private stopped = false;

  constructor(
    private readonly database: LogDatabase,
    private readonly streams: StreamDirectory,
    private readonly reader: StreamReader,
    private readonly commits: CommitQueue,
    /** By which events are too old, in ms since 1970. */
    private readonly sureTime: () => number,
  ) {}

  /** Goes through all streams once; resolves to how many events went. A call while one goes on joins it. */
  run(): Promise<number> {
    this.running ??= this.all().finally(() => (this.running = undefined));
    return this.running;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async all(): Promise<number> {
    let removed = 0;
    await this.commits.moved(); // only what is in the tables is looked through
    for (let after: string | undefined; !this.stopped;) {
      const names = metastreamsAfter(this.database, after, NAMES_AT_ONCE);
      for (const name of names) removed += (await this.one(name)) + (await this.one(originalOf(name)));
      after = names.at(-1);
      if (after === undefined) break;
      await new Promise(setImmediate);
    }
    return removed;
  }

  private async one(name: string): Promise<number> {
    for (let removed = 0; ;) {
      const first = Math.min(this.reader.firstVisible(name, this.sureTime()), this.reader.headOf(name).last);
      const entries = this.stopped
        ? []
        : revisionsBefore(this.database, this.streams.get(name).id, first, EVENTS_AT_ONCE);
      if (entries.length === 0) return removed;
      this.commits.assertWritable();
      for (const { key, position } of entries) {
        this.commits.put(this.database.revisions, key, undefined);
        this.commits.put(this.database.events, position, undefined);
      }
      this.reader.noteReclaimed(positionOf(entries.at(-1)!.position));
      const { key, value } = reclaimedEntry(this.reader.reclaimedTo);
      this.commits.put(this.database.names, key, value);
      await this.commits.settled();
      removed += entries.length;
    }
  }
}
