import type { HistoryEntry } from '../api/history.ts';

/** Neighbours of one batch together, in their order. */
export const batchesOf = (entries: readonly HistoryEntry[]): readonly (readonly HistoryEntry[])[] => {
  const batches: HistoryEntry[][] = [];
  for (const entry of entries) {
    const last = batches.at(-1);
    if (last?.[0]!.correlationId === entry.correlationId) last.push(entry);
    else batches.push([entry]);
  }
  return batches;
};
