import {
  reportNoteField,
  reportsStream,
  viewCollection,
  type ReportedCommentDocument,
  type ReportingPersonDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document } from 'mongodb';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Databases } from '../../../shared/stores/databases.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import type { ExportedReportResponse } from '../privacy.responses.ts';

/** Streams the reports that a person has sent to moderators. */
@Injectable()
export class ExportedReports {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly catalogue: CatalogueIndex,
    private readonly keys: PersonKeys,
  ) {}

  async *byMember(userId: string): AsyncGenerator<ExportedReportResponse> {
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

  private collection<Stored extends Document>(part?: string) {
    return this.databases.views.collection<Stored>(viewCollection('report', this.progress.activeBuilds.report, part));
  }
}
