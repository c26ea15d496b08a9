import { categoryIdsOf, categoryKeysOf } from './favorite-categories.ts';

const categories = [
  { _id: 'id-makeup', name: 'makeup', removed: false },
  { _id: 'id-hair', name: 'hair_care', removed: false },
  { _id: 'id-nails', name: 'nails', removed: true },
];
const category = (id: string) => categories.find(({ _id }) => _id === id);

test('a word that names a category is kept as its id, whatever its case and underscores', () =>
  expect(categoryIdsOf(['Hair Care', 'MAKEUP'], categories)).toEqual(['id-hair', 'id-makeup']));
test('a word that names none, or a removed one, is kept as it was written', () =>
  expect(categoryIdsOf(['Mica', 'nails'], categories)).toEqual(['Mica', 'nails']));
test('a category chosen twice is kept once, where it came first', () =>
  expect(categoryIdsOf(['mica', 'hair_care', 'Mica', 'hair care'], categories)).toEqual(['mica', 'id-hair']));
test('a category is shown by its present key', () =>
  expect(categoryKeysOf(['id-hair', 'Mica'], category)).toEqual(['hair_care', 'Mica']));
test('a removed category is not shown', () =>
  expect(categoryKeysOf(['id-nails', 'id-makeup'], category)).toEqual(['makeup']));
