import { analystTime, type ReportedCommentDocument, reportNoteField, reportsStream } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Pseudonyms } from '../../shared/sealing/pseudonyms.ts';
import { MemberNames } from '../accounts/index.ts';
import type { QueuedReportResponse } from './moderation.responses.ts';

/** Adds the names of members and decrypted notes to reports, as far as a role may see them. */
@Injectable()
export class QueuedReports {
  constructor(
    private readonly names: MemberNames,
    private readonly keys: PersonKeys,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** The reports of each document, in the order of the documents. */
  async toResponses(documents: readonly ReportedCommentDocument[], role: TokenRole): Promise<QueuedReportResponse[][]> {
    const all = documents.flatMap(({ _id, productId, reports }) =>
      reports.map((report) => ({ ...report, commentId: _id, productId })),
    );
    const isAnalyst = role === 'analyst';
    const [names, notes] = isAnalyst
      ? [new Map<string, { name: string }>(), []]
      : await Promise.all([
          this.names.authors(all.map(({ userId }) => userId)),
          this.keys.open(
            all.map(({ commentId, note }) => ({
              field: note,
              stream: reportsStream(commentId),
              name: reportNoteField,
            })),
          ),
        ]);
    const id = (value: string) => (isAnalyst ? this.pseudonyms.record(value) : value);
    const time = (at: Date) => (isAnalyst ? analystTime('report', at.toISOString()) : at.toISOString());
    const opened = all.map(({ id: reportId, productId, userId, reason, reportedAt, settled }, index) => ({
      id: id(reportId),
      userId: isAnalyst ? this.pseudonyms.person('report', productId, userId) : userId,
      userName: names.get(userId)?.name ?? null,
      reason,
      note: notes[index] ?? null,
      createdAt: time(reportedAt),
      settled: settled && { ...settled, at: time(settled.at) },
    }));
    let next = 0;
    return documents.map(({ reports }) => opened.slice(next, (next += reports.length)));
  }
}
