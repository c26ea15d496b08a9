import { flag, labels, list, number, text, type Entity, type FieldDescriptor } from '../entities/entity.ts';
import { removeCategory, restoreCategory } from './category-decisions.ts';
import type { CategoryDocument } from './catalogue.documents.ts';
import type { CategoryEvent, CategoryFields, VotingOptionsSet } from './category.events.ts';
import { category, categoryStream, type Category } from './category.ts';
import { removeSubcategory, restoreSubcategory } from './subcategory.ts';

type SubcategoryEvent = Extract<CategoryEvent, { readonly type: `Subcategory${string}` }>;
type OwnEvent = Exclude<CategoryEvent, SubcategoryEvent | VotingOptionsSet>;
/** A category, or one of its subcategories. */
interface Ids {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
}

const fields: Readonly<Record<keyof CategoryFields, FieldDescriptor>> = {
  name: text,
  displayName: text,
  labels,
  description: text,
  descriptionLabels: labels,
  active: flag,
  sortOrder: number,
};
const stream = ({ categoryId }: Pick<Ids, 'categoryId'>) => categoryStream(categoryId);
const snapshot = { initial: { previousNames: [], optionSet: null }, hasUpdateTime: true };

const recordIn = (state: Category, { subcategoryId }: Ids) =>
  subcategoryId === null ? state : state?.subcategories.find(({ id }) => id === subcategoryId);

export const categoryEntity: Entity<'category', OwnEvent, Category, { file: 'categories'; view: 'category' }> = {
  kind: 'category',
  file: 'categories',
  id: { field: 'categoryId' },
  stream,
  aggregate: category,
  fields,
  events: {
    CategoryAdded: { action: 'added', at: 'addedAt', undo: 'admin' },
    CategoryChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    CategoryRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    CategoryRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  view: 'category',
  liveLists: ['categories', 'products'],
  title: 'displayName',
  removal: {
    remove: (_, expected, at) => removeCategory(expected, at),
    restore: (_, at) => restoreCategory(at),
  },
  snapshot,
};

/** A subcategory is in the stream of its category, and in its category's document. */
export const subcategoryEntity: Entity<'subcategory', SubcategoryEvent, Category, { file: 'subcategories' }> = {
  kind: 'subcategory',
  file: 'subcategories',
  id: { field: 'subcategoryId' },
  parent: { field: 'categoryId', kind: 'category' },
  stream,
  aggregate: category,
  record: (state, ids) => {
    const record = recordIn(state, ids);
    return record && { revision: record.revision, removed: record.removed, fields: { ...record } };
  },
  fields,
  events: {
    SubcategoryAdded: { action: 'added', at: 'addedAt', undo: 'admin' },
    SubcategoryChanged: { action: 'changed', at: 'changedAt', undo: 'admin' },
    SubcategoryRemoved: { action: 'removed', at: 'removedAt', undo: 'admin' },
    SubcategoryRestored: { action: 'restored', at: 'restoredAt', undo: 'admin' },
  },
  title: 'displayName',
  removal: {
    remove: ({ subcategoryId }, expected, at) => removeSubcategory(subcategoryId, expected, at),
    restore: ({ subcategoryId }, at) => restoreSubcategory(subcategoryId, at),
  },
  snapshot,
};

/** The options of a category, or of one subcategory: a set has a revision of its own. */
export const optionSetEntity: Entity<'optionSet', VotingOptionsSet, Category, { file: 'votingOptions' }> = {
  kind: 'optionSet',
  file: 'votingOptions',
  id: { field: 'categoryId' },
  subject: {
    kinds: ['category', 'subcategory'],
    subjectOf: ({ categoryId, subcategoryId }) =>
      subcategoryId === null ? ['category', categoryId] : ['subcategory', subcategoryId],
  },
  stream,
  aggregate: category,
  record: (state, ids) => {
    const owner = recordIn(state, ids);
    const votingOptions = owner?.optionSet?.options ?? null;
    return owner && { revision: owner.optionSet?.revision ?? -1, removed: owner.removed, fields: { votingOptions } };
  },
  fields: { votingOptions: list },
  events: {
    VotingOptionsSet: {
      action: 'changed',
      at: 'setAt',
      undo: 'admin',
      changes: ({ from, to }) => ({ from: { votingOptions: from }, to: { votingOptions: to } }),
    },
  },
  inSnapshot: (before, { data: { to }, time, revision }) => ({
    ...before,
    optionSet: to && { options: to, updatedAt: time, revision },
  }),
  readSnapshot: ({ optionSet }) => ({ votingOptions: (optionSet as CategoryDocument['optionSet'])?.options ?? null }),
};
