import type { Past } from '../shared/aggregate.ts';
import { changeOf, mergedEdit, requireRevision, type ExpectedRevision } from '../shared/edit.ts';
import { ConflictError, NotFoundError } from '../shared/errors.ts';
import { normalizeKey } from '../shared/normalize-text.ts';
import type { CategoryEvent, CategoryFields } from './category.events.ts';
import { categoryStream, type Category, type CategoryRecord } from './category.ts';
import type { NameClaim } from './reservation.ts';

/** Category keys compare without regard to case, and with underscores equal to spaces. */
export const categoryNameClaim = (ownerId: string): NameClaim<Category> => ({
  kind: 'category',
  ownerId,
  streamOf: categoryStream,
  nameOf: (state) => state && { name: state.name, value: normalizeKey(state.name), removed: state.removed },
});

export class CategoryNotFoundError extends NotFoundError {
  constructor() {
    super('CATEGORY_NOT_FOUND');
  }
}

/** Throws when there is a category of this id already. */
export const addCategory =
  (categoryId: string, fields: CategoryFields, addedAt: string) =>
  (state: Category): CategoryEvent[] => {
    if (state) throw new ConflictError('ID_TAKEN', { kind: 'category' });
    return [{ type: 'CategoryAdded', data: { categoryId, ...fields, addedAt } }];
  };

/** A change that changes nothing is a no-op. Throws {@link CategoryNotFoundError}, `ChangedSinceError`. */
export const changeCategory =
  (fields: Partial<CategoryFields>, expected: ExpectedRevision<CategoryRecord>, changedAt: string) =>
  (state: Category, past: Past<Category>): CategoryEvent[] => {
    if (!state || state.removed) throw new CategoryNotFoundError();
    const change = changeOf<CategoryFields>(
      state,
      mergedEdit(state, () => fields, expected, past),
    );
    return change ? [{ type: 'CategoryChanged', data: { categoryId: state._id, ...change, changedAt } }] : [];
  };

/** Removing what is removed is a no-op. Throws {@link CategoryNotFoundError}, `ChangedSinceError`. */
export const removeCategory =
  (expected: ExpectedRevision<CategoryRecord>, removedAt: string) =>
  (state: Category): CategoryEvent[] => {
    if (!state) throw new CategoryNotFoundError();
    if (state.removed) return [];
    requireRevision(state, expected);
    return [{ type: 'CategoryRemoved', data: { categoryId: state._id, removedAt } }];
  };

/** Restoring what is not removed is a no-op. Throws {@link CategoryNotFoundError}. */
export const restoreCategory =
  (restoredAt: string) =>
  (state: Category): CategoryEvent[] => {
    if (!state) throw new CategoryNotFoundError();
    return state.removed ? [{ type: 'CategoryRestored', data: { categoryId: state._id, restoredAt } }] : [];
  };

/** Records when a category that comes from elsewhere was last changed there. Throws {@link CategoryNotFoundError}. */
export const categoryUpdatedAt =
  (changedAt: string) =>
  (state: Category): CategoryEvent[] => {
    if (!state) throw new CategoryNotFoundError();
    return [{ type: 'CategoryChanged', data: { categoryId: state._id, from: {}, to: {}, changedAt } }];
  };
