import {
  comment,
  commentContentField,
  commentStream,
  viewCollection,
  visitorDayId,
  type CommentDocument,
  type HelpfulDocument,
  type RatingDocument,
  type ShelfDocument,
  type ViewName,
  type VisitorDayDocument,
  type VisitorDocument,
  type VoteDocument,
  type WithdrawnCommentsDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { inBatches } from '../../../shared/slices.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { RemovedComments } from '../../commenting/index.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import type {
  ExportedCommentResponse,
  ExportedHelpfulMarkResponse,
  ExportedRatingResponse,
  ExportedShelfItemResponse,
  ExportedVisitsResponse,
  ExportedVoteResponse,
} from '../privacy.responses.ts';

const batchSize = 200;
const dayMs = 86_400_000;

/** Streams the contributions of a person from the views. */
@Injectable()
export class ExportedContributions {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly keys: PersonKeys,
    private readonly runner: CommandRunner,
    private readonly removedComments: RemovedComments,
  ) {}

  async *votes(userId: string): AsyncGenerator<ExportedVoteResponse> {
    for await (const { _id, productId, vote, castAt } of this.collection<VoteDocument>('vote').find({ userId }))
      yield { id: _id, ...this.product(productId), vote, createdAt: castAt.toISOString() };
  }

  async *ratings(userId: string): AsyncGenerator<ExportedRatingResponse> {
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

  async *shelf(userId: string): AsyncGenerator<ExportedShelfItemResponse> {
    const found = this.collection<ShelfDocument>('shelf').find({ userId }).sort({ since: -1, _id: -1 });
    for await (const { productId, state, again, placedAt, since } of found)
      yield {
        ...this.product(productId),
        state,
        again,
        placedAt: placedAt.toISOString(),
        since: since.toISOString(),
      };
  }

  async *helpful(userId: string): AsyncGenerator<ExportedHelpfulMarkResponse> {
    const found = this.collection<HelpfulDocument>('helpful').find({ userId }).sort({ markedAt: -1, _id: -1 });
    for await (const { commentId, productId, markedAt } of found)
      yield { commentId, ...this.product(productId), markedAt: markedAt.toISOString() };
  }

  /** The active comments, then those that are withdrawn, removed or waiting, whose texts are in the log. */
  async *comments(userId: string): AsyncGenerator<ExportedCommentResponse> {
    const found = this.collection<CommentDocument>('comment').find({ userId }).sort({ postedAt: 1 });
    for await (const batch of inBatches(found, batchSize)) yield* await this.decrypted(batch);
    const people = await this.collection<WithdrawnCommentsDocument>('comment', 'people').findOne({ _id: userId });
    for (const id of people?.withdrawn ?? []) yield* await this.withdrawn(id);
  }

  async *visits(userId: string): AsyncGenerator<ExportedVisitsResponse> {
    const visitor = await this.collection<VisitorDocument>('product', 'visitors').findOne({ _id: userId });
    const days = this.collection<VisitorDayDocument>('product', 'visitorDays');
    for (const number of visitor?.days ?? []) {
      const day = new Date(number * dayMs).toISOString().slice(0, 10);
      const visited = await days.findOne({ _id: visitorDayId(userId, number) });
      for (const { productId, visits } of visited?.products ?? []) yield { ...this.product(productId), day, visits };
    }
  }

  private async decrypted(documents: readonly CommentDocument[]): Promise<ExportedCommentResponse[]> {
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
      waiting: false,
      removed: null,
    }));
  }

  private async withdrawn(id: string): Promise<ExportedCommentResponse[]> {
    const stream = commentStream(id);
    const { state } = await this.runner.fold(comment, stream);
    if (!state) return [];
    const { productId, parentId, replyTo, postedAt, editedAt } = state;
    const [content = null] = await this.keys.open([{ field: state.content, stream, name: commentContentField }]);
    const product = this.product(productId);
    const removed = state.removed ? await this.removedComments.explanation(id) : null;
    const withdrawn = state.withdrawn && !state.removed;
    const waiting = !state.withdrawn && state.waiting !== null;
    return [{ id, ...product, parentId, replyTo, content, createdAt: postedAt, editedAt, withdrawn, waiting, removed }];
  }

  private product(productId: string) {
    return { productId, productName: this.catalogue.product(productId)?.name ?? null };
  }

  private collection<Stored extends Document>(view: ViewName, part?: string) {
    return this.databases.views.collection<Stored>(viewCollection(view, this.progress.activeBuilds[view], part));
  }
}
