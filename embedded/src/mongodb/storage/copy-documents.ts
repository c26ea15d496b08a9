import { setTimeout as pause } from 'node:timers/promises';
import { fillFolder } from '../../durable-files.ts';
import { copyEnvironment } from '../../copy-environment.ts';
import { JournalGap } from '../../journal/frames-after.ts';
import { currentPath } from './environment-files.ts';
import { framesAfterCommits, replayJournal } from './recovery.ts';
import { framesIn, type RowFrame } from './row-frame.ts';
import { storedCommits, StoredRows } from './stored-rows.ts';

const ATTEMPTS = 100;
const PAUSE_MS = 5;

/**
 * Copies the documents in `folder`, as they stand between two commits, to a new folder that a node can be started on.
 * May run beside the node that writes them.
 *
 * The journal is read before LMDB's file is copied. A commit that was durable before is then in the copied file, or it
 * was not in LMDB until after the journal was read, so that nothing had been written over it there. Rows that are being
 * written in parts are of such commits, or the copy is made again.
 * @throws Error when there is nothing to copy, a part of it is missing, something lies in the new folder, or the disk refuses
 */
export async function copyDocuments(folder: string, to: string): Promise<void> {
  await fillFolder(to, async () => {
    const frames = await copyFile(folder, to);
    const copy = new StoredRows(to);
    await replayJournal(frames, copy);
    await copy.close();
  });
}

/** Resolves to the frames of the journal as they were before. */
async function copyFile(folder: string, to: string): Promise<RowFrame[]> {
  for (let attempt = 1; ; attempt++) {
    const path = currentPath(folder);
    try {
      const frames = await unflushedFrames(folder, path);
      await fillFolder(to, async () => {
        await copyEnvironment({ path, noSubdir: false }, to);
        framesAfterCommits(await storedCommits(to), frames);
      });
      return frames;
    } catch (error) {
      // The node has flushed some of the frames while they were read, was flushing later ones, or has replaced its files.
      const isStale = error instanceof JournalGap || currentPath(folder) !== path;
      if (attempt === ATTEMPTS || !isStale) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function unflushedFrames(folder: string, path: string): Promise<RowFrame[]> {
  const commits = await storedCommits(path);
  const frames = framesIn(folder);
  framesAfterCommits(commits, frames);
  return frames;
}
