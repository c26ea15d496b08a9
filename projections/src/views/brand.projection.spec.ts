import type { BrandDocument } from '@henna/domain';
import { logOf, type NewEvent, type EventWithOrigin } from '../testing/memory-log.ts';
import { project } from '../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const fields = { displayName: 'Glow', labels: {}, description: null, logoUrl: null, website: null, active: true };
const added: NewEvent = { type: 'BrandAdded', data: { brandId: 'b', name: 'glow', ...fields, addedAt: at } };
const renamed = (from: string, to: string): NewEvent => ({
  type: 'BrandChanged',
  data: { brandId: 'b', from: { name: from }, to: { name: to }, changedAt: '2026-03-02T10:00:00.000Z' },
});
const removed: NewEvent = { type: 'BrandRemoved', data: { brandId: 'b', removedAt: at } };
const restored: NewEvent = { type: 'BrandRestored', data: { brandId: 'b', restoredAt: at } };

const brands = async (...events: readonly EventWithOrigin[]) =>
  (await project(logOf(...events))).documents<BrandDocument>('brand');

it('keeps a brand as it was added', async () => {
  const own = { removed: false, demo: false, previousNames: [], createdAt: new Date(at), updatedAt: new Date(at) };
  const document = { _id: 'b', name: 'glow', ...fields, ...own, revision: 0, position: expect.anything() };
  expect(await brands(added)).toEqual([document]);
});

it('remembers earlier names, but none that is in use again', async () => {
  expect(await brands(added, renamed('glow', 'gleam'))).toMatchObject([
    { name: 'gleam', previousNames: ['glow'], updatedAt: new Date('2026-03-02T10:00:00.000Z'), revision: 1 },
  ]);
  expect(await brands(added, renamed('glow', 'gleam'), renamed('gleam', 'glow'))).toMatchObject([
    { name: 'glow', previousNames: ['gleam'], revision: 2 },
  ]);
});

it('marks removal and restoration', async () => {
  expect(await brands(added, removed)).toMatchObject([{ removed: true, revision: 1 }]);
  expect(await brands(added, removed, restored)).toMatchObject([{ removed: false, revision: 2 }]);
});
