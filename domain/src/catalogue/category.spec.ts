import { ChangedSinceError } from '../shared/edit.ts';
import { noPast, specOf } from '../testing/spec-of.ts';
import {
  addCategory,
  categoryNameClaim,
  CategoryNotFoundError,
  changeCategory,
  removeCategory,
  restoreCategory,
} from './category-decisions.ts';
import type { CategoryEvent, CategoryFields } from './category.events.ts';
import { category } from './category.ts';

const at = '2026-03-01T12:00:00.000Z';
const later = '2026-03-02T12:00:00.000Z';
const fields: CategoryFields = {
  name: 'hair_care',
  displayName: 'Hair Care',
  labels: { ar: 'العناية بالشعر' },
  description: null,
  active: true,
  sortOrder: 2,
};
const added: CategoryEvent = { type: 'CategoryAdded', data: { categoryId: 'c1', ...fields, addedAt: at } };
const removed: CategoryEvent = { type: 'CategoryRemoved', data: { categoryId: 'c1', removedAt: later } };
const restored: CategoryEvent = { type: 'CategoryRestored', data: { categoryId: 'c1', restoredAt: later } };
const subcategoryAdded: CategoryEvent = {
  type: 'SubcategoryAdded',
  data: { categoryId: 'c1', subcategoryId: 's1', ...fields, name: 'shampoo', addedAt: later },
};
const given = (...events: CategoryEvent[]) =>
  events.reduce(
    (state, event, index) => category.evolve(state, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    category.initialState(),
  );
const knowing = (revision?: string) => ({ revision, toResponse: ({ name }: { name: string }) => name });

describe('a category', () => {
  it('is added once', () => {
    expect(addCategory('c1', fields, at)(given())).toEqual([added]);
    expect(() => addCategory('c1', fields, at)(given(added))).toThrow('already a category');
  });

  it('changes by the fields that differ, and not at all when none does', () => {
    expect(changeCategory({ ...fields, sortOrder: 3 }, knowing('0'), later)(given(added), noPast)).toEqual([
      {
        type: 'CategoryChanged',
        data: { categoryId: 'c1', from: { sortOrder: 2 }, to: { sortOrder: 3 }, changedAt: later },
      },
    ]);
    expect(changeCategory(fields, knowing('0'), later)(given(added), noPast)).toEqual([]);
  });

  it('keeps its revision when a subcategory or an option set changes', () => {
    const options: CategoryEvent = {
      type: 'VotingOptionsSet',
      data: { categoryId: 'c1', subcategoryId: null, from: null, to: [{ id: 'o1', label: 'Soft' }], setAt: later },
    };
    const state = given(added, subcategoryAdded, options);
    expect(state).toMatchObject({ revision: 0, updatedAt: new Date(at), optionSet: { revision: 2 } });
    expect(() => removeCategory(knowing('0'), later)(state)).not.toThrow();
  });

  it('merges an edit with what others have changed since it began', () => {
    const moved: CategoryEvent = {
      type: 'CategoryChanged',
      data: { categoryId: 'c1', from: { sortOrder: 2 }, to: { sortOrder: 5 }, changedAt: later },
    };
    const edit = (changes: Partial<CategoryFields>) =>
      specOf(category)
        .given([added, subcategoryAdded, moved])
        .when(changeCategory(changes, knowing('0'), later));
    edit({ ...fields, labels: {} }).then([
      {
        type: 'CategoryChanged',
        data: { categoryId: 'c1', from: { labels: fields.labels }, to: { labels: {} }, changedAt: later },
      },
    ]);
    edit({ sortOrder: 1 }).thenConflicts({ field: 'sortOrder', base: 2, theirs: 5, mine: 1 });
  });

  it('is not removed by who knows another revision', () => {
    expect(() => removeCategory(knowing('1'), later)(given(added))).toThrow(ChangedSinceError);
  });

  it('is removed and restored, each once', () => {
    expect(removeCategory(knowing(), later)(given(added))).toEqual([removed]);
    expect(removeCategory(knowing(), later)(given(added, removed))).toEqual([]);
    expect(restoreCategory(later)(given(added, removed))).toEqual([restored]);
    expect(restoreCategory(later)(given(added, removed, restored))).toEqual([]);
  });

  it('is not found before it is added, nor for a change while it is removed', () => {
    for (const decide of [changeCategory({}, knowing(), at), removeCategory(knowing(), at), restoreCategory(at)])
      expect(() => decide(given(), noPast)).toThrow(CategoryNotFoundError);
    expect(() => changeCategory({}, knowing(), at)(given(added, removed), noPast)).toThrow(CategoryNotFoundError);
  });

  it('remembers every option that its set has held, as it was last called', () => {
    const set = (...to: { id: string; label: string }[]): CategoryEvent => ({
      type: 'VotingOptionsSet',
      data: { categoryId: 'c1', subcategoryId: null, from: null, to, setAt: later },
    });
    const state = given(
      added,
      set({ id: '1', label: 'Soft' }),
      set({ id: '1', label: 'Silky' }, { id: '2', label: 'Dry' }),
      set(),
    );
    expect(state?.optionsEver).toEqual({
      c1: [
        { id: '1', label: 'Silky' },
        { id: '2', label: 'Dry' },
      ],
    });
  });

  it('bears its key with underscores equal to spaces', () => {
    expect(categoryNameClaim('c1').nameOf(given(added), 'c1')).toEqual({
      name: 'hair_care',
      value: 'hair care',
      removed: false,
    });
  });
});
