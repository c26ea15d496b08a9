import { reportNoteField, reportsStream, type QueuedReport, type ReportedCommentDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../../settings.ts';
import { analystTime } from '../../../shared/sealing/activity-kind.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Pseudonyms } from '../../../shared/sealing/pseudonyms.ts';
import { MemberNames } from '../../accounts/index.ts';

/** Puts names and notes into reports, as far as a role may see them. */
@Injectable()
export class QueuedReports {
  constructor(
    private readonly names: MemberNames,
    private readonly keys: PersonKeys,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** In the order of the documents. */
  async of(documents: readonly ReportedCommentDocument[], role: TokenRole): Promise<QueuedReport[][]> {
    const all = documents.flatMap(({ _id, productId, reports }) =>
      reports.map((report) => ({ ...report, commentId: _id, productId })),
    );
    const isBlind = role === 'analyst';
    const [names, notes] = isBlind
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
    const id = (value: string) => (isBlind ? this.pseudonyms.record(value) : value);
    const time = (at: Date) => (isBlind ? analystTime('report', at.toISOString()) : at.toISOString());
    const opened = all.map(({ id: reportId, productId, userId, reason, reportedAt, settled }, index) => ({
      id: id(reportId),
      userId: isBlind ? this.pseudonyms.person('report', productId, userId) : userId,
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
