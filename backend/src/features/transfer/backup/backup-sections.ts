import { exportedEntities, type ExportedEntity } from '@henna/domain';

/** Sections with code of their own, in the order in which one needs the other. */
const ownSections = [
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
  'traits',
  'mutes',
  'pictures',
  'productImages',
  'visits',
  'votes',
  'ratings',
  'shelves',
  'withdrawnRoots',
  'comments',
  'helpfulMarks',
  'savedViews',
] as const;
export type OwnSection = (typeof ownSections)[number];
/** What the records of a backup are. */
export type BackupSection = OwnSection | ExportedEntity;

export const isOwnSection = (section: BackupSection): section is OwnSection =>
  (ownSections as readonly BackupSection[]).includes(section);

export const describedSections = exportedEntities.filter((section) => !isOwnSection(section));
export const backupSections: readonly BackupSection[] = [...ownSections, ...describedSections];
