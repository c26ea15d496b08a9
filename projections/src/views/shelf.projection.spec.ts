import type { ProductDocument, ShelfDocument, ShelfFields } from '@henna/domain';
import fc from 'fast-check';
import { logOf, type NewEvent } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';
import { disputes, intents } from '../testing/random-log/intents.ts';
import { RandomLog } from '../testing/random-log/random-log.ts';

const placedAt = '2026-03-01T10:00:00.000Z';
const laterAt = '2026-03-02T10:00:00.000Z';
const ids = { productId: 'kohl', userId: 'ann', placedAt };
const placed = (fields: ShelfFields): NewEvent => ({ type: 'ShelfPlaced', data: { ...ids, ...fields } });
const changed = (from: ShelfFields, to: ShelfFields): NewEvent => ({
  type: 'ShelfChanged',
  data: { ...ids, from, to, changedAt: laterAt },
});
const removed = (fields: ShelfFields): NewEvent => ({
  type: 'ShelfRemoved',
  data: { ...ids, ...fields, removedAt: laterAt },
});
const want: ShelfFields = { state: 'want', again: null };
const have: ShelfFields = { state: 'have', again: null };
const haveAgain: ShelfFields = { state: 'have', again: true };

const shelf = async (...events: readonly NewEvent[]) =>
  (await project(logOf(...events))).documents<ShelfDocument>('shelf').map(({ position: _, ...item }) => item);
const item = {
  _id: 'kohl.ann',
  productId: 'kohl',
  userId: 'ann',
  ...want,
  placedAt: new Date(placedAt),
  since: new Date(placedAt),
};

it('holds what is on a shelf, since when it is in its state', async () => {
  expect(await shelf(placed(want))).toEqual([item]);
  expect(await shelf(placed(want), changed(want, have))).toEqual([{ ...item, ...have, since: new Date(laterAt) }]);
  expect(await shelf(placed(have), changed(have, haveAgain))).toEqual([{ ...item, ...haveAgain }]);
  expect(await shelf(placed(want), removed(want))).toEqual([]);
});

it('counts every product as a count from scratch does', async () => {
  const check = fc.asyncProperty(fc.oneof(intents, disputes), async (steps) => {
    const randomLog = RandomLog.fromIntents(steps);
    const views = await project(randomLog.events);
    const { shelves } = randomLog.activity;
    expect(views.parked).toEqual([]);
    expect(
      views
        .documents<ShelfDocument>('shelf')
        .map(({ _id, state, again }) => [_id, state, again])
        .sort(),
    ).toEqual([...shelves.items].map(([id, { state, again }]) => [id, state, again]).sort());
    for (const { _id, shelf = shelves.countsOf('none') } of views.documents<ProductDocument>('product'))
      expect(shelf).toEqual(shelves.countsOf(_id));
  });
  await fc.assert(check, { numRuns: 200 });
});
