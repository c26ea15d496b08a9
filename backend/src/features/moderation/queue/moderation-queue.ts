import {
  NotFoundError,
  viewCollection,
  type ModerationQueue,
  type QueuedComment,
  type RemovedCommentDocument,
  type ReportedCommentDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../../settings.ts';
import { skipAndLimit } from '../../../shared/http/paging.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { ActResponses } from '../act-responses.ts';
import { Acts } from '../acts.ts';
import { AuthorRecords } from './author-records.ts';
import { QueuedReports } from './queued-reports.ts';

export type QueueState = 'open' | 'settled';

const orders = {
  open: { open: -1, waitingSince: 1, _id: 1 },
  settled: { settledAt: -1, _id: 1 },
} as const;

/** Reads the reported comments with what a moderator needs to judge them. */
@Injectable()
export class ModerationQueueReader {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly acts: Acts,
    private readonly responses: ActResponses,
    private readonly reports: QueuedReports,
    private readonly authors: AuthorRecords,
  ) {}

  async page(state: QueueState, page: number, pageSize: number, role: TokenRole): Promise<ModerationQueue> {
    const { skip, limit } = skipAndLimit({ page, pageSize });
    const wanted = (queue: QueueState) => ({ queue, ...this.acts.onVisibleProducts() });
    const [documents, total, open] = await Promise.all([
      this.collection.find(wanted(state)).sort(orders[state]).skip(skip).limit(limit).toArray(),
      this.collection.countDocuments(wanted(state)),
      this.collection.countDocuments(wanted('open')),
    ]);
    return { items: await this.respond(documents, role), total, page, pageSize, open };
  }

  /** Throws a 404 where nobody reported the comment. */
  async one(commentId: string, role: TokenRole): Promise<QueuedComment> {
    const found = await this.collection.findOne({ _id: commentId });
    const [item] = found ? await this.respond([found], role) : [];
    if (!item) throw new NotFoundError('NOT_REPORTED');
    return item;
  }

  private async respond(documents: readonly ReportedCommentDocument[], role: TokenRole): Promise<QueuedComment[]> {
    const comments = await this.acts.many(
      'comment',
      documents.map(({ _id }) => _id),
    );
    const known = documents.filter(({ _id }) => comments.has(_id));
    const standing = known.map(({ _id }) => comments.get(_id)!);
    const [responses, reports, authors] = await Promise.all([
      this.responses.comments(standing, role),
      this.reports.of(known, role),
      role === 'analyst' ? undefined : this.authors.of(standing.map(({ userId }) => userId ?? '')),
    ]);
    return known.map((document, index) => ({
      comment: responses[index]!,
      removalReason: (standing[index] as Partial<RemovedCommentDocument>).reason ?? null,
      state: document.queue === 'open' ? 'open' : 'settled',
      reports: reports[index]!,
      open: document.open,
      author: authors?.get(standing[index]!.userId ?? '') ?? null,
    }));
  }

  private get collection() {
    const build = this.progress.activeBuilds.report;
    return this.databases.views.collection<ReportedCommentDocument>(viewCollection('report', build));
  }
}
