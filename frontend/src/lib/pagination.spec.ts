import { pageCountOf, pagesShown, rangeOf } from './pagination.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('on page %i of %i the pages shown are %j', (current, count, shown) => {
  expect(pagesShown(current, count)).toEqual(shown);
});

test('an empty list has one page and shows 0-0', () => {
  expect(pageCountOf(0)).toBe(1);
  expect(rangeOf(1, 0)).toEqual({ from: 0, to: 0 });
});

test('the last page ends with the last item', () => {
  expect(pageCountOf(25)).toBe(3);
  expect(rangeOf(3, 25)).toEqual({ from: 25, to: 25 });
});
