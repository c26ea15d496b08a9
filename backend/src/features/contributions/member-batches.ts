import { NotFoundError, viewCollection, type HistoryDocument } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Long, type Document } from 'mongodb';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { ErasedMembers } from '../../shared/erased-members.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { BatchJobs, BatchKinds, type BatchItem, type BatchJob, type StreamOutcome } from '../batches/index.ts';
import { ContributionTypes, timeFields, type ContributionKind } from './contribution-types.ts';

const kinds = ['vote', 'rating', 'comment'] as const satisfies readonly ContributionKind[];
/** The events that remove a contribution, and the field that holds its id. */
const removals: Readonly<Record<ContributionKind, readonly [type: HistoryDocument['type'], id: string]>> = {
  vote: ['VoteRemovedByModerator', 'voteId'],
  rating: ['RatingRemovedByModerator', 'ratingId'],
  comment: ['CommentRemovedByModerator', 'commentId'],
};
const unchanged: StreamOutcome = { events: [], position: undefined };

interface Stored extends Document {
  readonly _id: string;
  readonly productId: string;
}

/** Contributions in one stream: a comment, a rating, or the votes on one product. */
interface InStream {
  readonly kind: ContributionKind;
  readonly name: string;
  readonly ids: readonly string[];
}

/** The batches that remove all contributions of a member, or restore what such a batch removed. */
@Injectable()
export class MemberBatches implements OnModuleInit {
  constructor(
    private readonly batchKinds: BatchKinds,
    private readonly types: ContributionTypes,
    private readonly jobs: BatchJobs,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly erased: ErasedMembers,
  ) {}

  onModuleInit(): void {
    this.batchKinds.register('removeContributions', {
      items: (job) => this.removals(job),
      changedBefore: async (job) => (await this.removedBy(job)).length,
    });
    this.batchKinds.register('restoreContributions', {
      items: (job) => this.restorals(job),
      changedBefore: () => Promise.resolve(0),
    });
  }

  private async *removals(job: BatchJob): AsyncGenerator<BatchItem> {
    for (const kind of kinds) {
      const find = (part?: 'waiting') =>
        this.collection(kind, part).find(activeFilter(kind, job)).project<Stored>(ids).toArray();
      const active = await find();
      const waiting = kind === 'comment' ? await find('waiting') : [];
      for (const { name, ids } of byStream(kind, [...active, ...waiting]))
        yield { name, act: (context) => this.each(ids, context, (id, step) => this.types.get(kind).remove(step, id)) };
    }
  }

  private async *restorals(job: BatchJob): AsyncGenerator<BatchItem> {
    if (!('memberId' in job && 'batchId' in job.target)) return;
    const { memberId } = job;
    const removal = await this.jobs.get(String(job.target.batchId));
    const removedAt = new Date(removal.cause.time);
    for (const { kind, name, ids } of await this.removedBy(removal))
      yield {
        name,
        act: async (context) => {
          if ((await this.erased.recorded([memberId])).length > 0) return unchanged;
          return this.each(ids, context, async (id, step) => {
            // Who restored it since, or removed it again, has the last word.
            const removed = await this.collection(kind, 'removed').findOne({ _id: id, removedAt });
            return removed ? this.types.get(kind).restore(step, removed as never) : unchanged;
          });
        },
      };
  }

  /** One after the other, as they may be in one stream. What is gone by now is left out. */
  private async each(
    all: readonly string[],
    context: CommandContext,
    act: (id: string, context: CommandContext) => Promise<StreamOutcome>,
  ): Promise<StreamOutcome> {
    let outcome = unchanged;
    for (const id of all) {
      const { events, position } = await act(id, context.step(id)).catch(ifGone);
      outcome = { events: [...outcome.events, ...events], position: position ?? outcome.position };
    }
    return outcome;
  }

  /** What a removal has removed so far. */
  private async removedBy({ cause, ...job }: BatchJob): Promise<InStream[]> {
    await this.progress.untilCurrent('history');
    const name = viewCollection('history', this.progress.activeBuilds.history);
    const history = this.databases.views.collection<HistoryDocument>(name);
    const member = 'memberId' in job ? job.memberId : undefined;
    const removedAt = new Date(cause.time).toISOString();
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const [type, id] = removals[kind];
        const filter = { batch: cause.correlationId, type, member, 'data.removedAt': removedAt };
        const entries = await history.find(filter as never, { projection: { data: 1 } }).toArray();
        const removed = entries.map(({ data }) => ({ _id: String(data[id]), productId: String(data['productId']) }));
        return byStream(kind, removed);
      }),
    );
    return found.flat();
  }

  private collection(kind: ContributionKind, part?: 'removed' | 'waiting') {
    return this.databases.views.collection<Stored>(viewCollection(kind, this.progress.activeBuilds[kind], part));
  }
}

const ids = { _id: 1, productId: 1 };

/** A comment changes with its marks and its author's stars: what was posted before the batch belongs to it. */
const activeFilter = (kind: ContributionKind, job: BatchJob) => {
  const userId = 'memberId' in job ? job.memberId : '';
  const untilBatch = { position: { $lte: Long.fromString(job.upTo) } };
  if (kind !== 'comment') return { userId, ...untilBatch };
  return { userId, withdrawn: false, $or: [untilBatch, { [timeFields.comment]: { $lte: job.startedAt } }] };
};

const byStream = (kind: ContributionKind, found: readonly Pick<Stored, '_id' | 'productId'>[]): InStream[] => {
  const streams = new Map<string, string[]>();
  for (const { _id, productId } of found) {
    const name = `${kind}:${kind === 'vote' ? productId : _id}`;
    streams.set(name, [...(streams.get(name) ?? []), _id]);
  }
  return [...streams].map(([name, all]) => ({ kind, name, ids: all }));
};

const ifGone = (error: unknown): StreamOutcome => {
  if (error instanceof NotFoundError) return unchanged;
  throw error;
};
