import { entityOf } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { BulkPool, type BulkTask, type Slice } from '../../../shared/bulk/bulk-pool.ts';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { History } from '../history-entries.ts';
import { HistoryResponses, type Entry } from '../entry-responses.ts';
import type { UndoPickRequest } from './undo.requests.ts';
import { UndoProgress, UndoSteps } from './undo-steps.ts';
import { canUndo, isUndone } from './undoable.ts';

const entriesPerPage = 400;

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
    private readonly pool: BulkPool,
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
    yield* this.pool.run(this.pages(batch, picked, context, from));
  }

  private async *pages(
    batch: string,
    picked: ReadonlyMap<bigint, UndoPickRequest>,
    context: CommandContext,
    from?: bigint,
  ): AsyncGenerator<Slice<BatchUndoProgress>> {
    const progress = new UndoProgress();
    for (let before = from; ;) {
      const entries = await this.history.page({ batch }, entriesPerPage, before);
      if (entries.length === 0) return;
      before = BigInt(entries.at(-1)!._id);
      const undoing = await this.responses.undoing(entries);
      const counts = { done: 0, skipped: 0, before, position: -1n };
      const undo = async (entry: Entry): Promise<bigint | undefined> => {
        if (isUndone(entry, undoing)) {
          const own = undoing.get(entry.eventId)!.some(({ correlationId }) => correlationId === context.correlationId);
          if (own) counts.done++;
          return undefined;
        }
        const pick = picked.get(BigInt(entry._id));
        const { item, position } = await this.steps.undoEntry(entry, pick, context, progress);
        if (item.outcome === 'undone' || item.outcome === 'partly') counts.done++;
        if (item.outcome !== 'undone' && item.outcome !== 'nothing') counts.skipped++;
        if (position !== undefined && position > counts.position) counts.position = position;
        return position;
      };
      const tasks = entries
        .filter((entry) => canUndo(entry, 'admin'))
        .map((entry): BulkTask => ({ stream: entityOf(entry.type).stream(entry.data), run: () => undo(entry) }));
      yield { tasks, result: counts };
    }
  }
}
