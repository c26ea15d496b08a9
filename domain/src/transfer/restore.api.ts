import type { ImportResult } from './transfer.api.ts';

/** `cut`: whoever worked on it fell silent; what it had written stays. */
export const restoreStatuses = ['running', 'done', 'failed', 'cut'] as const;
export type RestoreStatus = (typeof restoreStatuses)[number];

/** What the records of a backup are, in the order in which one needs the other. */
export const backupSections = [
  'erased',
  'trendingRules',
  'demo',
  'demoRecords',
  'brands',
  'categories',
  'subcategories',
  'removedCategories',
  'removedSubcategories',
  'votingOptions',
  'settings',
  'products',
  'members',
  'profiles',
  'pictures',
  'productImages',
  'visits',
  'votes',
  'ratings',
  'withdrawnRoots',
  'comments',
  'banners',
] as const;
export type BackupSection = (typeof backupSections)[number];

/** `GET /api/admin/restore`, newest first: how far putting a complete backup back has come. */
export interface RestoreResponse extends ImportResult {
  readonly id: string;
  readonly status: RestoreStatus;
  /** Why it stopped, where it did, in English and by its code. */
  readonly message: string | null;
  readonly code: string | null;
  /** Name of the token that asked for it. */
  readonly by: string;
  /** What is being written, or was when it stopped. */
  readonly section: BackupSection | null;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}
