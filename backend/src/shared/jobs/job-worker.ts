import type { Logger } from 'pino';
import { Bounded } from '../bounded.ts';
import { isStoreUnavailable } from '../stores/store-unavailable.ts';
import { silenceMs, type LeasedJob, type LeasedJobs } from './leased-jobs.ts';

const lookMs = 5_000;
const attempts = 5;
const pauseMs = 2_000;

export interface JobWork<Job> {
  /** In the log, e.g. `import`. */
  readonly name: string;
  /** Names this process among those that share the jobs. */
  readonly holder: string;
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /** Begins a job, or goes on with one that was cut off. */
  run(id: string): Promise<Job>;
  /** Ends a job that failed again and again. */
  giveUp(id: string): Promise<Job>;
  /** Whether jobs of other processes can be taken over yet. */
  isReady(): boolean;
  /** Whether a job that was taken over can go on; what it does otherwise is its own matter. */
  canGoOn?(job: Job): Promise<boolean>;
}

/** Works on jobs under a lease, and takes up those that were cut off. */
export class JobWorker<Job extends LeasedJob> {
  private readonly line: Bounded;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly jobs: LeasedJobs<Job>,
    private readonly work: JobWork<Job>,
    private readonly logger: Logger,
  ) {
    this.line = new Bounded(work.atOnce, work.waitingAtMost);
  }

  start(): void {
    const look = () =>
      void this.takeUp().catch((err: unknown) => this.logger.warn({ err, job: this.work.name }, 'no look at jobs'));
    this.timer = setInterval(look, lookMs).unref();
    look();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  /** Does a job; resolves when it has ended. Throws `BusyError` when too many wait. */
  async run(id: string): Promise<Job> {
    const keep = setInterval(() => void this.jobs.update(id, {}).catch(() => undefined), silenceMs / 3).unref();
    try {
      return await this.line.run(() => this.persistently(id));
    } finally {
      clearInterval(keep);
    }
  }

  /** While a store is unavailable it goes on trying. */
  private async persistently(id: string): Promise<Job> {
    for (let attempt = 1; ;) {
      try {
        return await this.work.run(id);
      } catch (err) {
        if (this.stopped) throw err;
        this.logger.error({ err, job: this.work.name, id, attempt }, 'a job stumbled');
        if (!isStoreUnavailable(err) && attempt++ >= attempts) return this.work.giveUp(id);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  private async takeUp() {
    if (!this.work.isReady()) return;
    for (;;) {
      const job = this.stopped ? null : await this.jobs.claim(this.work.holder);
      if (!job) return;
      if ((await this.work.canGoOn?.(job)) === false) continue;
      this.logger.info({ job: this.work.name, id: job._id }, 'a job that was cut off goes on');
      void this.run(job._id).catch((err: unknown) => this.logger.warn({ err, id: job._id }, 'a job was not taken up'));
    }
  }
}
