import { comparedIdsOf, maxCompared, setCompared, toggleCompared } from './compared.ts';

const id = (digit: number) => `0000000${digit}-0000-7000-8000-000000000000`;

test('an address gives valid ids once each, no more than four', () => {
  expect(comparedIdsOf('')).toEqual([]);
  expect(comparedIdsOf(`${id(2)},x,${id(1)},${id(2)}, `)).toEqual([id(2), id(1)]);
  expect(comparedIdsOf([1, 2, 3, 4, 5].map(id).join())).toEqual([1, 2, 3, 4].map(id));
});

test('products come and go, and a fifth is refused', () => {
  setCompared([]);
  for (let digit = 1; digit <= maxCompared; digit++) expect(toggleCompared(id(digit))).toBe(true);
  expect(toggleCompared(id(9))).toBe(false);
  expect(toggleCompared(id(1))).toBe(true);
  expect(sessionStorage.getItem('compared-products')).toBe([2, 3, 4].map(id).join());
  setCompared([]);
});
