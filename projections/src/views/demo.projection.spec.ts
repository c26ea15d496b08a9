import type { DemoDocument } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const started: NewEvent = { type: 'DemoStarted', data: { startedAt: at, seed: '1', until: at } };
const counts = { products: 1, members: 1, votes: 1, ratings: 1, comments: 1 };
const loaded: NewEvent = { type: 'DemoLoaded', data: { loadedAt: at, ...counts } };
const removed = (batchId: string, what: 'activity' | 'all'): NewEvent => ({
  type: 'DemoRemoved',
  data: { batchId, what, removedAt: at },
});
const restored = (batchId: string): NewEvent => ({ type: 'DemoRestored', data: { batchId, restoredAt: at } });

const demo = async (...events: readonly NewEvent[]) =>
  (await project(logOf(...events))).documents<DemoDocument>('demo');

it('is absent without a demo, and counts from its start on', async () => {
  expect(await demo()).toEqual([]);
  const counting = { catalogueCounts: true, activityCounts: true, removals: [] };
  expect(await demo(started)).toMatchObject([{ _id: 'demo', loaded: false, ...counting }]);
  expect(await demo(started, loaded)).toMatchObject([{ loaded: true, ...counting }]);
});

it('counts what no removal in force concerns', async () => {
  const both = [started, loaded, removed('one', 'activity'), removed('two', 'all')];
  expect(await demo(...both)).toMatchObject([{ catalogueCounts: false, activityCounts: false }]);
  const one = { catalogueCounts: true, activityCounts: false, removals: [{ batchId: 'one', what: 'activity' }] };
  expect(await demo(...both, restored('two'))).toMatchObject([one]);
});
