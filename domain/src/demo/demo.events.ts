import type { EventOf } from '../shared/event.ts';

/** The stream `demo`: whether the demo counts. Its catalogue and activity are ordinary events of origin `demo`. */
export type DemoStarted = EventOf<
  'DemoStarted',
  { readonly startedAt: string; readonly seed: string; readonly until: string }
>;
export type DemoLoaded = EventOf<
  'DemoLoaded',
  {
    readonly loadedAt: string;
    readonly products: number;
    readonly members: number;
    readonly votes: number;
    readonly ratings: number;
    readonly comments: number;
  }
>;
export type DemoRemoved = EventOf<
  'DemoRemoved',
  { readonly batchId: string; readonly what: 'activity' | 'all'; readonly removedAt: string }
>;
export type DemoRestored = EventOf<'DemoRestored', { readonly batchId: string; readonly restoredAt: string }>;

export type DemoEvent = DemoStarted | DemoLoaded | DemoRemoved | DemoRestored;
