import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Bounded } from '../../../../shared/bounded.ts';
import { ProjectionProgress } from '../../../../shared/positions/projection-progress.ts';
import { isStoreUnavailable } from '../../../../shared/stores/store-unavailable.ts';
import { LOGGER } from '../../../../tokens.ts';
import { ImportUndo } from '../undo/import-undo.ts';
import { ImportFiles } from './import-files.ts';
import { ImportJobs, silenceMs, type ImportJob } from './import-jobs.ts';
import { ImportRun } from './import-run.ts';

const lookMs = 5_000;
const sweepMs = 10 * 60_000;
const attempts = 5;
const pauseMs = 2_000;
const waitingAtMost = 10;

/** Works on imports one after the other, and takes up those that were interrupted. */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly line = new Bounded(1, waitingAtMost);
  private timer: NodeJS.Timeout | undefined;
  private sweeping: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly jobs: ImportJobs,
    private readonly files: ImportFiles,
    private readonly imports: ImportRun,
    private readonly undoing: ImportUndo,
    private readonly progress: ProjectionProgress,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const look = () =>
      void this.takeUp().catch((err: unknown) => this.logger.warn({ err }, 'imports were not looked at'));
    this.timer = setInterval(look, lookMs).unref();
    const sweep = () => void this.sweep().catch((err: unknown) => this.logger.warn({ err }, 'files of imports stay'));
    this.sweeping = setInterval(sweep, sweepMs).unref();
    sweep();
    look();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearInterval(this.timer);
    clearInterval(this.sweeping);
  }

  private async sweep(): Promise<void> {
    await this.files.sweep(Date.now(), async (id) => (await this.jobs.kindOf(id))?.isUnderWay ?? false);
  }

  /** Does an import, or takes one back; resolves when it has ended. Throws `BusyError` when too many wait. */
  async work(id: string): Promise<ImportJob> {
    const keep = setInterval(() => void this.jobs.update(id, {}).catch(() => undefined), silenceMs / 3).unref();
    try {
      return await this.line.run(() => this.persistently(id));
    } finally {
      clearInterval(keep);
    }
  }

  /** While a store is unavailable it goes on trying. */
  private async persistently(id: string): Promise<ImportJob> {
    for (let attempt = 1; ;) {
      try {
        const { status } = await this.jobs.get(id);
        return await (status === 'undoing' ? this.undoing.run(id) : this.imports.run(id));
      } catch (err) {
        if (this.stopped) throw err;
        this.logger.error({ err, import: id, attempt }, 'an import stumbled');
        if (!isStoreUnavailable(err) && attempt++ >= attempts) return this.giveUp(id);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  private async giveUp(id: string): Promise<ImportJob> {
    const message =
      'It could not go on: the stores do not answer as they should. What is written stays; it can be undone.';
    await this.jobs.update(id, { status: 'failed', message, finishedAt: new Date() });
    await this.files.drop(id, 'rows');
    return this.jobs.get(id);
  }

  private async takeUp() {
    if (!this.progress.isLive) return;
    for (;;) {
      const job = this.stopped ? null : await this.jobs.claim(this.imports.holder);
      if (!job) return;
      if (job.status === 'running' && !(await this.files.hasRows(job._id))) {
        await this.jobs.move(job._id, ['running'], {
          status: 'failed',
          message: 'The file of its rows is gone.',
          finishedAt: new Date(),
        });
        continue;
      }
      this.logger.info({ import: job._id, done: job.done }, 'an interrupted import goes on');
      void this.work(job._id).catch((err: unknown) => this.logger.warn({ err }, 'an import was not taken up'));
    }
  }
}
