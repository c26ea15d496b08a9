import { limits } from '../shared/limits.ts';
import { shelfStates, type ShelfEvent, type ShelfFields, type ShelfState } from './shelf.events.ts';

/** On how many shelves a product is, and how many members would and would not buy it again. */
export type ShelfCounts = Readonly<Record<ShelfState | 'again' | 'notAgain', number>>;

export const noShelves: ShelfCounts = { want: 0, have: 0, finished: 0, again: 0, notAgain: 0 };

const withItem = (counts: ShelfCounts, { state, again }: ShelfFields, change: 1 | -1): ShelfCounts => ({
  ...counts,
  [state]: counts[state] + change,
  ...(again !== null && (again ? { again: counts.again + change } : { notAgain: counts.notAgain + change })),
});

/** The counts of a product after an event of one of the shelves. */
export const shelfCountsAfter = (counts: ShelfCounts, { type, data }: ShelfEvent): ShelfCounts => {
  switch (type) {
    case 'ShelfPlaced':
      return withItem(counts, data, 1);
    case 'ShelfChanged':
      return withItem(withItem(counts, data.from, -1), data.to, 1);
    case 'ShelfRemoved':
      return withItem(counts, data, -1);
  }
};

export const isOnNoShelf = (counts: ShelfCounts): boolean => shelfStates.every((state) => counts[state] === 0);

/** Counts as they are shown. */
export const shelfStatistics = ({ want, have, finished, again, notAgain }: ShelfCounts) => ({
  want,
  have,
  finished,
  again: { yes: again, no: notAgain },
});

/** How many in a hundred would buy it again, rounded; `null` while too few have said. */
export const againPercentage = ({ yes, no }: { readonly yes: number; readonly no: number }): number | null =>
  yes + no < limits.againAnswers ? null : Math.round((100 * yes) / (yes + no));
