import type { ImportMatchingDocument } from '@henna/domain';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;
const columns = [{ column: 'Item', field: 'name' }];
const other = [{ column: 'Item', field: null }];
const saved: NewEvent = {
  type: 'ImportMatchingSaved',
  data: { matchingId: 'one', name: 'Supplier', entity: 'products', columns, savedAt: at(1) },
};
const changed: NewEvent = {
  type: 'ImportMatchingChanged',
  data: { matchingId: 'one', from: { columns }, to: { columns: other }, changedAt: at(2) },
};
const removed: NewEvent = { type: 'ImportMatchingRemoved', data: { matchingId: 'one', removedAt: at(3) } };
const restored: NewEvent = { type: 'ImportMatchingRestored', data: { matchingId: 'one', restoredAt: at(4) } };

const documents = async (...events: readonly NewEvent[]) =>
  (await project(logOf(...events))).documents<ImportMatchingDocument>('importMatching');

it('stores a matching, its changes, its removal and its return', async () => {
  expect(await documents(saved)).toEqual([
    {
      _id: 'one',
      name: 'Supplier',
      entity: 'products',
      columns,
      savedAt: new Date(at(1)),
      removed: false,
      revision: 0,
      position: expect.anything(),
    },
  ]);
  expect(await documents(saved, changed)).toMatchObject([{ columns: other, revision: 1 }]);
  expect(await documents(saved, changed, removed)).toMatchObject([{ removed: true, revision: 2 }]);
  expect(await documents(saved, changed, removed, restored)).toMatchObject([{ removed: false, columns: other }]);
});
