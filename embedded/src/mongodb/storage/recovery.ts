import { failureReason } from '../../commit-failure.ts';
import { framesAfter, JournalGap } from '../../journal/frames-after.ts';
import { MemTables } from './mem-tables.ts';
import { decodeRows, type RowFrame } from './row-frame.ts';
import type { StoredCommits, StoredRows } from './stored-rows.ts';

/**
 * Writes the rows that only the journal has to LMDB, in one transaction.
 * @throws JournalGap when a commit is missing; Error when the disk refuses: lmdb can't be closed then
 */
export async function replayJournal(frames: readonly RowFrame[], stored: StoredRows): Promise<void> {
  const newer = framesAfterCommits(stored.commits, frames);
  const end = newer.at(-1);
  if (!end) return;
  const memTables = new MemTables();
  for (const frame of newer) for (const { table, ...row } of decodeRows(frame)) memTables.set(table, row);
  try {
    await stored.write(memTables, end.last);
  } catch (error) {
    throw new Error(`What the journal holds could not be brought into the documents: ${await failureReason(error)}`, {
      cause: error,
    });
  }
}

/**
 * The frames of the commits that a file does not have as a whole, in order.
 * @throws JournalGap when one is missing
 */
export function framesAfterCommits({ last, through }: StoredCommits, frames: readonly RowFrame[]): RowFrame[] {
  const newer = framesAfter(last, frames);
  const end = newer.at(-1)?.last ?? last;
  if (end < through) throw new JournalGap(end, through);
  return newer;
}
