import type { Logger } from 'pino';
import { ConcurrencyLimit } from '../concurrency-limit.ts';
import { isStoreUnavailable } from '../stores/store-unavailable.ts';
import { leaseMs, type LeasedJob, type LeasedJobs } from './leased-jobs.ts';

const pollIntervalMs = 5_000;
const attempts = 5;
const retryDelayMs = 2_000;

export interface JobHandler<Job> {
  /** Name in log lines, e.g. `import`. */
  readonly name: string;
  /** Identifies this process. */
  readonly holder: string;
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** Starts a job, or resumes an interrupted one. */
  run(id: string): Promise<Job>;
  /** Ends a job after the last attempt. */
  abandon(id: string): Promise<Job>;
  /** Whether this process can take over jobs yet. */
  isReady(): boolean;
  /** Whether an abandoned job can be resumed; if not, the handler ends it. */
  canResume?(job: Job): Promise<boolean>;
}

/** Runs jobs under a lease, and resumes those that other processes have abandoned. */
export class JobWorker<Job extends LeasedJob> {
  private readonly limit: ConcurrencyLimit;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly jobs: LeasedJobs<Job>,
    private readonly handler: JobHandler<Job>,
    private readonly logger: Logger,
  ) {
    this.limit = new ConcurrencyLimit(handler.concurrency, handler.maxWaiting);
  }

  start(): void {
    const poll = () =>
      void this.resumeAbandoned().catch((err: unknown) =>
        this.logger.warn({ err, job: this.handler.name }, 'no look at jobs'),
      );
    this.timer = setInterval(poll, pollIntervalMs).unref();
    poll();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  /** Resolves when the job has ended. Throws `BusyError` if too many wait. */
  async run(id: string): Promise<Job> {
    const heartbeat = setInterval(() => void this.jobs.update(id, {}).catch(() => undefined), leaseMs / 3).unref();
    try {
      return await this.limit.run(() => this.runWithRetry(id));
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** Attempts while a store is unavailable are not counted. */
  private async runWithRetry(id: string): Promise<Job> {
    for (let attempt = 1; ;) {
      try {
        return await this.handler.run(id);
      } catch (err) {
        if (this.stopped) throw err;
        this.logger.error({ err, job: this.handler.name, id, attempt }, 'a job stumbled');
        if (!isStoreUnavailable(err) && attempt++ >= attempts) return this.handler.abandon(id);
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
    }
  }

  private async resumeAbandoned() {
    if (!this.handler.isReady()) return;
    for (;;) {
      const job = this.stopped ? null : await this.jobs.claim(this.handler.holder);
      if (!job) return;
      if ((await this.handler.canResume?.(job)) === false) continue;
      this.logger.info({ job: this.handler.name, id: job._id }, 'a job that was cut off goes on');
      void this.run(job._id).catch((err: unknown) => this.logger.warn({ err, id: job._id }, 'a job was not taken up'));
    }
  }
}
