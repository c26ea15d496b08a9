import type { HistoryEntity } from '@henna/domain';
import type { Snapshot } from './record-histories.ts';

/** What a record was, if it has changed since; `fields` is `undefined` where it was not there. */
export type Then = (entity: HistoryEntity) => { readonly fields: Snapshot['fields'] | undefined } | undefined;

/** Records by id as they were: what has not changed since is as it is; what was not there is left out. */
export const putBack = <Kept extends { readonly _id: string }>(
  records: Iterable<Kept>,
  kind: string,
  then: Then,
): Map<string, Kept> => {
  const kept = new Map<string, Kept>();
  for (const record of records) {
    const was = then(`${kind}:${record._id}` as HistoryEntity);
    if (!was) kept.set(record._id, record);
    else if (was.fields) kept.set(record._id, { ...record, ...(was.fields as Partial<Kept>) });
  }
  return kept;
};
