import type { CategoryFields, SubcategoryPart } from '@henna/domain';
import { existing, renamed } from '../../../facts.ts';

/** A subcategory or category as first added. */
export const addedFields = (fields: CategoryFields, createdAt: Date, revision: number) => ({
  name: fields.name,
  displayName: fields.displayName,
  labels: fields.labels,
  description: fields.description,
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
  previousNames: renamed(before.previousNames, before.name, to.name ?? before.name),
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
