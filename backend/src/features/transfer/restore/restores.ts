import { finishImport, importAggregate, importStream, startImport, type Actor } from '@henna/domain';
import { refusalOf } from '@henna/domain/refusals';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { LOGGER } from '../../../tokens.ts';
import { ImportBatch } from '../import/import-batch.ts';
import { rowMessage } from '../import/plans/plan-rows.ts';
import type { RestoreFiles } from './restore-files.ts';
import { RestoreJobs, RestoreTally, type RestoreJob, type RestoreState } from './restore-jobs.ts';
import { RestoreRun } from './restore-run.ts';

const saveEveryMs = 1_000;

/** A restore that has ended. */
export interface EndedRestore {
  readonly job: RestoreState;
  /** Last position written; -1 for none. */
  readonly position: bigint;
}

/** Runs restores and saves their progress. */
@Injectable()
export class Restores {
  constructor(
    private readonly restoring: RestoreRun,
    private readonly jobs: RestoreJobs,
    private readonly runner: CommandRunner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts a restore under an id; `ended` resolves when it is done, and throws what stopped it. */
  async start(id: string, files: RestoreFiles, by: Actor): Promise<{ readonly ended: Promise<EndedRestore> }> {
    const tally = new RestoreTally(files.counts);
    const startedAt = new Date();
    const state = (change: Partial<RestoreJob> = {}) => {
      const { section, success, skipped, failed, done, total } = tally;
      const refused = [...tally.refused];
      const counts = { section, success, skipped, failed, done, total, errors: refused.map(rowMessage), refused };
      return {
        _id: id,
        status: 'running' as const,
        message: null,
        code: null,
        by,
        startedAt,
        finishedAt: null,
        ...counts,
        ...change,
      };
    };
    await this.jobs.add(state());
    return { ended: this.work(files, tally, state) };
  }

  private async work(
    files: RestoreFiles,
    tally: RestoreTally,
    state: (change?: Partial<RestoreJob>) => RestoreState,
  ): Promise<EndedRestore> {
    const saving = setInterval(() => void this.jobs.update(state()).catch(() => undefined), saveEveryMs).unref();
    const { _id: id, by, startedAt } = state();
    const batch = new ImportBatch(id, startedAt.getTime(), 'restore');
    const facts = { importId: id, entity: 'backup', mode: 'merge', rows: tally.total, by } as const;
    try {
      const start = startImport({ ...facts, startedAt: startedAt.toISOString() });
      await this.runner.run(importAggregate, importStream(id), batch.context('start'), start);
      await this.restoring.run(files, batch, tally);
      const finishedAt = new Date();
      const { success, skipped, failed } = tally;
      const counts = { importId: id, outcome: 'done', success, skipped, failed } as const;
      const finish = finishImport({ ...counts, finishedAt: finishedAt.toISOString() });
      const { position = -1n } = await this.runner.run(
        importAggregate,
        importStream(id),
        batch.context('finish'),
        finish,
      );
      if (position > tally.position) tally.position = position;
      const job = state({ status: 'done', section: null, finishedAt });
      clearInterval(saving);
      await this.jobs.update(job);
      return { job, position: tally.position };
    } catch (err) {
      clearInterval(saving);
      this.logger.error({ err, restore: id }, 'a restore stopped');
      const failed = state({ status: 'failed', ...refusalOf('RESTORE_STOPPED'), finishedAt: new Date() });
      await this.jobs.update(failed).catch(() => undefined);
      throw err;
    }
  }
}
