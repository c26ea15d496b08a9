import type { ViewChange, ViewChanges, ViewName, WorkerProgress } from '@henna/domain';

/** The later of two lines of progress, with what changed in either; anything, where one of them does not say. */
export const later = (before: WorkerProgress, after: WorkerProgress): WorkerProgress => {
  const { changed, ...state } = after;
  return before.changed && changed ? { ...state, changed: both(before.changed, changed) } : state;
};

const both = (before: ViewChanges, after: ViewChanges): ViewChanges => {
  const joined: { -readonly [View in keyof ViewChanges]: ViewChanges[View] } = { ...before };
  for (const [view, change] of Object.entries(after) as [ViewName, ViewChange][]) {
    const known = joined[view];
    joined[view] = known ? union(known, change) : change;
  }
  return joined;
};

const union = (one: ViewChange, other: ViewChange): ViewChange => ({
  ids: [...new Set([...one.ids, ...other.ids])],
  ...((one.products ?? other.products) && {
    products: [...new Set([...(one.products ?? []), ...(other.products ?? [])])],
  }),
});
