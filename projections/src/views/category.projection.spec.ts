import type { CategoryDocument } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-02T10:00:00.000Z';
const fields = { displayName: 'Lips', labels: { ar: 'شفاه' }, description: null, active: true, sortOrder: 1 };
const added: NewEvent = { type: 'CategoryAdded', data: { categoryId: 'c', name: 'lips', ...fields, addedAt: at } };
const subcategory = (id: string): NewEvent => ({
  type: 'SubcategoryAdded',
  data: { categoryId: 'c', subcategoryId: id, name: id, ...fields, addedAt: at },
});
const options = (subcategoryId: string | null, label: string | null): NewEvent => ({
  type: 'VotingOptionsSet',
  data: { categoryId: 'c', subcategoryId, from: null, to: label ? [{ id: label, label }] : null, setAt: later },
});

const categories = async (...events: readonly NewEvent[]) =>
  (await project(logOf(...events))).documents<CategoryDocument>('category');

it('keeps a category as it was added', async () => {
  const own = { removed: false, demo: false, previousNames: [], createdAt: new Date(at), updatedAt: new Date(at) };
  const parts = { optionSet: null, subcategories: [], revision: 0, position: expect.anything() };
  expect(await categories(added)).toEqual([{ _id: 'c', name: 'lips', ...fields, ...own, ...parts }]);
});

it('keeps subcategories in order, each with its own names, marks and revision', async () => {
  const ids = { categoryId: 'c', subcategoryId: 'balm' };
  const changed: NewEvent = {
    type: 'SubcategoryChanged',
    data: { ...ids, from: {}, to: { name: 'balms' }, changedAt: later },
  };
  const removed: NewEvent = { type: 'SubcategoryRemoved', data: { ...ids, removedAt: later } };
  const balm = { id: 'balm', name: 'balms', previousNames: ['balm'], removed: true, revision: 4 };
  expect(await categories(added, subcategory('balm'), subcategory('stick'), changed, removed)).toMatchObject([
    { revision: 0, subcategories: [balm, { id: 'stick', revision: 2, removed: false }] },
  ]);
});

it('keeps option sets of the category and of a subcategory, and drops them', async () => {
  const set = { options: [{ id: 'Rich', label: 'Rich' }], updatedAt: new Date(later) };
  const history = [added, subcategory('balm'), options(null, 'Rich'), options('balm', 'Rich')];
  expect(await categories(...history)).toMatchObject([
    { revision: 0, optionSet: { ...set, revision: 2 }, subcategories: [{ optionSet: { ...set, revision: 3 } }] },
  ]);
  expect(await categories(...history, options('balm', null))).toMatchObject([{ subcategories: [{ optionSet: null }] }]);
});

it('marks its own removal and leaves its subcategories as they are', async () => {
  const removed: NewEvent = { type: 'CategoryRemoved', data: { categoryId: 'c', removedAt: later } };
  expect(await categories(added, subcategory('balm'), removed)).toMatchObject([
    { removed: true, revision: 2, subcategories: [{ removed: false, revision: 1 }] },
  ]);
});

it('takes over what changed, and keeps the names it had', async () => {
  const changed: NewEvent = {
    type: 'CategoryChanged',
    data: {
      categoryId: 'c',
      from: { name: 'lips', active: true },
      to: { name: 'lip care', active: false },
      changedAt: later,
    },
  };
  expect(await categories(added, subcategory('balm'), changed)).toMatchObject([
    {
      name: 'lip care',
      displayName: 'Lips',
      active: false,
      previousNames: ['lips'],
      updatedAt: new Date(later),
      revision: 2,
      subcategories: [{ name: 'balm', active: true, revision: 1 }],
    },
  ]);
});

it('comes back as it was, its subcategories and itself each on their own', async () => {
  const ids = { categoryId: 'c', subcategoryId: 'balm' };
  const history: NewEvent[] = [
    added,
    subcategory('balm'),
    options('balm', 'Rich'),
    { type: 'SubcategoryRemoved', data: { ...ids, removedAt: at } },
    { type: 'CategoryRemoved', data: { categoryId: 'c', removedAt: at } },
    { type: 'CategoryRestored', data: { categoryId: 'c', restoredAt: later } },
  ];
  expect(await categories(...history)).toMatchObject([
    { name: 'lips', removed: false, updatedAt: new Date(later), revision: 5, subcategories: [{ removed: true }] },
  ]);
  const restored: NewEvent = { type: 'SubcategoryRestored', data: { ...ids, restoredAt: later } };
  expect(await categories(...history, restored)).toMatchObject([
    {
      revision: 5,
      subcategories: [
        { removed: false, updatedAt: new Date(later), revision: 6, optionSet: { options: [{ label: 'Rich' }] } },
      ],
    },
  ]);
});
