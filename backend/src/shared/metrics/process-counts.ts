interface CacheCounts {
  hits: number;
  misses: number;
}

const cache = (): CacheCounts => ({ hits: 0, misses: 0 });

/**
 * Plain counts of this process since its start, which metrics are read from. They are counted whether or not anybody reads
 * them, as an increment costs less than asking.
 */
export const processCounts = {
  caches: { bytes: cache(), pages: cache(), sessions: cache(), states: cache() },
  /** Appends that another one had come before. */
  appendConflicts: 0,
  /** Commands that were answered before the views had their events. */
  answersBeforeViews: 0,
};
