import type { CategoryDocument, SubcategoryPart } from '@henna/domain';
import { existing, instant, isDemo } from '../../../facts.ts';
import { defineProjection } from '../../../projection.ts';
import { addedFields, changedFields, withSubcategory } from './subcategories.ts';

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
