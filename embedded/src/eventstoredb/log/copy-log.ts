import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillFolder } from '../../durable-files.ts';
import { copyEnvironment } from '../../copy-environment.ts';
import { LOG_FILE, LogDatabase } from './database.ts';
import { JournalGap } from '../../journal/frames-after.ts';
import { type EventFrame, eventsAfter, framesIn } from './journal-frame.ts';
import { replayJournal } from './recovery.ts';

const ATTEMPTS = 20;
const BETWEEN_MS = 50;

/**
 * Copies the log in `folder`, as it stands at one position, to a new folder that a node can be started on.
 * May run beside the node that writes it.
 *
 * The journal is read before the database is copied. An event that was durable before is then in the copied database,
 * or it was not in the database until after the journal was read, so that nothing had been written over it there. The
 * frames that were read follow each other from where the database ended before, and the copied one ends there or at
 * the end of one of them or beyond: what they add to it has no gap.
 * @returns the position of the copy's last event, 0 when it has none
 * @throws Error when there is no log, a part of it is missing, something lies in the new folder, or the disk refuses
 */
export async function copyLog(folder: string, to: string): Promise<number> {
  const frames = await unflushedFrames(folder);
  let position = 0;
  await fillFolder(to, async () => {
    await copyEnvironment({ path: join(folder, LOG_FILE), noSubdir: true }, to);
    const copy = LogDatabase.open(to);
    await replayJournal(frames, copy);
    position = copy.lastPosition();
    await copy.root.close();
  });
  return position;
}

/** The frames that the database does not have yet; read again when the node has flushed some of them meanwhile. */
async function unflushedFrames(folder: string): Promise<EventFrame[]> {
  if (!existsSync(join(folder, LOG_FILE))) return [];
  for (let attempt = 1; ; attempt++) {
    const database = LogDatabase.open(folder, true);
    const lastPosition = database.lastPosition();
    await database.root.close();
    const frames = framesIn(folder);
    try {
      eventsAfter(lastPosition, frames);
      return frames;
    } catch (error) {
      if (!(error instanceof JournalGap) || attempt === ATTEMPTS) throw error;
      await pause(BETWEEN_MS);
    }
  }
}
