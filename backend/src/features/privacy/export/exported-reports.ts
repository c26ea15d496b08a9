import {
  reportNoteField,
  reportsStream,
  viewCollection,
  type ExportedReport,
  type ReportedCommentDocument,
  type ReportingPersonDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';

/** What a person told the moderators, read a little at a time. */
@Injectable()
export class ExportedReports {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly keys: PersonKeys,
  ) {}

  async *of(userId: string): AsyncGenerator<ExportedReport> {
    const person = await this.collection<ReportingPersonDocument>('people').findOne({ _id: userId });
    for (const commentId of person?.reported ?? []) {
      const comment = await this.collection<ReportedCommentDocument>().findOne({ _id: commentId });
      const report = comment?.reports.find((each) => each.userId === userId);
      if (!comment || !report) continue;
      const [note = null] = await this.keys.open([
        { field: report.note, stream: reportsStream(commentId), name: reportNoteField },
      ]);
      const { productId } = comment;
      yield {
        id: report.id,
        commentId,
        productId,
        productName: this.catalogue.product(productId)?.name ?? null,
        reason: report.reason,
        note,
        createdAt: report.reportedAt.toISOString(),
      };
    }
  }

  private collection<Kept extends Document>(part?: string) {
    return this.databases.views.collection<Kept>(viewCollection('report', this.progress.activeBuilds.report, part));
  }
}
