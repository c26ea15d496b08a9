/** What can be exported on its own: the name of each file, with the kind of entity whose records it holds. */
export const fileEntities = {
  products: 'product',
  comments: 'comment',
  votes: 'vote',
  banners: 'banner',
  settings: 'setting',
  brands: 'brand',
  categories: 'category',
  subcategories: 'subcategory',
  ratings: 'rating',
  votingOptions: 'optionSet',
  profiles: 'profile',
} as const;
export type ExportedEntity = keyof typeof fileEntities;
export const exportedEntities = Object.keys(fileEntities) as readonly ExportedEntity[];

export const importModes = ['merge', 'replace'] as const;
/** `merge` adds what is new; `replace` takes all of the kind away first. */
export type ImportMode = (typeof importModes)[number];
