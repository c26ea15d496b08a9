import { recordFileNames } from '../record-files.ts';

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
  ...recordFileNames,
] as const;
export type BackupSection = (typeof backupSections)[number];
