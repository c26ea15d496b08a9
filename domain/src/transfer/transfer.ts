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

export const importModes = ['merge', 'replace'] as const;
/** `merge` adds what is new; `replace` takes all of the kind away first. */
export type ImportMode = (typeof importModes)[number];
