import {
  comment,
  commentStream,
  commentContentField,
  viewCollection,
  visitorDayId,
  type CommentDocument,
  type ExportedComment,
  type ExportedRating,
  type ExportedVisits,
  type ExportedVote,
  type RatingDocument,
  type ViewName,
  type VisitorDayDocument,
  type VisitorDocument,
  type VoteDocument,
  type WithdrawnCommentsDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { RemovedComments } from '../../commenting/index.ts';

const atOnce = 200;
const dayMs = 86_400_000;

/** What a person did, read from the views a little at a time, oldest first. */
@Injectable()
export class ExportedActs {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly keys: PersonKeys,
    private readonly runner: CommandRunner,
    private readonly removed: RemovedComments,
  ) {}

  async *votes(userId: string): AsyncGenerator<ExportedVote> {
    for await (const { _id, productId, vote, castAt } of this.collection<VoteDocument>('vote').find({ userId }))
      yield { id: _id, ...this.product(productId), vote, createdAt: castAt.toISOString() };
  }

  async *ratings(userId: string): AsyncGenerator<ExportedRating> {
    const found = this.collection<RatingDocument>('rating').find({ userId });
    for await (const { _id, productId, stars, givenAt, changedAt } of found)
      yield {
        id: _id,
        ...this.product(productId),
        stars,
        createdAt: givenAt.toISOString(),
        updatedAt: changedAt?.toISOString() ?? null,
      };
  }

  /** Those that stand, then those taken back, whose texts the log still holds. */
  async *comments(userId: string): AsyncGenerator<ExportedComment> {
    const found = this.collection<CommentDocument>('comment').find({ userId }).sort({ postedAt: 1 });
    let batch: CommentDocument[] = [];
    for await (const document of found) {
      batch.push(document);
      if (batch.length < atOnce) continue;
      yield* await this.opened(batch);
      batch = [];
    }
    yield* await this.opened(batch);
    const taken = await this.collection<WithdrawnCommentsDocument>('comment', 'people').findOne({ _id: userId });
    for (const id of taken?.withdrawn ?? []) yield* await this.takenBack(id);
  }

  async *visits(userId: string): AsyncGenerator<ExportedVisits> {
    const visitor = await this.collection<VisitorDocument>('product', 'visitors').findOne({ _id: userId });
    const days = this.collection<VisitorDayDocument>('product', 'visitorDays');
    for (const number of visitor?.days ?? []) {
      const day = new Date(number * dayMs).toISOString().slice(0, 10);
      const visited = await days.findOne({ _id: visitorDayId(userId, number) });
      for (const { productId, visits } of visited?.products ?? []) yield { ...this.product(productId), day, visits };
    }
  }

  private async opened(documents: readonly CommentDocument[]): Promise<ExportedComment[]> {
    const texts = await this.keys.open(
      documents.map(({ _id, content }) => ({ field: content, stream: commentStream(_id), name: commentContentField })),
    );
    return documents.map(({ _id, productId, root, rootId, replyTo, postedAt, editedAt }, index) => ({
      id: _id,
      ...this.product(productId),
      parentId: root ? null : rootId,
      replyTo,
      content: texts[index] ?? null,
      createdAt: postedAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      withdrawn: false,
      removed: null,
    }));
  }

  private async takenBack(id: string): Promise<ExportedComment[]> {
    const stream = commentStream(id);
    const { state } = await this.runner.fold(comment, stream);
    if (!state) return [];
    const { productId, parentId, replyTo, postedAt, editedAt } = state;
    const [content = null] = await this.keys.open([{ field: state.content, stream, name: commentContentField }]);
    const product = this.product(productId);
    const removed = state.removed ? await this.removed.explanation(id) : null;
    const withdrawn = !state.removed;
    return [{ id, ...product, parentId, replyTo, content, createdAt: postedAt, editedAt, withdrawn, removed }];
  }

  private product(productId: string) {
    return { productId, productName: this.catalogue.product(productId)?.name ?? null };
  }

  private collection<Kept extends Document>(view: ViewName, part?: string) {
    return this.databases.views.collection<Kept>(viewCollection(view, this.progress.activeBuilds[view], part));
  }
}
