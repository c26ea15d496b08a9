import type { ProductResponse } from '../../lib/api-types.ts';
import { optionRows } from './differences.ts';

const voted = (shares: Readonly<Record<string, number>>): Pick<ProductResponse, 'votes'> => ({
  votes: {
    total: Object.values(shares).reduce((sum, share) => sum + share, 0),
    byOption: Object.entries(shares).map(([key, share]) => ({
      key,
      count: share,
      percentage: share,
      labels: {},
      tone: 'neutral',
    })),
  },
});

test('the biggest differences come first, then what is said most', () => {
  const rows = optionRows([voted({ Light: 20, Dewy: 60, Mild: 20 }), voted({ Light: 50, Dewy: 30, Mild: 20 })]);
  expect(rows.map(({ key, shares, spread }) => [key, shares, spread])).toEqual([
    ['Dewy', [60, 30], 30],
    ['Light', [20, 50], 30],
    ['Mild', [20, 20], 0],
  ]);
});

test('what a product does not have is no difference', () => {
  const rows = optionRows([voted({ Light: 90, Rare: 10, Never: 0 }), voted({ Light: 100 }), voted({}), null]);
  expect(rows.map(({ key, shares, spread }) => [key, shares, spread])).toEqual([
    ['Light', [90, 100, null, null], 10],
    ['Rare', [10, null, null, null], 0],
  ]);
});
