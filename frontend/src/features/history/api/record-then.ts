import { recordKinds } from '@henna/domain';
import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../lib/schema.gen.ts';
import { adminRead } from '../../../admin-kit/request.ts';

export type RecordThen = components['schemas']['RecordThenBody'];
export type RecordKind = RecordThen['kind'];

const kinds: readonly string[] = recordKinds;

/** Whether records of a kind can be shown as they were. */
export const isRecordKind = (kind: string): kind is RecordKind => kinds.includes(kind);

/** A record as it was, beside what it is. @param asOf ISO 8601 */
export const recordThenQuery = (kind: RecordKind, id: string, asOf: string) =>
  queryOptions({
    queryKey: [`/api/admin/history/records/${kind}/${id}`, { asOf }],
    queryFn: adminRead<RecordThen>,
  });
