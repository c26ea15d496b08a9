import { failureReason } from '../../commit-failure.ts';
import type { LogDatabase } from './database.ts';
import { type EventFrame, eventsAfter } from './journal-frame.ts';

/**
 * Writes the events that only the journal has to the database, in one transaction.
 * @throws JournalGap when a part of the log is missing; Error when the disk refuses: lmdb can't be closed then
 */
export async function replayJournal(frames: readonly EventFrame[], database: LogDatabase): Promise<void> {
  const events = eventsAfter(database.lastPosition(), frames);
  if (events.length === 0) return;
  try {
    await database.write(events);
  } catch (error) {
    throw new Error(`What the journal holds could not be brought into the log: ${await failureReason(error)}`, {
      cause: error,
    });
  }
}
