import type { QueuedReport, ReportedCommentDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import type { TokenRole } from '../../../settings.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Pseudonyms } from '../../../shared/sealing/pseudonyms.ts';
import { MemberNames } from '../../accounts/index.ts';
import { noteField, reportsStream } from '../comment-reports.ts';

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
    const all = documents.flatMap(({ _id, reports }) => reports.map((report) => ({ ...report, commentId: _id })));
    const isBlind = role === 'analyst';
    const [names, notes] = isBlind
      ? [new Map<string, { name: string }>(), []]
      : await Promise.all([
          this.names.authors(all.map(({ userId }) => userId)),
          this.keys.open(
            all.map(({ commentId, note }) => ({ field: note, stream: reportsStream(commentId), name: noteField })),
          ),
        ]);
    const opened = all.map(({ id, userId, reason, reportedAt, settled }, index) => ({
      id,
      userId: isBlind ? this.pseudonyms.of(userId) : userId,
      userName: names.get(userId)?.name ?? null,
      reason,
      note: notes[index] ?? null,
      createdAt: reportedAt.toISOString(),
      settled: settled && { ...settled, at: settled.at.toISOString() },
    }));
    let next = 0;
    return documents.map(({ reports }) => opened.slice(next, (next += reports.length)));
  }
}
