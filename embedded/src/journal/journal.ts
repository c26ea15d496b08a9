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

/** After a write that took longer, the next ones hold nobody up: twice as many each time that it happens again. */
const QUICK_MS = 1;
const MOST_CAUTION = 1024;

/** The whole frames in a folder's journal, in no order; none where there is no journal. */
export const readJournal = (folder: string): Frame[] =>
  FILES.map((name) => join(folder, name)).flatMap((path) => (existsSync(path) ? readFrames(readFileSync(path)) : []));

/**
 * Where commits become durable before a database has them: two files that are written in turns. One is written again
 * from its beginning when the database has all that is in it.
 */
export class Journal {
  /** How many writes are not to be waited for in place. */
  private asides = 0;
  private caution = 1;

  private constructor(
    private active: JournalFile,
    private other: JournalFile,
    readonly limits: JournalLimits,
  ) {}

  /** To be opened when the database holds all that `readJournal` finds: it is written over. */
  static open(folder: string, limits = SMALL_JOURNAL): Journal {
    const pages = journalPages();
    const [first, second] = FILES.map((name) => JournalFile.open(join(folder, name), pages));
    syncFolder(folder);
    return new Journal(first!, second!, limits);
  }

  /** Whether it is time to bring what it holds to the database. */
  get isWorn(): boolean {
    return this.active.end >= this.limits.flushBytes;
  }

  /** Makes room for a frame, given up to where the database reaches; false when more has to be in the database first. */
  makeRoom(bytes: number, stored: number): boolean {
    if (this.isWorn && this.other.last <= stored) [this.active, this.other] = [this.other, this.active];
    if (this.active.last <= stored) this.active.end = 0;
    return this.active.end + bytes <= this.limits.maxBytes;
  }

  /**
   * Writes a frame; it is on the disk when this resolves. One that comes alone is waited for in place, which saves the
   * way to another thread and back, while the disk takes no longer than that would.
   * @throws Error when the disk refuses: nothing may be written any more
   */
  async append(frame: Buffer, last: number, isAlone: boolean): Promise<void> {
    if (this.asides > 0) this.asides--;
    else if (isAlone) {
      const begun = performance.now();
      const isDone = this.active.appendNow(frame, last);
      const isQuick = performance.now() - begun < QUICK_MS;
      this.caution = isQuick ? 1 : Math.min(2 * this.caution, MOST_CAUTION);
      if (!isQuick) this.asides = this.caution;
      if (isDone) return;
    }
    await this.active.append(frame, last);
  }

  /** Leaves no byte of what it holds; to be called when the database holds all of it. */
  clear(): void {
    this.active.clear();
    this.other.clear();
  }

  async close(): Promise<void> {
    await Promise.all([this.active.close(), this.other.close()]);
  }
}
