import type { Aggregate } from '../shared/aggregate.ts';
import { ConflictError } from '../shared/errors.ts';
import type { DemoEvent, DemoLoaded, DemoRemoved } from './demo.events.ts';

export type DemoPart = DemoRemoved['data']['what'];

/** `undefined` until it is started. */
export type Demo =
  | {
      readonly seed: string;
      /** ISO 8601 UTC: nothing in it happened later. */
      readonly until: string;
      readonly loaded: boolean;
      /** Removals that may be undone, oldest first. */
      readonly removals: readonly { readonly batchId: string; readonly what: DemoPart }[];
      /** Of the last event: names the next batch, so that one that was interrupted goes on as itself. */
      readonly revision: bigint;
    }
  | undefined;

export const demoStream = 'demo';

export const demo: Aggregate<Demo, DemoEvent> = {
  initialState: () => undefined,
  evolve: (state, { type, data, revision }) => {
    switch (type) {
      case 'DemoStarted':
        return { seed: data.seed, until: data.until, loaded: false, removals: [], revision };
      case 'DemoLoaded':
        return state && { ...state, loaded: true, revision };
      case 'DemoRemoved': {
        const { batchId, what } = data;
        return state && { ...state, removals: [...state.removals, { batchId, what }], revision };
      }
      case 'DemoRestored':
        return (
          state && { ...state, removals: state.removals.filter(({ batchId }) => batchId !== data.batchId), revision }
        );
    }
  },
};

export class DemoNotLoadedError extends ConflictError {
  constructor() {
    super('DEMO_NOT_LOADED');
  }
}

/** Starting what was started is a no-op. */
export const startDemo =
  (seed: string, until: string, startedAt: string) =>
  (state: Demo): DemoEvent[] =>
    state ? [] : [{ type: 'DemoStarted', data: { startedAt, seed, until } }];

/** A no-op once loaded. Throws {@link DemoNotLoadedError} when it was never started. */
export const finishDemo =
  (counts: Omit<DemoLoaded['data'], 'loadedAt'>, loadedAt: string) =>
  (state: Demo): DemoEvent[] => {
    if (!state) throw new DemoNotLoadedError();
    return state.loaded ? [] : [{ type: 'DemoLoaded', data: { loadedAt, ...counts } }];
  };

/** Whether a part is not removed: any removal concerns the activity, one of `all` the catalogue too. */
export const isDemoPartActive = ({ removals }: NonNullable<Demo>, what: DemoPart): boolean =>
  what === 'activity' ? removals.length === 0 : removals.every((removal) => removal.what !== 'all');

/** A no-op for a part that is removed. Throws {@link DemoNotLoadedError}. */
export const removeDemo =
  (batchId: string, what: DemoPart, removedAt: string) =>
  (state: Demo): DemoEvent[] => {
    if (!state?.loaded) throw new DemoNotLoadedError();
    return isDemoPartActive(state, what) ? [{ type: 'DemoRemoved', data: { batchId, what, removedAt } }] : [];
  };

/** A no-op for a batch that removed nothing. */
export const restoreDemo =
  (batchId: string, restoredAt: string) =>
  (state: Demo): DemoEvent[] =>
    state?.removals.some((removal) => removal.batchId === batchId)
      ? [{ type: 'DemoRestored', data: { batchId, restoredAt } }]
      : [];
