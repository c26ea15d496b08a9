import type { DemoDocument } from '@henna/domain';
import { existing } from './event-values.ts';
import { defineProjection, type Content } from '../projection.ts';

const id = 'demo';

/** Which demo data counts under the removals in force: any removes the activity, one of `all` the catalogue too. */
const countsUnder = (removals: DemoDocument['removals']): Omit<Content<DemoDocument>, '_id' | 'loaded'> => ({
  catalogueCounts: removals.every(({ what }) => what !== 'all'),
  activityCounts: removals.length === 0,
  removals,
});

export const demoProjection = defineProjection<DemoDocument>()({
  view: 'demo',
  version: 1,
  handles: ['DemoStarted', 'DemoLoaded', 'DemoRemoved', 'DemoRestored'],
  indexes: [{ key: { position: 1 } }],
  keys: () => [{ id }],
  async apply(event, demos) {
    const before = async () => existing(await demos.get(id), 'demo', event.stream);
    switch (event.type) {
      case 'DemoStarted':
        return demos.put({ _id: id, loaded: false, ...countsUnder([]) });
      case 'DemoLoaded':
        return demos.put({ ...(await before()), loaded: true });
      case 'DemoRemoved': {
        const demo = await before();
        const { batchId, what } = event.data;
        return demos.put({ ...demo, ...countsUnder([...demo.removals, { batchId, what }]) });
      }
      case 'DemoRestored': {
        const demo = await before();
        return demos.put({
          ...demo,
          ...countsUnder(demo.removals.filter(({ batchId }) => batchId !== event.data.batchId)),
        });
      }
      default:
        return event satisfies never;
    }
  },
});
