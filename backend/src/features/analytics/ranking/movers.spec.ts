import { moversOf } from './trending-now.ts';

const moved = [
  { id: 'new', sinceYesterday: null, sinceLastWeek: null },
  { id: 'stays', sinceYesterday: 0, sinceLastWeek: 0 },
  ...[1, 7, 3, 2, 9, 4].map((places) => ({ id: `+${places}`, sinceYesterday: places, sinceLastWeek: -places })),
];
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('those that won most places come first, five of them', () => {
  expect(ids(moversOf(moved, 'sinceYesterday', 1))).toEqual(['+9', '+7', '+4', '+3', '+2']);
  expect(moversOf(moved, 'sinceLastWeek', 1)).toEqual([]);
});

test('those that lost most places come first', () => {
  expect(ids(moversOf(moved, 'sinceLastWeek', -1))).toEqual(['+9', '+7', '+4', '+3', '+2']);
  expect(moversOf(moved, 'sinceYesterday', -1)).toEqual([]);
});
