import { pageOf, textOf } from '../../lib/search-params.ts';
import { listSearchOf, sectionSearchOf } from './list-search.ts';

test('the default sort, the grid and the first page leave the address empty', () => {
  expect(sectionSearchOf({ sort: 'trending', view: 'grid', page: '1' })).toEqual({});
});

test('known values stay, unknown ones fall away', () => {
  expect(sectionSearchOf({ sort: 'rating', view: 'list', page: '3' })).toEqual({
    sort: 'rating',
    view: 'list',
    page: 3,
  });
  expect(listSearchOf({ sort: 'price', view: 'table' }, ['trending', 'name'])).toEqual({});
});

test.each(['0', '-2', '1.5', 'x', '', undefined, '9'.repeat(400)])('page %p is no page to go to', (value) => {
  expect(pageOf(value)).toBeUndefined();
});

test('text is trimmed and capped', () => {
  expect(textOf('  lip  ')).toBe('lip');
  expect(textOf('   ')).toBeUndefined();
  expect(textOf('a'.repeat(300))).toHaveLength(200);
});
