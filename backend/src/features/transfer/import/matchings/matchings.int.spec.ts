import { startApp, type AppHarness } from '../../../../testing/app-harness.ts';
import type { HistoryEntryResponse } from '../../../history/history.responses.ts';
import type { ImportMatchingResponse } from './matching.bodies.ts';

const path = '/api/admin/import-matchings';
let service: AppHarness;
beforeAll(async () => (service = await startApp()));
afterAll(() => service.stop());

const columns = [
  { column: 'Item', field: 'name' },
  { column: 'Price', field: null },
];
const save = async (body: object) =>
  (await service.token().post(path).send(body).expect(201)).body as ImportMatchingResponse;
const list = async () => (await service.token().get(path).expect(200)).body as ImportMatchingResponse[];
const trail = async () =>
  (
    (await service.token().get('/api/admin/history?kind=importMatching').expect(200)).body as {
      items: HistoryEntryResponse[];
    }
  ).items;
const undoLatest = async () => {
  const [{ position }] = (await trail()) as [HistoryEntryResponse];
  const { body } = await service
    .token()
    .post('/api/admin/history/undo')
    .send({ positions: [position] });
  return body as object;
};

test('a matching is saved under a name, changed by saving it again, removed, and all of it undone', async () => {
  const saved = await save({ name: ' Supplier ', entity: 'products', columns });
  expect(await list()).toEqual([{ id: saved.id, name: 'Supplier', entity: 'products', columns }]);
  const other = [{ column: 'Item', field: 'description' }];
  expect(await save({ name: 'SUPPLIER', entity: 'products', columns: other })).toMatchObject({ id: saved.id });
  expect(await save({ name: 'Supplier', entity: 'brands', columns })).not.toMatchObject({ id: saved.id });
  const named = (await trail()).map(({ type, entity, changes }) => ({ type, name: entity.name, changes }));
  expect(named).toMatchObject([
    { type: 'ImportMatchingSaved', name: 'Supplier' },
    {
      type: 'ImportMatchingChanged',
      changes: [{ field: 'columns', from: ['Item → name', 'Price'], to: ['Item → description'] }],
    },
    { type: 'ImportMatchingSaved' },
  ]);
  await undoLatest();
  expect((await list()).map(({ entity }) => entity)).toEqual(['products']);
  const [, , changed] = await trail();
  await service
    .token()
    .post('/api/admin/history/undo')
    .send({ positions: [changed!.position] })
    .expect(200);
  expect(await list()).toMatchObject([{ columns }]);
  await service.token().delete(`${path}/${saved.id}`).expect(204);
  expect(await list()).toEqual([]);
  await undoLatest();
  expect(await list()).toMatchObject([{ id: saved.id, columns }]);
});

test('only administrators have matchings; what is none is refused', async () => {
  await service.token('analyst').get(path).expect(403);
  await service.token('moderator').post(path).send({ name: 'x', entity: 'brands', columns }).expect(403);
  await service.token().post(path).send({ name: 'x', entity: 'brands', columns: [] }).expect(400);
  await service.token().delete(`${path}/00000000-0000-4000-8000-000000000001`).expect(404);
});
