/** What can be exported on its own, each as one JSON array. */
export const exportedEntities = [
  'products',
  'comments',
  'votes',
  'banners',
  'settings',
  'brands',
  'categories',
  'subcategories',
  'ratings',
  'votingOptions',
  'profiles',
] as const;
export type ExportedEntity = (typeof exportedEntities)[number];

/** `GET /api/admin/export`: records per entity; settings count as one. */
export interface ExportCount {
  readonly entity: ExportedEntity;
  readonly count: number;
}
