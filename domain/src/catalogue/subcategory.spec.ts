import { ChangedSinceError } from '../shared/edit.ts';
import { noPast, specOf } from '../testing/spec-of.ts';
import type { CategoryEvent, CategoryFields } from './category.events.ts';
import { category } from './category.ts';
import {
  addSubcategory,
  changeSubcategory,
  removeSubcategory,
  restoreSubcategory,
  SubcategoryNotFoundError,
  subcategoryNameClaim,
} from './subcategory.ts';

const at = '2026-03-01T12:00:00.000Z';
const fields: CategoryFields = {
  name: 'Lip/Cheek',
  displayName: 'Lip & cheek',
  labels: {},
  description: null,
  active: true,
  sortOrder: 0,
};
const of = { categoryId: 'c1', subcategoryId: 's1' };
const home: CategoryEvent = {
  type: 'CategoryAdded',
  data: { categoryId: 'c1', ...fields, name: 'makeup', addedAt: at },
};
const added: CategoryEvent = { type: 'SubcategoryAdded', data: { ...of, ...fields, addedAt: at } };
const sibling: CategoryEvent = {
  type: 'SubcategoryAdded',
  data: { ...of, subcategoryId: 's2', ...fields, name: 'lipstick', addedAt: at },
};
const removed: CategoryEvent = { type: 'SubcategoryRemoved', data: { ...of, removedAt: at } };
const restored: CategoryEvent = { type: 'SubcategoryRestored', data: { ...of, restoredAt: at } };
const homeRemoved: CategoryEvent = { type: 'CategoryRemoved', data: { categoryId: 'c1', removedAt: at } };
const given = (...events: CategoryEvent[]) =>
  events.reduce(
    (state, event, index) => category.evolve(state, { ...event, id: `event-${index}`, revision: BigInt(index) }),
    category.initialState(),
  );
const knowing = (revision?: string) => ({ revision, toResponse: ({ name }: { name: string }) => name });
const change = (changes: Partial<CategoryFields>, revision?: string, categoryId?: string) =>
  changeSubcategory('s1', categoryId, changes, knowing(revision), at);

describe('a subcategory', () => {
  it('is added once, to a category that stands', () => {
    expect(addSubcategory('s1', fields, at)(given(home))).toEqual([added]);
    expect(() => addSubcategory('s1', fields, at)(given(home, added))).toThrow('already a subcategory');
    expect(() => addSubcategory('s1', fields, at)(given())).toThrow('no such category');
    expect(() => addSubcategory('s1', fields, at)(given(home, homeRemoved))).toThrow('no such category');
  });

  it('changes by the fields that differ, and not at all when none does', () => {
    expect(change({ ...fields, active: false })(given(home, added), noPast)).toEqual([
      { type: 'SubcategoryChanged', data: { ...of, from: { active: true }, to: { active: false }, changedAt: at } },
    ]);
    expect(change(fields)(given(home, added), noPast)).toEqual([]);
  });

  it('stays in its category', () => {
    expect(change({}, undefined, 'c1')(given(home, added), noPast)).toEqual([]);
    expect(() => change({}, undefined, 'c2')(given(home, added), noPast)).toThrow('stays in its category');
  });

  it('has the revision of its own last change, whatever its neighbours do', () => {
    const remove = (revision: string) => removeSubcategory('s1', knowing(revision), at);
    expect(() => remove('1')(given(home, added, sibling))).not.toThrow();
    expect(() => remove('2')(given(home, added, sibling))).toThrow(ChangedSinceError);
    expect(() => removeSubcategory('s1', knowing('0'), at)(given(home, added))).toThrow(ChangedSinceError);
  });

  it('merges an edit with what others have changed since it began, whatever its neighbours do', () => {
    const renamed = (subcategoryId: string): CategoryEvent => ({
      type: 'SubcategoryChanged',
      data: {
        ...of,
        subcategoryId,
        from: { displayName: fields.displayName },
        to: { displayName: 'Theirs' },
        changedAt: at,
      },
    });
    const edit = (changes: Partial<CategoryFields>, by: CategoryEvent) =>
      specOf(category).given([home, added, sibling, by]).when(change(changes, '1'));
    edit({ ...fields, active: false }, renamed('s1')).then([
      { type: 'SubcategoryChanged', data: { ...of, from: { active: true }, to: { active: false }, changedAt: at } },
    ]);
    edit({ displayName: 'Mine' }, renamed('s2')).then([
      {
        type: 'SubcategoryChanged',
        data: { ...of, from: { displayName: fields.displayName }, to: { displayName: 'Mine' }, changedAt: at },
      },
    ]);
    edit({ displayName: 'Mine' }, renamed('s1')).thenConflicts({
      field: 'displayName',
      base: fields.displayName,
      theirs: 'Theirs',
      mine: 'Mine',
    });
  });

  it('is removed and restored, each once', () => {
    expect(removeSubcategory('s1', knowing(), at)(given(home, added))).toEqual([removed]);
    expect(removeSubcategory('s1', knowing(), at)(given(home, added, removed))).toEqual([]);
    expect(restoreSubcategory('s1', at)(given(home, added, removed))).toEqual([restored]);
    expect(restoreSubcategory('s1', at)(given(home, added, removed, restored))).toEqual([]);
  });

  it('is gone with its category and comes back with it only', () => {
    expect(removeSubcategory('s1', knowing(), at)(given(home, added, homeRemoved))).toEqual([]);
    expect(() => change({})(given(home, added, homeRemoved), noPast)).toThrow(SubcategoryNotFoundError);
    expect(() => restoreSubcategory('s1', at)(given(home, added, homeRemoved))).toThrow('Restore that first');
  });

  it('is not found where there is none, nor for a change while it is removed', () => {
    for (const decide of [change({}), removeSubcategory('s1', knowing(), at), restoreSubcategory('s1', at)])
      expect(() => decide(given(home, sibling), noPast)).toThrow(SubcategoryNotFoundError);
    expect(() => change({})(given(home, added, removed), noPast)).toThrow(SubcategoryNotFoundError);
  });

  it('bears its name in its category', () => {
    const { nameOf: borneBy } = subcategoryNameClaim('c1', 's1');
    expect(borneBy(given(home, added, removed), 's1')).toEqual({
      name: 'Lip/Cheek',
      value: '["c1","lip/cheek"]',
      removed: true,
    });
    expect(borneBy(given(home, added), 's2')).toBeUndefined();
  });
});
