import {
  viewCollection,
  type EventType,
  type HistoryDocument,
  type RatingDocument,
  type ResetKind,
  type VoteDocument,
} from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Long } from 'mongodb';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { BatchJobs, BatchKinds, type BatchItem, type BatchJob, type StreamOutcome } from '../../batches/index.ts';

type Opinion = Pick<VoteDocument | RatingDocument, '_id' | 'userId'>;

/** One member's votes for one product, or the rating, in a batch. */
export interface ResetTarget {
  readonly productId: string;
  readonly userId: string;
  readonly batchId: string;
  readonly at: string;
}

/** How votes or ratings are reset; each feature registers its own. */
export interface ResetType {
  readonly view: 'vote' | 'rating';
  /** The event in the stream of each member that a reset writes. */
  readonly resetEvent: EventType;
  reset(context: CommandContext, target: ResetTarget, ids: readonly string[]): Promise<StreamOutcome>;
  undoReset(context: CommandContext, target: ResetTarget): Promise<StreamOutcome>;
  /** The response to a reset that was undone. Throws a 404. */
  statistics(productId: string): Promise<object>;
}

@Injectable()
export class ResetTypes {
  private readonly types = new Map<ResetKind, ResetType>();

  register(kind: ResetKind, type: ResetType): void {
    this.types.set(kind, type);
  }

  get(kind: ResetKind): ResetType {
    const type = this.types.get(kind);
    if (!type) throw new Error(`No feature has registered resets of ${kind}.`);
    return type;
  }
}

/** The batches that reset the votes or ratings of a product, or undo that: what they do to each ballot or rating. */
@Injectable()
export class ProductResets implements OnModuleInit {
  constructor(
    private readonly kinds: BatchKinds,
    private readonly types: ResetTypes,
    private readonly jobs: BatchJobs,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly erased: ErasedMembers,
  ) {}

  onModuleInit(): void {
    this.kinds.register('reset', {
      items: (job) => this.resets(job),
      changedBefore: async (job) =>
        'of' in job.target ? (await this.history()).countDocuments(this.entriesOf(job, job.target.of)) : 0,
    });
    this.kinds.register('undo', { items: (job) => this.undos(job), changedBefore: () => Promise.resolve(0) });
  }

  private async *resets({ _id: batchId, target, upTo }: BatchJob): AsyncGenerator<BatchItem> {
    if (!('of' in target)) return;
    const { productId, of } = target;
    const type = this.types.get(of);
    for await (const { userId, ids } of this.opinionsByMember(productId, type, Long.fromString(upTo)))
      yield {
        name: userId,
        act: (context) => type.reset(context, { productId, userId, batchId, at: context.at }, ids),
      };
  }

  /** Ids of each member's votes or rating up to a position, including those that moderators removed. */
  private async *opinionsByMember(productId: string, { view }: ResetType, upTo: Long) {
    const filter = { productId, position: { $lte: upTo } };
    const removed = new Map<string, string[]>();
    for await (const { _id, userId } of this.collection(view, 'removed').find(filter))
      removed.set(userId, [...(removed.get(userId) ?? []), _id]);
    let member: { readonly userId: string; readonly ids: string[] } | undefined;
    for await (const { _id, userId } of this.collection(view).find(filter).sort({ productId: 1, userId: 1 })) {
      if (member?.userId === userId) {
        member.ids.push(_id);
        continue;
      }
      if (member) yield member;
      member = { userId, ids: [_id, ...(removed.get(userId) ?? [])] };
      removed.delete(userId);
    }
    if (member) yield member;
    for (const [userId, ids] of removed) yield { userId, ids };
  }

  private async *undos({ target }: BatchJob): AsyncGenerator<BatchItem> {
    if (!('of' in target && 'batchId' in target)) return;
    const { productId, of, batchId } = target;
    const type = this.types.get(of);
    const reset = await this.jobs.get(batchId);
    const history = await this.history();
    const entries = history.find(this.entriesOf(reset, of), { projection: { data: 1 } }).sort({ _id: 1 });
    for await (const { data } of entries) {
      const userId = data['userId'];
      if (typeof userId !== 'string') continue;
      yield {
        name: userId,
        act: async (context) => {
          if ((await this.erased.recorded([userId])).length > 0) return { events: [], position: undefined };
          return type.undoReset(context, { productId, userId, batchId, at: context.at });
        },
      };
    }
  }

  private collection(view: ResetType['view'], part?: 'removed') {
    const name = viewCollection(view, this.progress.activeBuilds[view], part);
    return this.databases.views.collection<Opinion & { productId: string; position: Long }>(name);
  }

  /** The entries of the history that a reset made. */
  private entriesOf({ _id, cause }: BatchJob, of: ResetKind) {
    return { batch: cause.correlationId, type: this.types.get(of).resetEvent, 'data.batchId': _id };
  }

  private async history() {
    await this.progress.untilCurrent('history');
    const name = viewCollection('history', this.progress.activeBuilds.history);
    return this.databases.views.collection<HistoryDocument>(name);
  }
}
