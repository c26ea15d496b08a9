import type { FieldSpec, FormValues } from './field-spec.ts';
import { changedParts, mergeValues } from './merge-values.ts';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'category', label: 'Category', kind: 'select', clears: 'subcategory' },
  { name: 'subcategory', label: 'Subcategory', kind: 'select' },
  { name: 'active', label: 'Active', kind: 'switch' },
];
const before: FormValues = { name: 'a', category: 'x', subcategory: 'same', active: true };
const merged = (theirs: FormValues, mine: FormValues, refused: readonly string[] = []) =>
  mergeValues(fields, before, { ...before, ...theirs }, { ...before, ...mine }, refused);

test('what was not changed in the form follows the record, and nothing that was is lost', () => {
  expect(merged({ name: 'theirs', active: false }, { active: false, category: 'y' })).toEqual({
    values: { name: 'theirs', category: 'y', subcategory: 'same', active: false },
    collisions: [],
  });
});

test('what both changed is a collision when the service says so, a place as one', () => {
  const { values, collisions } = merged(
    { name: 'theirs', category: 'z', subcategory: 'other' },
    { name: 'mine', category: 'y' },
    ['name', 'category', 'subcategory'],
  );
  expect(values).toEqual({ name: 'mine', category: 'y', subcategory: 'same', active: true });
  expect(collisions).toEqual([
    { field: 'name', names: ['name'], mine: { name: 'mine' }, theirs: { name: 'theirs' } },
    {
      field: 'category',
      names: ['category', 'subcategory'],
      mine: { category: 'y', subcategory: 'same' },
      theirs: { category: 'z', subcategory: 'other' },
    },
  ]);
});

test('only the parts of a request that changed are sent', () => {
  const body = { name: 'a', labels: { ar: null }, note: 'n' };
  expect(changedParts(body, { ...body, labels: { ar: null } })).toEqual({});
  expect(changedParts<object>(body, { ...body, labels: { ar: 'ا' }, note: null })).toEqual({
    labels: { ar: 'ا' },
    note: null,
  });
});
