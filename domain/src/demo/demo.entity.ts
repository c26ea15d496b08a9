import { number, text, type Entity } from '../entities/entity.ts';
import type { DemoEvent } from './demo.events.ts';
import { demo, demoStream, type Demo } from './demo.ts';

export const demoEntity: Entity<'demo', DemoEvent, Demo, { view: 'demo' }> = {
  kind: 'demo',
  id: { only: 'demo' },
  stream: () => demoStream,
  aggregate: demo,
  fields: {
    seed: text,
    until: text,
    products: number,
    members: number,
    votes: number,
    ratings: number,
    comments: number,
  },
  events: {
    DemoStarted: { action: 'added', at: 'startedAt' },
    DemoLoaded: { action: 'added', at: 'loadedAt' },
    DemoRemoved: { action: 'removed', at: 'removedAt' },
    DemoRestored: { action: 'restored', at: 'restoredAt' },
  },
  view: 'demo',
};
