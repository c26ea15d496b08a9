import type { Past } from '../shared/aggregate.ts';
import { changeOf, mergedEdit, requireRevision, type ExpectedRevision } from '../shared/edit.ts';
import { ConflictError, invalidField, NotFoundError } from '../shared/errors.ts';
import { normalizeKey } from '../shared/normalize-text.ts';
import type { CategoryEvent, CategoryFields } from './category.events.ts';
import { categoryStream, type Category, type SubcategoryRecord } from './category.ts';
import type { NameClaim } from './reservation.ts';

/** A subcategory's name is unique in its category, compared as category keys are. */
export const subcategoryNameClaim = (categoryId: string, ownerId: string): NameClaim<Category> => ({
  kind: 'subcategory',
  ownerId,
  streamOf: () => categoryStream(categoryId),
  nameOf: (state, id) => {
    const subcategory = find(state, id);
    if (!subcategory) return undefined;
    const { name, removed } = subcategory;
    return { name, value: JSON.stringify([categoryId, normalizeKey(name)]), removed };
  },
});

export class SubcategoryNotFoundError extends NotFoundError {
  constructor() {
    super('SUBCATEGORY_NOT_FOUND');
  }
}

const find = (state: Category, subcategoryId: string) => state?.subcategories.find(({ id }) => id === subcategoryId);

/** Throws when the category is removed, or has a subcategory of this id already. */
export const addSubcategory =
  (subcategoryId: string, fields: CategoryFields, addedAt: string) =>
  (state: Category): CategoryEvent[] => {
    if (!state || state.removed) throw invalidField('categoryId', 'CATEGORY_UNKNOWN');
    if (find(state, subcategoryId)) throw new ConflictError('ID_TAKEN', { kind: 'subcategory' });
    return [{ type: 'SubcategoryAdded', data: { categoryId: state._id, subcategoryId, ...fields, addedAt } }];
  };

/**
 * A change that changes nothing is a no-op.
 * @param categoryId must be the one it is in, where given. Throws {@link SubcategoryNotFoundError}, `ChangedSinceError`.
 */
export const changeSubcategory =
  (
    subcategoryId: string,
    categoryId: string | undefined,
    fields: Partial<CategoryFields>,
    expected: ExpectedRevision<SubcategoryRecord>,
    changedAt: string,
  ) =>
  (state: Category, past: Past<Category>): CategoryEvent[] => {
    const subcategory = find(state, subcategoryId);
    if (!state || state.removed || !subcategory || subcategory.removed) throw new SubcategoryNotFoundError();
    if (categoryId !== undefined && categoryId !== state._id) throw invalidField('categoryId', 'SUBCATEGORY_STAYS');
    const pastOwn = (revision: bigint) => find(past(revision), subcategoryId);
    const change = changeOf<CategoryFields>(
      subcategory,
      mergedEdit(subcategory, () => fields, expected, pastOwn),
    );
    if (!change) return [];
    return [{ type: 'SubcategoryChanged', data: { categoryId: state._id, subcategoryId, ...change, changedAt } }];
  };

/** Removing what is removed is a no-op. Throws {@link SubcategoryNotFoundError}, `ChangedSinceError`. */
export const removeSubcategory =
  (subcategoryId: string, expected: ExpectedRevision<SubcategoryRecord>, removedAt: string) =>
  (state: Category): CategoryEvent[] => {
    const subcategory = find(state, subcategoryId);
    if (!state || !subcategory) throw new SubcategoryNotFoundError();
    if (state.removed || subcategory.removed) return [];
    requireRevision(subcategory, expected);
    return [{ type: 'SubcategoryRemoved', data: { categoryId: state._id, subcategoryId, removedAt } }];
  };

/** Restoring what is not removed is a no-op. Throws {@link SubcategoryNotFoundError}, or when its category is removed itself. */
export const restoreSubcategory =
  (subcategoryId: string, restoredAt: string) =>
  (state: Category): CategoryEvent[] => {
    const subcategory = find(state, subcategoryId);
    if (!state || !subcategory) throw new SubcategoryNotFoundError();
    if (state.removed) throw new ConflictError('CATEGORY_REMOVED', { name: state.name });
    if (!subcategory.removed) return [];
    return [{ type: 'SubcategoryRestored', data: { categoryId: state._id, subcategoryId, restoredAt } }];
  };

/** The subcategory in a state that is known to hold it. */
export const subcategoryOf = (state: Category, subcategoryId: string): SubcategoryRecord => {
  const subcategory = find(state, subcategoryId);
  if (!subcategory) throw new SubcategoryNotFoundError();
  return subcategory;
};

/** Records when a subcategory that comes from elsewhere was last changed there. Throws {@link SubcategoryNotFoundError}. */
export const subcategoryUpdatedAt =
  (subcategoryId: string, changedAt: string) =>
  (state: Category): CategoryEvent[] => {
    if (!state || !find(state, subcategoryId)) throw new SubcategoryNotFoundError();
    const data = { categoryId: state._id, subcategoryId, from: {}, to: {}, changedAt };
    return [{ type: 'SubcategoryChanged', data }];
  };
