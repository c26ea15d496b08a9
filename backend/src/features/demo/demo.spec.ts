import {
  demo,
  DemoNotLoadedError,
  finishDemo,
  removeDemo,
  restoreDemo,
  startDemo,
  type DemoEvent,
} from '@henna/domain';
import { specOf } from '@henna/domain/testing';

const at = '2026-11-20T12:00:00.000Z';
const counts = { products: 2, members: 3, votes: 5, ratings: 4, comments: 1 };
const started: DemoEvent = { type: 'DemoStarted', data: { seed: 's', until: at, startedAt: at } };
const loaded: DemoEvent = { type: 'DemoLoaded', data: { loadedAt: at, ...counts } };
const removed = (batchId: string, what: 'activity' | 'all'): DemoEvent => ({
  type: 'DemoRemoved',
  data: { batchId, what, removedAt: at },
});
const restored = (batchId: string): DemoEvent => ({ type: 'DemoRestored', data: { batchId, restoredAt: at } });
const { given } = specOf(demo);

describe('the demo', () => {
  it('is started and loaded once', () => {
    given([])
      .when(startDemo('s', at, at))
      .then([started]);
    given([started])
      .when(startDemo('other', at, at))
      .then([]);
    given([started]).when(finishDemo(counts, at)).then([loaded]);
    given([started, loaded]).when(finishDemo(counts, at)).then([]);
    given([]).when(finishDemo(counts, at)).thenThrows(DemoNotLoadedError);
  });

  it('is removed only when it is loaded', () => {
    given([])
      .when(removeDemo('b1', 'all', at))
      .thenThrows(DemoNotLoadedError);
    given([started])
      .when(removeDemo('b1', 'activity', at))
      .thenThrows(DemoNotLoadedError);
    given([started, loaded])
      .when(removeDemo('b1', 'all', at))
      .then([removed('b1', 'all')]);
  });

  it('loses its activity once, and its catalogue after that', () => {
    const events = [started, loaded, removed('b1', 'activity')];
    given(events)
      .when(removeDemo('b2', 'activity', at))
      .then([]);
    given(events)
      .when(removeDemo('b2', 'all', at))
      .then([removed('b2', 'all')]);
    given([...events, removed('b2', 'all')])
      .when(removeDemo('b3', 'all', at))
      .then([]);
  });

  it('comes back batch by batch, and may go again', () => {
    const events = [started, loaded, removed('b1', 'all')];
    given(events)
      .when(restoreDemo('b1', at))
      .then([restored('b1')]);
    given([...events, restored('b1')])
      .when(restoreDemo('b1', at))
      .then([]);
    given([...events, restored('b1')])
      .when(removeDemo('b2', 'activity', at))
      .then([removed('b2', 'activity')]);
    given([started, loaded]).when(restoreDemo('b1', at)).then([]);
  });
});
