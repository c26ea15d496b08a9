import { median, quantile, rounded } from './quantiles.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it('takes the nearest rank, whatever the order', () => {
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 1)).toBe(100);
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([7], 0.99)).toBe(7);
});

it('has no quantile of nothing', () => {
  expect(quantile([], 0.5)).toBeNaN();
});

it('rounds to significant digits', () => {
  expect(rounded(0.012345)).toBe(0.0123);
  expect(rounded(1234.5)).toBe(1230);
});
