/** What the bench of the document store keeps. */
export interface Item {
  _id: number;
  group: number;
  rank: number;
}

/** How many are written in one bulk. */
export const ITEMS_AT_ONCE = 1_000;
/** How many groups there are. */
export const GROUPS = 50;

export const itemOf = (id: number): Item => ({ _id: id, group: id % GROUPS, rank: (id * 7919) % 1_000_003 });
