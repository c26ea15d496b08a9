import type { SavedViewDocument } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;
const view = { tab: 'explore', search: { metric: 'votes', group: 'brand' } } as const;
const added = (viewId: string): NewEvent => ({
  type: 'SavedViewAdded',
  data: { viewId, title: 'Votes by brand', note: 'A fair\nas it seems', view, savedBy: 'ana', savedAt: at(1) },
});
const changed: NewEvent = {
  type: 'SavedViewChanged',
  data: { viewId: 'one', from: { note: 'A fair' }, to: { note: null }, changedBy: 'desk', changedAt: at(2) },
};
const removed: NewEvent = { type: 'SavedViewRemoved', data: { viewId: 'one', removedAt: at(3) } };
const restored: NewEvent = { type: 'SavedViewRestored', data: { viewId: 'one', restoredAt: at(4) } };

const documents = async (...events: readonly NewEvent[]) =>
  (await project(logOf(...events))).documents<SavedViewDocument>('savedView');

it('stores a view with title, note and who saved it', async () => {
  expect(await documents(added('one'))).toEqual([
    {
      _id: 'one',
      title: 'Votes by brand',
      note: 'A fair\nas it seems',
      dashboard: null,
      threshold: null,
      view,
      savedAt: new Date(at(1)),
      savedBy: 'ana',
      changedAt: null,
      changedBy: null,
      removed: false,
      revision: 0,
      position: expect.anything(),
    },
  ]);
});

it('takes over changed words, with who changed them, and leaves the others alone', async () => {
  expect(await documents(added('one'), added('two'), changed)).toMatchObject([
    { _id: 'one', title: 'Votes by brand', note: null, view, savedBy: 'ana', changedBy: 'desk', revision: 1 },
    { _id: 'two', note: 'A fair\nas it seems', changedAt: null, revision: 0 },
  ]);
});

it('marks removal and restoration, each with its revision', async () => {
  expect(await documents(added('one'), removed)).toMatchObject([{ removed: true, revision: 1 }]);
  expect(await documents(added('one'), changed, removed, restored)).toMatchObject([
    { removed: false, note: null, changedAt: new Date(at(2)), revision: 3 },
  ]);
});

it('is on the dashboard that was chosen last', async () => {
  const placed: NewEvent = {
    type: 'SavedViewChanged',
    data: { viewId: 'one', from: { dashboard: null }, to: { dashboard: 'Weekly' }, changedBy: 'ana', changedAt: at(2) },
  };
  expect(await documents(added('one'), placed)).toMatchObject([{ dashboard: 'Weekly', note: 'A fair\nas it seems' }]);
});
