import type { CategoryDocument } from '@henna/contracts';
import { logOf, type Fact } from '../../../testing/log.ts';
import { project } from '../../../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-02T10:00:00.000Z';
const fields = { displayName: 'Lips', labels: { ar: 'شفاه' }, description: null, active: true, sortOrder: 1 };
const added: Fact = { type: 'CategoryAdded', data: { categoryId: 'c', name: 'lips', ...fields, addedAt: at } };
const subcategory = (id: string): Fact => ({
  type: 'SubcategoryAdded',
  data: { categoryId: 'c', subcategoryId: id, name: id, ...fields, addedAt: at },
});
const options = (subcategoryId: string | null, label: string | null): Fact => ({
  type: 'VotingOptionsSet',
  data: { categoryId: 'c', subcategoryId, from: null, to: label ? [{ id: label, label }] : null, setAt: later },
});

const categories = async (...facts: readonly Fact[]) =>
  (await project(logOf(...facts))).documents<CategoryDocument>('category');

it('keeps a category as it was added', async () => {
  const own = { removed: false, demo: false, previousNames: [], createdAt: new Date(at), updatedAt: new Date(at) };
  const parts = { optionSet: null, subcategories: [], revision: 0, position: expect.anything() };
  expect(await categories(added)).toEqual([{ _id: 'c', name: 'lips', ...fields, ...own, ...parts }]);
});

it('keeps subcategories in order, each with its own names, marks and revision', async () => {
  const ids = { categoryId: 'c', subcategoryId: 'balm' };
  const changed: Fact = {
    type: 'SubcategoryChanged',
    data: { ...ids, from: {}, to: { name: 'balms' }, changedAt: later },
  };
  const removed: Fact = { type: 'SubcategoryRemoved', data: { ...ids, removedAt: later } };
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
  const removed: Fact = { type: 'CategoryRemoved', data: { categoryId: 'c', removedAt: later } };
  expect(await categories(added, subcategory('balm'), removed)).toMatchObject([
    { removed: true, revision: 2, subcategories: [{ removed: false, revision: 1 }] },
  ]);
});
