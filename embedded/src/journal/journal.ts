import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../durable-files.ts';
import { JournalFile, journalPages } from './journal-file.ts';
import { type Frame, readFrames } from './frame.ts';

const FILES = ['journal-0', 'journal-1'] as const;
/** When what the journal holds is brought to its database. */
export interface JournalLimits {
  /** As soon as one of the two files holds this much, and the other one is free; commits go on beside that. */
  flushBytes: number;
  /** Commits wait when a file holds this much. */
  maxBytes: number;
  /** This long after a commit, if nothing else brings it there. */
  flushMs: number;
}

export const SMALL_JOURNAL: JournalLimits = { flushBytes: 2 << 20, maxBytes: 8 << 20, flushMs: 1000 };

/** After a synchronous write that took longer, the next ones are asynchronous: twice as many each time it happens again. */
const QUICK_MS = 1;
const MAX_CAUTION = 1024;

/** The whole frames in a folder's journal, in no order; none where there is no journal. */
export const readJournal = (folder: string): Frame[] =>
  FILES.map((name) => join(folder, name)).flatMap((path) => (existsSync(path) ? readFrames(readFileSync(path)) : []));

/**
 * Where commits become durable before a database has them: two files that are written alternately. A file is written
 * again from its beginning once the database has all of it.
 */
export class Journal {
  /** How many of the next writes are not made synchronously. */
  private appendsInBackground = 0;
  private backoff = 1;

  private constructor(
    private active: JournalFile,
    private idle: JournalFile,
    readonly limits: JournalLimits,
  ) {}

  /** To be opened when the database holds all that `readJournal` finds: it is written over. */
  static open(folder: string, limits = SMALL_JOURNAL): Journal {
    const pages = journalPages();
    const [first, second] = FILES.map((name) => JournalFile.open(join(folder, name), pages));
    syncFolder(folder);
    return new Journal(first!, second!, limits);
  }

  /** Whether its commits should be flushed to the database. */
  get needsFlush(): boolean {
    return this.active.end >= this.limits.flushBytes;
  }

  /** Makes room for a frame; false when the database must have more commits than up to `flushedThrough` first. */
  makeRoom(bytes: number, flushedThrough: number): boolean {
    if (this.needsFlush && this.idle.lastPosition <= flushedThrough)
      [this.active, this.idle] = [this.idle, this.active];
    if (this.active.lastPosition <= flushedThrough) this.active.end = 0;
    return this.active.end + bytes <= this.limits.maxBytes;
  }

  /**
   * Writes a frame; it is on the disk when this resolves. That of an only writer is written
   * synchronously, which saves the way to another thread and back, as long as the disk is faster than that way.
   * @throws Error when the disk refuses: nothing may be written any more
   */
  async append(frame: Buffer, last: number, isOnlyWriter: boolean): Promise<void> {
    if (this.appendsInBackground > 0) this.appendsInBackground--;
    else if (isOnlyWriter) {
      const start = performance.now();
      const isDone = this.active.appendSync(frame, last);
      const isQuick = performance.now() - start < QUICK_MS;
      this.backoff = isQuick ? 1 : Math.min(2 * this.backoff, MAX_CAUTION);
      if (!isQuick) this.appendsInBackground = this.backoff;
      if (isDone) return;
    }
    await this.active.append(frame, last);
  }

  /** Removes every byte of the content; to be called when the database has all of it. */
  clear(): void {
    this.active.clear();
    this.idle.clear();
  }

  async close(): Promise<void> {
    await Promise.all([this.active.close(), this.idle.close()]);
  }
}
