import {
  ballot,
  ballotStream,
  rating,
  ratingStream,
  resetRating,
  resetVotes,
  undoRatingReset,
  undoVotesReset,
  viewCollection,
  type HistoryDocument,
  type RatingDocument,
  type ResetKind,
  type VoteDocument,
} from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Long } from 'mongodb';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { BatchJobs, BatchKinds, type BatchItem, type BatchJob } from '../../batches/index.ts';

type Opinion = Pick<VoteDocument | RatingDocument, '_id' | 'userId'>;

const views = { votes: 'vote', ratings: 'rating' } as const satisfies Readonly<Record<ResetKind, string>>;
const resetTypes = { votes: 'VotesReset', ratings: 'RatingReset' } as const satisfies Readonly<
  Record<ResetKind, string>
>;

/** What batches that reset the votes or ratings of a product, or undo that, do to each ballot or rating. */
@Injectable()
export class ProductResets implements OnModuleInit {
  constructor(
    private readonly kinds: BatchKinds,
    private readonly jobs: BatchJobs,
    private readonly runner: CommandRunner,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly erased: ErasedMembers,
  ) {}

  onModuleInit(): void {
    this.kinds.register('reset', {
      items: (job) => this.resets(job),
      changedBefore: ({ _id, cause, target }) => this.history.countDocuments(resetsOf(_id, cause, target.of)),
    });
    this.kinds.register('undo', { items: (job) => this.undos(job), changedBefore: () => Promise.resolve(0) });
  }

  private async *resets({ _id: batchId, target: { productId, of }, upTo }: BatchJob): AsyncGenerator<BatchItem> {
    for await (const { userId, ids } of this.opinions(productId, of, Long.fromString(upTo)))
      yield {
        name: userId,
        act: (context: CommandContext) => {
          const where = { productId, userId, batchId, at: context.at };
          return of === 'votes'
            ? this.runner.run(ballot, ballotStream(productId, userId), context, resetVotes({ ...where, voteIds: ids }))
            : this.runner.run(
                rating,
                ratingStream(productId, userId),
                context,
                resetRating({ ...where, ratingId: ids[0]! }),
              );
        },
      };
  }

  /** What each person gave the product, those acts included that moderators removed; nothing later than a position. */
  private async *opinions(productId: string, of: ResetKind, upTo: Long) {
    const filter = { productId, position: { $lte: upTo } };
    const removed = new Map<string, string[]>();
    for await (const { _id, userId } of this.collection(of, 'removed').find(filter))
      removed.set(userId, [...(removed.get(userId) ?? []), _id]);
    let person: { readonly userId: string; readonly ids: string[] } | undefined;
    for await (const { _id, userId } of this.collection(of).find(filter).sort({ productId: 1, userId: 1 })) {
      if (person?.userId === userId) {
        person.ids.push(_id);
        continue;
      }
      if (person) yield person;
      person = { userId, ids: [_id, ...(removed.get(userId) ?? [])] };
      removed.delete(userId);
    }
    if (person) yield person;
    for (const [userId, ids] of removed) yield { userId, ids };
  }

  private async *undos({ target }: BatchJob): AsyncGenerator<BatchItem> {
    if (!('batchId' in target)) return;
    const { productId, of, batchId } = target;
    const { cause } = await this.jobs.get(batchId);
    const entries = this.history.find(resetsOf(batchId, cause, of), { projection: { data: 1 } }).sort({ _id: 1 });
    for await (const { data } of entries) {
      const userId = data['userId'];
      if (typeof userId !== 'string') continue;
      yield {
        name: userId,
        act: async (context: CommandContext) => {
          if ((await this.erased.recorded([userId])).length > 0) return { events: [], position: undefined };
          const undo = { productId, userId, batchId, at: context.at };
          return of === 'votes'
            ? this.runner.run(ballot, ballotStream(productId, userId), context, undoVotesReset(undo))
            : this.runner.run(rating, ratingStream(productId, userId), context, undoRatingReset(undo));
        },
      };
    }
  }

  private collection(of: ResetKind, part?: 'removed') {
    const view = views[of];
    const name = viewCollection(view, this.progress.activeBuilds[view], part);
    return this.databases.views.collection<Opinion & { productId: string; position: Long }>(name);
  }

  private get history() {
    const name = viewCollection('history', this.progress.activeBuilds.history);
    return this.databases.views.collection<HistoryDocument>(name);
  }
}

/** The entries of the history that a reset made. */
const resetsOf = (batchId: string, { correlationId }: BatchJob['cause'], of: ResetKind) => ({
  batch: correlationId,
  type: resetTypes[of],
  'data.batchId': batchId,
});
