import { againPercentage, isOnNoShelf, noShelves, shelfCountsAfter, shelfStatistics } from './shelf-counts.ts';
import type { ShelfEvent } from './shelf.events.ts';

const item = { productId: 'product', userId: 'user', placedAt: 'day one' };

it('follow from the events alone', () => {
  const events: readonly ShelfEvent[] = [
    { type: 'ShelfPlaced', data: { ...item, state: 'want', again: null } },
    { type: 'ShelfPlaced', data: { ...item, state: 'finished', again: false } },
    {
      type: 'ShelfChanged',
      data: { ...item, from: { state: 'want', again: null }, to: { state: 'have', again: true }, changedAt: 'later' },
    },
  ];
  const counts = events.reduce(shelfCountsAfter, noShelves);
  expect(shelfStatistics(counts)).toEqual({ want: 0, have: 1, finished: 1, again: { yes: 1, no: 1 } });
  const removed = (state: 'have' | 'finished', again: boolean): ShelfEvent => ({
    type: 'ShelfRemoved',
    data: { ...item, state, again, removedAt: 'later' },
  });
  const none = [removed('have', true), removed('finished', false)].reduce(shelfCountsAfter, counts);
  expect([none, isOnNoShelf(none), isOnNoShelf(counts)]).toEqual([noShelves, true, false]);
});

test.each([
  [4, 0, null],
  [5, 0, 100],
  [0, 5, 0],
  [13, 2, 87],
  [0, 0, null],
])('with %i who would buy it again and %i who would not, the page says %p', (yes, no, said) =>
  expect(againPercentage({ yes, no })).toBe(said),
);
