import { entityOf } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { BackgroundThrottle } from '../../../shared/background-throttle.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { runPerStream, type StreamTask } from '../../../shared/per-stream-queue.ts';
import { History } from '../history-entries.ts';
import { HistoryResponses, type Entry } from '../entry-responses.ts';
import type { UndoPickRequest } from './undo.requests.ts';
import { UndoProgress, UndoSteps } from './undo-steps.ts';
import { canUndo, isUndone } from './undoable.ts';

const atOnce = 400;
const inFlight = 32;

/** How far the undo of a batch has come; what is left of it is before that position. */
export interface BatchUndoProgress {
  /** Changes that were undone, and those that were skipped, in part or whole, since somebody else has changed them. */
  readonly done: number;
  readonly skipped: number;
  readonly before: bigint;
  /** Last position written; -1 for none. */
  readonly position: bigint;
}

/** Undoes a whole batch of an administrator in the background, however large it is, newest first. */
@Injectable()
export class BatchUndo {
  constructor(
    private readonly history: History,
    private readonly responses: HistoryResponses,
    private readonly steps: UndoSteps,
    private readonly background: BackgroundThrottle,
  ) {}

  /**
   * Yields after every few hundred changes what became of them. Resumed after an interruption, it finds what it has
   * undone already. Throws what the stores throw, or `BusyError`: then it can be resumed.
   * @param context the same whenever it is resumed
   */
  async *run(
    batch: string,
    picks: readonly UndoPickRequest[],
    context: CommandContext,
    from?: bigint,
  ): AsyncGenerator<BatchUndoProgress> {
    const picked = new Map(picks.map((pick) => [BigInt(pick.position), pick]));
    const progress = new UndoProgress();
    for (let before = from; ;) {
      const entries = await this.history.page({ batch }, atOnce, before);
      if (entries.length === 0) return;
      const undoing = await this.responses.undoing(entries);
      let [done, skipped, position] = [0, 0, -1n];
      const task = (entry: Entry) => async () => {
        if (isUndone(entry, undoing)) {
          const own = undoing.get(entry.eventId)!.some(({ correlationId }) => correlationId === context.correlationId);
          if (own) done++;
          return;
        }
        const { item, position: written = -1n } = await this.steps.undoEntry(
          entry,
          picked.get(BigInt(entry._id)),
          context,
          progress,
        );
        if (item.outcome === 'undone' || item.outcome === 'partly') done++;
        if (item.outcome !== 'undone' && item.outcome !== 'nothing') skipped++;
        if (written > position) position = written;
      };
      const work = entries
        .filter((entry) => canUndo(entry, 'admin'))
        .map((entry): StreamTask => ({
          stream: entityOf(entry.type).stream(entry.data),
          run: () => this.background.run(task(entry)),
        }));
      await runPerStream(work, inFlight);
      before = BigInt(entries.at(-1)!._id);
      yield { done, skipped, before, position };
    }
  }
}
