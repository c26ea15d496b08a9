import { Injectable } from '@nestjs/common';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { ProjectionProgress } from '../../../../shared/projection-progress/projection-progress.ts';
import { BatchUndo, type UndoPickRequest } from '../../../history/index.ts';
import { ImportJobs, type ImportJob } from './import-jobs.ts';

/** Undoes a whole import in the background, as the history undoes any batch. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly batches: BatchUndo,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Records that an import is to be undone. @returns false while it runs, or is being undone already */
  async request(id: string, { actor, commandId, correlationId, time, reason }: CommandContext, picks: Picks) {
    const request = { by: actor, commandId, correlationId, time, reason: reason ?? null, picks: [...picks] };
    const undo = { done: 0, kept: 0, before: null, wanted: request };
    return this.jobs.transition(id, ['done', 'cancelled', 'failed'], { status: 'undoing', undo, cancelling: false });
  }

  /** Undoes it. After an interruption the next call resumes after the progress that was saved last. */
  async run(id: string): Promise<ImportJob> {
    const job = await this.jobs.get(id);
    let undo = job.undo!;
    const { by, commandId, correlationId, time, reason, picks } = undo.wanted;
    const context = new CommandContext(by, 'undo', commandId, time, correlationId, id, reason ?? undefined);
    let highest = job.position === null ? -1n : BigInt(job.position);
    await this.progress.requirePassed(highest);
    const from = undo.before === null ? undefined : BigInt(undo.before);
    for await (const { done, skipped: kept, before, position } of this.batches.run(id, picks, context, from)) {
      undo = { ...undo, done: undo.done + done, kept: undo.kept + kept, before: String(before) };
      if (position > highest) highest = position;
      await this.jobs.update(id, { undo });
    }
    await this.progress.requirePassed(highest);
    const change = { status: 'undone' as const, undo };
    await this.jobs.update(id, change);
    return { ...job, ...change };
  }
}

type Picks = readonly UndoPickRequest[];
