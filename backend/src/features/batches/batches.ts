import type { BatchResponse } from './batch.response.ts';
import { batchStream, type BatchAct } from '@henna/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { JobWorker } from '../../shared/jobs/job-worker.ts';
import { leaseMs } from '../../shared/jobs/leased-jobs.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { LOGGER } from '../../tokens.ts';
import { BatchJobs, causeOf, type BatchJob } from './batch-jobs.ts';
import { BatchKinds } from './batch-kinds.ts';
import { BatchRun } from './batch-run.ts';
import { batchResponse } from './batch.response.ts';

/** The most streams for which a request waits until the batch is finished. */
const maxStreamsToWaitFor = 500;
const maxWaitMs = 20_000;

/** Starts batches, and resumes those that were interrupted. */
@Injectable()
export class Batches implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly holder = v7();
  private readonly worker: JobWorker<BatchJob>;

  constructor(
    private readonly jobs: BatchJobs,
    private readonly kinds: BatchKinds,
    private readonly progress: ProjectionProgress,
    runs: BatchRun,
    @Inject(LOGGER) logger: Logger,
  ) {
    const giveUp = async (id: string) => {
      await jobs.update(id, { status: 'failed', finishedAt: new Date() });
      return jobs.get(id);
    };
    const run = (id: string) => runs.run(id);
    const isReady = () => progress.isCaughtUp;
    const work = { name: 'batch', holder: this.holder, concurrency: 2, maxWaiting: 100, run, abandon: giveUp, isReady };
    this.worker = new JobWorker(jobs, work, logger);
  }

  onApplicationBootstrap(): void {
    this.worker.start();
  }

  onApplicationShutdown(): void {
    this.worker.stop();
  }

  /**
   * Starts a batch on what the views show now, and waits for it when it is small. A repeated command finds its batch.
   * @param act what the batch does; `undefined` when there is nothing to do
   * @param waits whether the caller waits; otherwise the response is the batch itself, at once
   * @param whenDone the response when the batch is finished, or when there was nothing to do
   */
  async begin<Body>(
    context: CommandContext,
    act: () => Promise<BatchAct | undefined>,
    waits: boolean,
    whenDone: () => Body,
  ): Promise<CommandResult<Body | BatchResponse>> {
    const batchId = context.newId('batch');
    const nothing = { position: undefined, body: whenDone };
    const existing = await this.jobs.find(batchId);
    if (existing?.status === 'finished') return { position: BigInt(existing.position!), body: whenDone };
    if ((await context.noops?.revisionOf(batchStream(batchId))) !== undefined) return nothing;
    const job = existing ?? (await this.add(context, batchId, await act()));
    if (!job) {
      await context.noops?.record(batchStream(batchId), -1n);
      return nothing;
    }
    const finished = existing ? undefined : this.worker.run(batchId).catch(() => undefined);
    const ended =
      waits && job.total <= maxStreamsToWaitFor ? await Promise.race([finished, delay(maxWaitMs)]) : undefined;
    if (ended?.status === 'finished') return { position: BigInt(ended.position!), body: whenDone };
    return { position: undefined, status: 202, body: async () => batchResponse(await this.jobs.get(batchId)) };
  }

  private async add(context: CommandContext, batchId: string, act?: BatchAct): Promise<BatchJob | undefined> {
    if (!act) return undefined;
    const job: BatchJob = {
      ...act,
      _id: batchId,
      status: 'running',
      cause: causeOf(context),
      upTo: String(this.progress.position),
      total: 0,
      changed: 0,
      skipped: 0,
      startedAt: new Date(context.time),
      finishedAt: null,
      position: null,
      undoneBy: null,
      holder: this.holder,
      heldUntil: new Date(Date.now() + leaseMs),
    };
    let total = 0;
    const items = this.kinds.get(job).items(job)[Symbol.asyncIterator]();
    while (!(await items.next()).done) total++;
    if (total === 0) return undefined;
    await this.jobs.add({ ...job, total });
    if ('batchId' in act.target) await this.jobs.update(String(act.target.batchId), { undoneBy: batchId });
    return { ...job, total };
  }
}

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms).unref());
