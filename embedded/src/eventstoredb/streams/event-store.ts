import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { syncFile } from '../../durable-files.ts';
import { type Commit, CommitQueue } from '../log/commit-queue.ts';
import { LOG_FILE, LogDatabase } from '../log/database.ts';
import { JournalGap } from '../../journal/frames-after.ts';
import { Journal } from '../../journal/journal.ts';
import { type EventLocation, RecentIds } from '../log/recent-ids.ts';
import { framesIn } from '../log/journal-frame.ts';
import { replayJournal } from '../log/recovery.ts';
import { StreamDirectory } from './stream-directory.ts';
import { StreamReader } from './stream-reader.ts';
import { type LogEnd, StreamWriter } from './stream-writer.ts';

const STREAMS_IN_MEMORY = 20_000;
const IDS_IN_MEMORY = 65_536;
/** Of how many bytes of events the ids are known again when a log is opened: they are read for that. */
const BYTES_WITH_KNOWN_IDS = 64 << 20;

/** An open log with all that writes, reads and follows it. One per folder. */
export class EventStore {
  readonly writer: StreamWriter;
  readonly reader: StreamReader;
  /** Called after each commit. */
  readonly watchers = new Set<() => void>();
  private readonly commits: CommitQueue;

  /** `onFailure` is called when a commit could not be written; from then on nothing is committed or acknowledged. */
  private constructor(
    private readonly database: LogDatabase,
    journal: Journal,
    onFailure: (error: Error) => void,
    now: () => number,
  ) {
    const { ids, end, head } = readEnd(database);
    const streams = new StreamDirectory(database, STREAMS_IN_MEMORY);
    this.commits = new CommitQueue(database, journal, (commit) => this.publish(commit), onFailure);
    this.writer = new StreamWriter(database, this.commits, streams, ids, end, now);
    this.reader = new StreamReader(database, streams, head);
  }

  /**
   * Opens the log in a folder, or creates it.
   * @throws JournalGap when a part of it is missing
   */
  static async open(folder: string, failed: (error: Error) => void, now: () => number): Promise<EventStore> {
    // The last flush of a killed node may be readable but not on the disk yet, and its journal is overwritten now.
    const file = join(folder, LOG_FILE);
    if (existsSync(file)) syncFile(file);
    const database = LogDatabase.open(folder);
    try {
      await replayJournal(framesIn(folder), database);
      return new EventStore(database, Journal.open(folder), failed, now);
    } catch (error) {
      if (error instanceof JournalGap) await database.root.close(); // after a refused commit lmdb would wait for ever
      throw error;
    }
  }

  /** Resolves when everything accepted is durable and its writers have been answered. */
  async whenDurable(): Promise<void> {
    await this.commits.whenDurable().catch(() => undefined);
    await new Promise(setImmediate);
  }

  async close(): Promise<void> {
    const hasFailed = await this.commits.flush().then(
      () => false,
      () => true,
    );
    await this.commits.close();
    if (!hasFailed) await this.database.root.close(); // after a failed commit lmdb would wait for ever
  }

  private publish(commit: Commit): void {
    this.reader.head = Math.max(this.reader.head, commit.position);
    for (const [state, last] of commit.lastRevisions) state.durable = last;
    for (const notify of this.watchers) notify();
  }
}

/** The end of the log: its last position, where it goes on, and the ids of its latest events. */
function readEnd(database: LogDatabase): { ids: RecentIds; end: LogEnd; head: number } {
  const end: LogEnd = { position: 1, created: 0 };
  const latest: { streamId: number; id: string; location: EventLocation }[] = [];
  let bytes = 0;
  for (const event of database.latest()) {
    const { streamId, id, revision, position } = event;
    bytes += event.bytes.length;
    if (latest.length === 0) Object.assign(end, { position: position + event.bytes.length, created: event.created });
    latest.push({ streamId, id, location: { revision, position } });
    if (latest.length === IDS_IN_MEMORY || bytes > BYTES_WITH_KNOWN_IDS) break;
  }
  const ids = new RecentIds(IDS_IN_MEMORY);
  for (const { streamId, id, location } of latest.reverse()) ids.add(streamId, id, location);
  return { ids, end, head: latest.at(-1)?.location.position ?? 0 };
}
