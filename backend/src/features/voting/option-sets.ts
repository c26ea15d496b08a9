import { invalidField, normalizeKey, type CategoryRecord, type OptionSetState } from '@henna/domain';
import { byName } from '../../shared/http/admin-list.ts';
import { categoryOrders } from '../catalogue/index.ts';
import type { Catalogue } from '../listing/index.ts';
import type { RemoveVotingOptionsRequest } from './voting.requests.ts';
import type { AdminVotingOptionsResponse } from './voting.responses.ts';

/** Whose option set it is: a category's default, or that of one of its subcategories. */
interface OptionSetOwner {
  readonly category: { readonly _id: string; readonly name: string };
  readonly subcategory: { readonly id: string; readonly name: string } | null;
}

/** The owner that a request names, by current names. Throws a 400 for a name that no record has, removed ones aside. */
export const optionSetOwner = (
  catalogue: Catalogue,
  { categoryKey, subcategory: name }: RemoveVotingOptionsRequest,
): OptionSetOwner => {
  const category = activeRecordNamed([...catalogue.allCategories()], categoryKey);
  if (!category) throw invalidField('categoryKey', 'CATEGORY_UNKNOWN');
  if (!name) return { category, subcategory: null };
  const subcategory = activeRecordNamed(category.subcategories, name);
  if (!subcategory) throw invalidField('subcategory', 'SUBCATEGORY_ELSEWHERE');
  return { category, subcategory };
};

const activeRecordNamed = <Record extends { readonly name: string; readonly removed: boolean }>(
  records: readonly Record[],
  name: string,
) => records.find((record) => !record.removed && normalizeKey(record.name) === normalizeKey(name));

const { order } = categoryOrders;

/** The option sets of categories and subcategories that are not removed: a category's own before its subcategories'. */
export const allOptionSets = (catalogue: Catalogue): AdminVotingOptionsResponse[] =>
  [...catalogue.allCategories()]
    .filter(({ removed }) => !removed)
    .sort((a, b) => order(a, b) || byName(a._id, b._id))
    .flatMap((category) =>
      [
        { subcategory: null, optionSet: category.optionSet },
        ...category.subcategories
          .filter(({ removed }) => !removed)
          .sort((a, b) => order(a, b) || byName(a.id, b.id))
          .map((subcategory) => ({ subcategory, optionSet: subcategory.optionSet })),
      ].flatMap(({ subcategory, optionSet }) =>
        optionSet ? [ownedOptionSetResponse({ category, subcategory }, optionSet)] : [],
      ),
    );

/** The set of a category, or of one of its subcategories, right after a decision. */
export const optionSetResponse = (
  category: CategoryRecord,
  subcategoryId: string | null,
  set: OptionSetState,
): AdminVotingOptionsResponse => {
  const subcategory = category.subcategories.find(({ id }) => id === subcategoryId) ?? null;
  return ownedOptionSetResponse({ category, subcategory }, set);
};

const ownedOptionSetResponse = (
  { category, subcategory }: OptionSetOwner,
  { options, revision }: OptionSetState,
): AdminVotingOptionsResponse => ({
  id: subcategory?.id ?? category._id,
  categoryKey: category.name,
  subcategory: subcategory?.name ?? null,
  options: (options ?? []).map(({ label }) => label),
  details: [...(options ?? [])],
  revision,
});
