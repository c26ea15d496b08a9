import {
  analystTime,
  NotFoundError,
  viewCollection,
  type CommentHold,
  type ReportedCommentDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { skipAndLimit } from '../../shared/http/paging.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { AdminComments } from '../commenting/index.ts';
import { Contributions, type ContributionDocuments, type ContributionKind } from '../contributions/index.ts';
import { Claims, type ClaimDocument } from './claims.ts';
import type { ModerationQueueQuery } from './moderation.requests.ts';
import type { ModerationQueueResponse, QueuedCommentResponse, ReportedAuthorResponse } from './moderation.responses.ts';
import { QueuedReports } from './queued-reports.ts';

type QueueState = NonNullable<ModerationQueueQuery['state']>;

const claimResponse = (claim: ClaimDocument | undefined) =>
  claim ? { by: claim.by, at: claim.at.toISOString() } : null;

const orders = {
  open: { open: -1, waitingSince: 1, _id: 1 },
  settled: { settledAt: -1, _id: 1 },
} as const;

const removalReason = (comment: ContributionDocuments['comment']) => ('removedAt' in comment ? comment.reason : null);

const holdResponse = (hold: CommentHold | null, role: TokenRole) => {
  const time = (at: Date) => (role === 'analyst' ? analystTime('report', at.toISOString()) : at.toISOString());
  return (
    hold && { ...hold, at: time(hold.at), settled: hold.settled && { ...hold.settled, at: time(hold.settled.at) } }
  );
};

/** Of an author with more, only the newest are looked at. */
const mostCommentsOfAuthor = 2_000;

/** Reads the comments that were reported, or wait to be shown, with what a moderator needs to judge them. */
@Injectable()
export class ModerationQueue {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly contributions: Contributions,
    private readonly comments: AdminComments,
    private readonly reports: QueuedReports,
    private readonly claims: Claims,
  ) {}

  async page(state: QueueState, page: number, pageSize: number, role: TokenRole): Promise<ModerationQueueResponse> {
    const { skip, limit } = skipAndLimit({ page, pageSize });
    const inState = (queue: QueueState) => ({ queue, ...this.contributions.onVisibleProducts() });
    const [documents, total, open] = await Promise.all([
      this.collection.find(inState(state)).sort(orders[state]).skip(skip).limit(limit).toArray(),
      this.collection.countDocuments(inState(state)),
      this.openCount(),
    ]);
    return { items: await this.toResponses(documents, role), total, page, pageSize, open };
  }

  /** A page of the reported comments of one member, those that wait first. */
  async ofAuthor(userId: string, page: number, pageSize: number, role: TokenRole) {
    const { skip, limit } = skipAndLimit({ page, pageSize });
    const ids = await Promise.all(
      [false, true].map(async (removed) => {
        const found = this.contributions.find('comment', { userIds: [userId], removed }, { oldestFirst: false });
        return (await found.project<{ _id: string }>({ _id: 1 }).limit(mostCommentsOfAuthor).toArray()).map(
          ({ _id }) => _id,
        );
      }),
    );
    const filter = { _id: { $in: ids.flat() } };
    const [documents, total] = await Promise.all([
      this.collection.find(filter).sort({ open: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
      this.collection.countDocuments(filter),
    ]);
    return { items: await this.toResponses(documents, role), total, page, pageSize };
  }

  /** How many comments wait for a decision. */
  openCount(): Promise<number> {
    return this.collection.countDocuments({ queue: 'open', ...this.contributions.onVisibleProducts() });
  }

  /** Throws a 404 where nobody reported the comment and it never waited. */
  async one(commentId: string, role: TokenRole): Promise<QueuedCommentResponse> {
    const found = await this.collection.findOne({ _id: commentId });
    const [item] = found ? await this.toResponses([found], role) : [];
    if (!item) throw new NotFoundError('NOT_REPORTED');
    return item;
  }

  /** Leaves out reports of comments that are neither active nor removed by moderators. */
  private async toResponses(
    documents: readonly ReportedCommentDocument[],
    role: TokenRole,
  ): Promise<QueuedCommentResponse[]> {
    const commentIds = documents.map(({ _id }) => _id);
    const commentsById = await this.contributions.byIds('comment', commentIds);
    const listed = documents.filter(({ _id }) => commentsById.has(_id));
    const comments = listed.map(({ _id }) => commentsById.get(_id)!);
    const [responses, reports, authors, claims] = await Promise.all([
      this.comments.toResponses(comments, role),
      this.reports.toResponses(listed, role),
      role === 'analyst' ? undefined : this.authors(comments.map(({ userId }) => userId ?? '')),
      role === 'analyst' ? undefined : this.claims.byComment(commentIds),
    ]);
    return listed.map((document, index) => ({
      comment: responses[index]!,
      removalReason: removalReason(comments[index]!),
      state: document.queue === 'open' ? 'open' : 'settled',
      reports: reports[index]!,
      hold: holdResponse(document.hold, role),
      open: document.open,
      author: authors?.get(comments[index]!.userId ?? '') ?? null,
      claim: claimResponse(claims?.get(document._id)),
    }));
  }

  private async authors(userIds: readonly string[]): Promise<ReadonlyMap<string, ReportedAuthorResponse>> {
    const entries = [...new Set(userIds)].map(async (userId) => [userId, await this.author(userId)] as const);
    return new Map(await Promise.all(entries));
  }

  private async author(userId: string): Promise<ReportedAuthorResponse> {
    const count = (kind: ContributionKind, removed?: boolean) =>
      this.contributions.count(kind, { userIds: [userId], removed });
    const [comments, votes, ratings, removedComments, removedVotes, removedRatings] = await Promise.all([
      count('comment'),
      count('vote'),
      count('rating'),
      count('comment', true),
      count('vote', true),
      count('rating', true),
    ]);
    return { comments, votes, ratings, removedComments, removedVotes, removedRatings };
  }

  private get collection() {
    const build = this.progress.activeBuilds.report;
    return this.databases.views.collection<ReportedCommentDocument>(viewCollection('report', build));
  }
}
