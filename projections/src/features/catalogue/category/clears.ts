import type { CategoryDocument, OptionSetDocument, SubcategoryPart } from '@henna/contracts';
import { clearedRecords, everyOne, takeClear, type ClearEvent } from '../../../cleared.ts';
import type { Content, Documents } from '../../../projection.ts';
import { withSubcategory } from './subcategories.ts';

/** A subcategory, or an option set, that a clear took; `null` for a whole category. */
type Fact = {
  readonly categoryId: string;
  /** `null` where the set was the category's own. */
  readonly subcategoryId: string | null;
  readonly set?: OptionSetDocument;
} | null;

type Category = Content<CategoryDocument>;

const optionsId = (ownerId: string) => `options ${ownerId}`;

export const clearsOf = (categories: Documents<CategoryDocument>) => {
  const cleared = clearedRecords<Fact>(categories);

  const takeParts = (category: Category, by: string) => {
    for (const { id, removed } of category.subcategories)
      if (!removed) cleared.put(id, by, { categoryId: category._id, subcategoryId: id });
    categories.put({ ...category, subcategories: category.subcategories.map((part) => ({ ...part, removed: true })) });
  };

  const takeSets = (category: Category, by: string) => {
    const take = (subcategoryId: string | null, set: OptionSetDocument | null) => {
      if (set)
        cleared.put(optionsId(subcategoryId ?? category._id), by, { categoryId: category._id, subcategoryId, set });
    };
    take(null, category.optionSet);
    for (const { id, optionSet } of category.subcategories) take(id, optionSet);
    const subcategories = category.subcategories.map((part) => ({ ...part, optionSet: null }));
    categories.put({ ...category, optionSet: null, subcategories });
  };

  const giveBack = async ({ categoryId, subcategoryId, set }: NonNullable<Fact>) => {
    const category = await categories.get(categoryId);
    if (!category) return;
    if (subcategoryId === null) return categories.put({ ...category, optionSet: set ?? null });
    const back = (part: SubcategoryPart) => (set ? { ...part, optionSet: set } : { ...part, removed: false });
    categories.put({ ...category, subcategories: withSubcategory(category.subcategories, subcategoryId, back) });
  };

  return {
    async take(event: ClearEvent): Promise<void> {
      const { entity, clearId } = event.data;
      if (entity !== 'subcategories' && entity !== 'votingOptions') return takeClear(event, 'categories', categories);
      if (event.type === 'EntityCleared')
        for (const category of await categories.select(everyOne('removed')))
          if (entity === 'subcategories') takeParts(category, clearId);
          else takeSets(category, clearId);
      else for (const { fact } of await cleared.giveBack(clearId)) if (fact) await giveBack(fact);
    },
    /** Somebody removes or restores a category or subcategory. */
    forget: (id: string): void => cleared.forget(id),
    /** Somebody sets other options. */
    forgetOptions: (ownerId: string): void => cleared.forget(optionsId(ownerId)),
  };
};
