import { reasonOf } from '../../commit-failure.ts';
import type { LogDatabase } from './database.ts';
import { type EventFrame, eventsAfter } from './journal-frame.ts';

/**
 * Brings what is in frames of a journal only into the database, in one transaction.
 * @throws JournalGap when a part of the log is missing; Error when the disk refuses: lmdb can't be closed then
 */
export async function bringIn(frames: readonly EventFrame[], database: LogDatabase): Promise<void> {
  const events = eventsAfter(database.lastPosition(), frames);
  if (events.length === 0) return;
  try {
    await database.write(events);
  } catch (error) {
    throw new Error(`What the journal holds could not be brought into the log: ${await reasonOf(error)}`, {
      cause: error,
    });
  }
}
