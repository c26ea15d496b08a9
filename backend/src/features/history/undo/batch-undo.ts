import { entityOf } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { BackgroundThrottle } from '../../../shared/background-throttle.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { runPerStream, type StreamTask } from '../../../shared/per-stream-queue.ts';
import { History } from '../history-entries.ts';
import { HistoryResponses, type Entry } from '../entry-responses.ts';
import type { UndoPickRequest } from './undo.requests.ts';
import { UndoneSoFar, UndoSteps } from './undo-steps.ts';
import { canUndo, isUndone } from './undoable.ts';

const atOnce = 400;
const inFlight = 32;

/** How far taking a batch back has come; what is left of it is before that position. */
export interface BatchUndone {
  /** Changes taken back, and those that were left, or left in part, since somebody else has changed them. */
  readonly done: number;
  readonly kept: number;
  readonly before: bigint;
  /** Last position written; -1 for none. */
  readonly position: bigint;
}

/** Takes a whole batch of an administrator back in the background, however large it is, newest first. */
@Injectable()
export class BatchUndo {
  constructor(
    private readonly history: History,
    private readonly responses: HistoryResponses,
    private readonly steps: UndoSteps,
    private readonly background: BackgroundThrottle,
  ) {}

  /**
   * Tells after every few hundred changes what became of them. Gone on with from where it was interrupted, it finds
   * what it took back already. Throws what the stores throw, or `BusyError`: then it can be gone on with.
   * @param context the same whenever it goes on
   */
  async *run(
    batch: string,
    picks: readonly UndoPickRequest[],
    context: CommandContext,
    from?: bigint,
  ): AsyncGenerator<BatchUndone> {
    const picked = new Map(picks.map((pick) => [BigInt(pick.position), pick]));
    const soFar = new UndoneSoFar();
    for (let before = from; ;) {
      const entries = await this.history.page({ batch }, atOnce, before);
      if (entries.length === 0) return;
      const undoing = await this.responses.undoing(entries);
      let [done, kept, position] = [0, 0, -1n];
      const task = (entry: Entry) => async () => {
        if (isUndone(entry, undoing)) {
          const own = undoing.get(entry.eventId)!.some(({ correlationId }) => correlationId === context.correlationId);
          if (own) done++;
          return;
        }
        const { item, position: written = -1n } = await this.steps.take(
          entry,
          picked.get(BigInt(entry._id)),
          context,
          soFar,
        );
        if (item.outcome === 'undone' || item.outcome === 'partly') done++;
        if (item.outcome !== 'undone' && item.outcome !== 'nothing') kept++;
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
      yield { done, kept, before, position };
    }
  }
}
