import { refusalOf } from '@henna/domain/refusals';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { JobWorker } from '../../../../shared/jobs/job-worker.ts';
import { ProjectionProgress } from '../../../../shared/projection-progress/projection-progress.ts';
import { LOGGER } from '../../../../tokens.ts';
import { ImportUndo } from './import-undo.ts';
import { ImportFiles } from './import-files.ts';
import { ImportJobs, type ImportJob } from './import-jobs.ts';
import { ImportRun } from './import-run.ts';

const sweepMs = 10 * 60_000;

/** Runs imports one after the other, and resumes those that were interrupted. */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly worker: JobWorker<ImportJob>;
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    imports: ImportRun,
    undoing: ImportUndo,
    progress: ProjectionProgress,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const run = {
      name: 'import',
      holder: imports.holder,
      concurrency: 1,
      maxWaiting: 10,
      run: async (id: string) => ((await jobs.get(id)).status === 'undoing' ? undoing.run(id) : imports.run(id)),
      abandon: (id: string) => this.giveUp(id),
      isReady: () => progress.isCaughtUp,
      canResume: (job: ImportJob) => this.canGoOn(job),
    };
    this.worker = new JobWorker(jobs, run, logger);
  }

  onApplicationBootstrap(): void {
    const sweep = () => void this.sweep().catch((err: unknown) => this.logger.warn({ err }, 'files of imports stay'));
    this.sweeping = setInterval(sweep, sweepMs).unref();
    sweep();
    this.worker.start();
  }

  onApplicationShutdown(): void {
    this.worker.stop();
    clearInterval(this.sweeping);
  }

  /** Runs an import, or undoes one; resolves when it has ended. Throws `BusyError` when too many wait. */
  run(id: string): Promise<ImportJob> {
    return this.worker.run(id);
  }

  private async sweep(): Promise<void> {
    await this.files.sweep(Date.now(), async (id) => (await this.jobs.kindOf(id))?.isUnderWay ?? false);
  }

  private async giveUp(id: string): Promise<ImportJob> {
    await this.jobs.update(id, { status: 'failed', ...refusalOf('IMPORT_STOPPED'), finishedAt: new Date() });
    await this.files.drop(id, 'rows', 'removals');
    return this.jobs.get(id);
  }

  private async canGoOn({ _id, status }: ImportJob): Promise<boolean> {
    if (status !== 'running' || (await this.files.hasRows(_id))) return true;
    await this.jobs.transition(_id, ['running'], {
      status: 'failed',
      ...refusalOf('IMPORT_ROWS_GONE'),
      finishedAt: new Date(),
    });
    return false;
  }
}
