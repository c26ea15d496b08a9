import {
  ConflictError,
  normalizeKey,
  NotFoundError,
  type CategoryEvent,
  type CategoryFields,
  type Past,
} from '@henna/domain';
import type { Naming } from '../naming/naming.ts';
import { changeOf, mergedEdit, requireKnown, type Known } from '../record.ts';
import { categoryStream, type Category, type CategoryRecord } from './category.ts';

/** Category keys compare without regard to case, and with underscores equal to spaces. */
export const categoryNaming = (ownerId: string): Naming<Category> => ({
  kind: 'category',
  ownerId,
  streamOf: categoryStream,
  borneBy: (state) => state && { name: state.name, value: normalizeKey(state.name), removed: state.removed },
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
  (fields: Partial<CategoryFields>, known: Known<CategoryRecord>, changedAt: string) =>
  (state: Category, past: Past<Category>): CategoryEvent[] => {
    if (!state || state.removed) throw new CategoryNotFoundError();
    const change = changeOf<CategoryFields>(
      state,
      mergedEdit(state, () => fields, known, past),
    );
    return change ? [{ type: 'CategoryChanged', data: { categoryId: state._id, ...change, changedAt } }] : [];
  };

/** Removing what is removed is a no-op. Throws {@link CategoryNotFoundError}, `ChangedSinceError`. */
export const removeCategory =
  (known: Known<CategoryRecord>, removedAt: string) =>
  (state: Category): CategoryEvent[] => {
    if (!state) throw new CategoryNotFoundError();
    if (state.removed) return [];
    requireKnown(state, known);
    return [{ type: 'CategoryRemoved', data: { categoryId: state._id, removedAt } }];
  };

/** Restoring what stands is a no-op. Throws {@link CategoryNotFoundError}. */
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
