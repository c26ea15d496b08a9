import { reasonOf } from '../../commit-failure.ts';
import { following } from '../../journal/following.ts';
import { Layer } from './layer.ts';
import { decodeRows, type RowFrame } from './row-frame.ts';
import type { StoredRows } from './stored-rows.ts';

/**
 * Brings what is in frames of a journal only into LMDB, in one transaction.
 * @throws JournalGap when a commit is missing; Error when the disk refuses: lmdb can't be closed then
 */
export async function bringIn(frames: readonly RowFrame[], stored: StoredRows): Promise<void> {
  const newer = following(stored.last, frames);
  const end = newer.at(-1);
  if (!end) return;
  const layer = new Layer();
  for (const frame of newer) for (const { table, ...row } of decodeRows(frame)) layer.set(table, row);
  try {
    await stored.write(layer, end.last);
  } catch (error) {
    throw new Error(`What the journal holds could not be brought into the documents: ${await reasonOf(error)}`, {
      cause: error,
    });
  }
}
