import { batch, batchStream, finishBatch, startBatch, type BatchStarted } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { BulkPool, type BulkTask, type Slice } from '../../shared/bulk/bulk-pool.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { inBatches } from '../../shared/slices.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { BatchJobs, contextOf, type BatchJob } from './batch-jobs.ts';
import { BatchKinds, type BatchItem } from './batch-kinds.ts';

const itemsPerUpdate = 200;

/** Runs a batch, stream by stream; it can be interrupted anywhere and resumed without doing anything twice. */
@Injectable()
export class BatchRun {
  constructor(
    private readonly jobs: BatchJobs,
    private readonly kinds: BatchKinds,
    private readonly runner: CommandRunner,
    private readonly store: EventStore,
    private readonly progress: ProjectionProgress,
    private readonly pool: BulkPool,
  ) {}

  /** Starts a batch or resumes it. Throws what the stores throw. */
  async run(id: string): Promise<BatchJob> {
    const job = await this.jobs.get(id);
    if (job.status !== 'running') return job;
    const { _id: batchId, kind, target, upTo, startedAt } = job;
    const ofMember = 'memberId' in job ? { memberId: job.memberId } : {};
    const context = contextOf(job);
    const started = {
      batchId,
      kind,
      target,
      ...ofMember,
      upTo,
      startedAt: startedAt.toISOString(),
    } as BatchStarted['data'];
    await this.runner.run(batch, batchStream(id), context.step('start'), startBatch(started));
    const definition = this.kinds.get(job);
    // The views must show what was written before an interruption before they are asked for the rest.
    await this.progress.requirePassed(await this.store.tail());
    const counts = { changed: await definition.changedBefore(job), skipped: 0 };
    let position = -1n;
    const runItem = async (item: BatchItem): Promise<bigint | undefined> => {
      const outcome = await item.act(context.step(item.name));
      counts[outcome.events.length > 0 ? 'changed' : 'skipped']++;
      if ((outcome.position ?? -1n) > position) position = outcome.position!;
      return outcome.position;
    };
    const slices = slicesOf(definition.items(job), runItem, counts);
    for await (const soFar of this.pool.run(slices)) await this.jobs.update(id, soFar);
    await this.progress.requirePassed(position);
    const finishedAt = new Date();
    const finished = { batchId, ...counts, finishedAt: finishedAt.toISOString() };
    const end = await this.runner.run(batch, batchStream(id), context.step('finish'), finishBatch(finished));
    const change = { status: 'finished' as const, ...counts, finishedAt, position: String(end.position) };
    await this.jobs.update(id, change);
    return { ...job, ...change };
  }
}

async function* slicesOf<Counts>(
  items: AsyncIterable<BatchItem>,
  runItem: (item: BatchItem) => ReturnType<BulkTask['run']>,
  counts: Counts,
): AsyncGenerator<Slice<Counts>> {
  for await (const some of inBatches(items, itemsPerUpdate))
    // Each item is a stream of its own.
    yield { tasks: some.map((item) => ({ stream: item.name, run: () => runItem(item) })), result: counts };
}
