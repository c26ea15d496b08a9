import { batch, batchStream, finishBatch, startBatch, type BatchStarted } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { BackgroundThrottle } from '../../shared/background-throttle.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { inBatches } from '../../shared/slices.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { BatchJobs, contextOf, type BatchJob } from './batch-jobs.ts';
import { BatchKinds, type BatchItem } from './batch-kinds.ts';

const itemsPerUpdate = 200;
const concurrency = 16;

/** Runs a batch, stream by stream; it can be interrupted anywhere and resumed without doing anything twice. */
@Injectable()
export class BatchRun {
  constructor(
    private readonly jobs: BatchJobs,
    private readonly kinds: BatchKinds,
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly background: BackgroundThrottle,
  ) {}

  /** Starts a batch or resumes it. Throws what the stores throw. */
  async run(id: string): Promise<BatchJob> {
    const job = await this.jobs.get(id);
    if (job.status !== 'running') return job;
    const { _id: batchId, kind, target, upTo, startedAt } = job;
    const context = contextOf(job);
    const started = { batchId, kind, target, upTo, startedAt: startedAt.toISOString() } as BatchStarted['data'];
    await this.runner.run(batch, batchStream(id), context.step('start'), startBatch(started));
    const definition = this.kinds.get(job);
    // The views must show what was written before an interruption before they are asked for the rest.
    await this.progress.requirePassed(await this.store.tail());
    const counts = { changed: await definition.changedBefore(job), skipped: 0 };
    let position = -1n;
    const limit = pLimit(concurrency);
    const act = (item: BatchItem) =>
      this.background.run(async () => {
        const outcome = await item.act(context.step(item.name));
        counts[outcome.events.length > 0 ? 'changed' : 'skipped']++;
        if ((outcome.position ?? -1n) > position) position = outcome.position!;
      });
    for await (const items of inBatches(definition.items(job), itemsPerUpdate)) {
      await Promise.all(items.map((item) => limit(act, item)));
      await this.jobs.update(id, counts);
    }
    await this.progress.requirePassed(position);
    const finishedAt = new Date();
    const finished = { batchId, ...counts, finishedAt: finishedAt.toISOString() };
    const end = await this.runner.run(batch, batchStream(id), context.step('finish'), finishBatch(finished));
    const change = { status: 'finished' as const, ...counts, finishedAt, position: String(end.position) };
    await this.jobs.update(id, change);
    return { ...job, ...change };
  }
}
