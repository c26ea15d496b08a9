import type { CategoryDocument, CategoryFields, SubcategoryPart } from '@henna/domain';
import { defineProjection } from '../projection.ts';
import { existing, instant, isDemo, previousNamesAfter } from './event-values.ts';

/** A subcategory or category as first added. */
export const addedFields = (fields: CategoryFields, createdAt: Date, revision: number) => ({
  name: fields.name,
  displayName: fields.displayName,
  labels: fields.labels,
  description: fields.description,
  ...(fields.descriptionLabels && { descriptionLabels: fields.descriptionLabels }),
  active: fields.active,
  sortOrder: fields.sortOrder,
  removed: false,
  previousNames: [],
  createdAt,
  updatedAt: createdAt,
  revision,
  optionSet: null,
});

/** The fields that a change sets, with the name that is now a previous one. */
export const changedFields = (
  before: Pick<SubcategoryPart, 'name' | 'previousNames'>,
  to: Partial<CategoryFields>,
  updatedAt: Date,
  revision: number,
) => ({
  ...to,
  previousNames: previousNamesAfter(before.previousNames, before.name, to.name ?? before.name),
  updatedAt,
  revision,
});

/** The subcategories with one of them replaced, in the same order. */
export const withSubcategory = (
  subcategories: readonly SubcategoryPart[],
  id: string,
  change: (subcategory: SubcategoryPart) => SubcategoryPart,
): readonly SubcategoryPart[] => {
  existing(
    subcategories.find((subcategory) => subcategory.id === id),
    'subcategory',
    id,
  );
  return subcategories.map((subcategory) => (subcategory.id === id ? change(subcategory) : subcategory));
};

export const categoryProjection = defineProjection<CategoryDocument>()({
  view: 'category',
  version: 3,
  handles: [
    'CategoryAdded',
    'CategoryChanged',
    'CategoryRemoved',
    'CategoryRestored',
    'SubcategoryAdded',
    'SubcategoryChanged',
    'SubcategoryRemoved',
    'SubcategoryRestored',
    'VotingOptionsSet',
  ],
  indexes: [{ key: { position: 1 } }],
  keys: ({ data }) => [{ id: data.categoryId }],
  async apply(event, categories) {
    const revision = Number(event.revision);
    const { categoryId } = event.data;
    if (event.type === 'CategoryAdded') {
      const { addedAt, ...fields } = event.data;
      const added = addedFields(fields, instant(addedAt), revision);
      return categories.put({ _id: categoryId, ...added, demo: isDemo(event), subcategories: [] });
    }
    const category = existing(await categories.get(categoryId), 'category', categoryId);
    const putSubcategory = (id: string, change: (subcategory: SubcategoryPart) => SubcategoryPart) =>
      categories.put({ ...category, subcategories: withSubcategory(category.subcategories, id, change) });
    switch (event.type) {
      case 'CategoryChanged': {
        const { to, changedAt } = event.data;
        return categories.put({ ...category, ...changedFields(category, to, instant(changedAt), revision) });
      }
      case 'CategoryRemoved':
        return categories.put({ ...category, removed: true, updatedAt: instant(event.data.removedAt), revision });
      case 'CategoryRestored':
        return categories.put({ ...category, removed: false, updatedAt: instant(event.data.restoredAt), revision });
      case 'SubcategoryAdded': {
        const { addedAt, subcategoryId, ...fields } = event.data;
        const added = { id: subcategoryId, ...addedFields(fields, instant(addedAt), revision) };
        return categories.put({ ...category, subcategories: [...category.subcategories, added] });
      }
      case 'SubcategoryChanged': {
        const { to, changedAt, subcategoryId } = event.data;
        const updatedAt = instant(changedAt);
        return putSubcategory(subcategoryId, (part) => ({ ...part, ...changedFields(part, to, updatedAt, revision) }));
      }
      case 'SubcategoryRemoved': {
        const updatedAt = instant(event.data.removedAt);
        return putSubcategory(event.data.subcategoryId, (part) => ({ ...part, removed: true, updatedAt, revision }));
      }
      case 'SubcategoryRestored': {
        const updatedAt = instant(event.data.restoredAt);
        return putSubcategory(event.data.subcategoryId, (part) => ({ ...part, removed: false, updatedAt, revision }));
      }
      case 'VotingOptionsSet': {
        const { subcategoryId, to, setAt } = event.data;
        const optionSet = to && { options: to, updatedAt: instant(setAt), revision };
        if (subcategoryId === null) return categories.put({ ...category, optionSet });
        return putSubcategory(subcategoryId, (part) => ({ ...part, optionSet }));
      }
      default:
        return event satisfies never;
    }
  },
});
