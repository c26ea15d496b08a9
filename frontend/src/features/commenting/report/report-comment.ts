import type { ReportReason } from '@henna/contracts';
import type { ReportResponse } from '../../../lib/api-types.ts';
import { addressOf, request } from '../../../lib/api.ts';

export interface NewReport {
  readonly reason: ReportReason;
  readonly note: string;
}

/** Reporting again is answered with the first report. */
export const reportComment = (commentId: string, { reason, note }: NewReport): Promise<ReportResponse> =>
  request(addressOf(['/api/comments', commentId, 'reports']), {
    method: 'POST',
    body: { reason, ...(note !== '' && { note }) },
  });
