import { Injectable } from '@nestjs/common';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { ProjectionProgress } from '../../../../shared/projection-progress/projection-progress.ts';
import { BatchUndo, type UndoPickRequest } from '../../../history/index.ts';
import { ImportJobs, type ImportJob } from './import-jobs.ts';

/** Takes a whole import back in the background, as the trail takes any batch back. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly batches: BatchUndo,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Notes that an import is wanted back, unless it is under way; answers whether it was noted. */
  async request(id: string, { actor, commandId, correlationId, time, reason }: CommandContext, picks: Picks) {
    const wanted = { by: actor, commandId, correlationId, time, reason: reason ?? null, picks: [...picks] };
    const undo = { done: 0, kept: 0, before: null, wanted };
    return this.jobs.transition(id, ['done', 'cancelled', 'failed'], { status: 'undoing', undo, cancelling: false });
  }

  /** It may be called again when it was interrupted: it goes on behind what it has told last. */
  async run(id: string): Promise<ImportJob> {
    const job = await this.jobs.get(id);
    let undo = job.undo!;
    const { by, commandId, correlationId, time, reason, picks } = undo.wanted;
    const context = new CommandContext(by, 'undo', commandId, time, correlationId, id, reason ?? undefined);
    let highest = job.position === null ? -1n : BigInt(job.position);
    await this.progress.requirePassed(highest);
    const from = undo.before === null ? undefined : BigInt(undo.before);
    for await (const { done, kept, before, position } of this.batches.run(id, picks, context, from)) {
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
