import type { AdminRecord } from '../api/records.ts';

/** What people call a record. */
export const nameOfRecord = (record: AdminRecord): string => {
  if ('title' in record) return record.title;
  return 'displayName' in record ? record.displayName : record.name;
};
