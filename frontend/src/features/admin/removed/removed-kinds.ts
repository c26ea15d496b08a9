import type { HistoryKind } from '../api/history.ts';
import type { RemovedRecord } from '../api/removed.ts';
import type { RemovedKind } from '../removed-search.ts';

/** What the history calls a kind. */
export const historyKinds: Readonly<Record<RemovedKind, HistoryKind>> = {
  products: 'product',
  brands: 'brand',
  categories: 'category',
  subcategories: 'subcategory',
  banners: 'banner',
};

/** What people call a record. */
export const nameOfRecord = (record: RemovedRecord): string => {
  if ('title' in record) return record.title;
  return 'displayName' in record ? record.displayName : record.name;
};
