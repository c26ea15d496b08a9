import type { ExportedEntity, ImportMode } from '@henna/domain';
import { startApp, tokens, type AppHarness } from '../../../../testing/app-harness.ts';
import { importClient, type ImportClient } from '../../testing/import-client.ts';
import type { ImportResponse } from '../../transfer.responses.ts';
import type { DraftRowPageResponse, ImportDraftResponse } from './draft.responses.ts';

let service: AppHarness;
let send: ImportClient['send'], exported: ImportClient['exported'];
let ended: ImportClient['ended'], undo: ImportClient['undo'], entries: ImportClient['entries'];
beforeAll(async () => {
  service = await startApp();
  ({ send, exported, ended, undo, entries } = importClient(service));
  await send('brands', [{ name: 'Rosewood', displayName: 'Rosewood' }]);
  await send('categories', [{ name: 'makeup', displayName: 'Make-up', labels: { ar: 'مكياج' } }]);
  await send('subcategories', [{ name: 'lipstick', displayName: 'Lipstick', category: 'makeup' }]);
});
afterAll(() => service.stop());

const upload = async (content: string | Buffer, query = '', type = 'text/csv') => {
  const headers = { 'x-admin-token': tokens.admin, 'content-type': type };
  const address = `${service.url}/api/admin/import-drafts${query}`;
  const response = await fetch(address, { method: 'POST', headers, body: content });
  return { status: response.status, body: (await response.json()) as ImportDraftResponse };
};
const choose = async (
  { id, suggestions }: ImportDraftResponse,
  entity: ExportedEntity,
  { mode = 'merge', creates = false }: { mode?: ImportMode; creates?: boolean } = {},
) => {
  const { columns } = suggestions.find((each) => each.entity === entity)!;
  const choice = { entity, mode, creates, columns };
  return (await service.token().put(`/api/admin/import-drafts/${id}`).send(choice).expect(200))
    .body as ImportDraftResponse;
};
const rowsOf = async (id: string, query = '') =>
  (await service.token().get(`/api/admin/import-drafts/${id}/rows${query}`).expect(200)).body as DraftRowPageResponse;
const correct = async (id: string, row: number, cells: Readonly<Record<string, string>>) => {
  const sent = Object.entries(cells).map(([field, text]) => ({ field, text }));
  const path = `/api/admin/import-drafts/${id}/rows/${row}`;
  return (await service.token().put(path).send({ cells: sent }).expect(200)).body as ImportDraftResponse;
};
const importDraft = async (id: string) => {
  const { body } = await service.token().post(`/api/admin/import-drafts/${id}/import`).expect(202);
  return ended((body as ImportResponse).id);
};

const foreign = [
  'Item;Manufacturer;Dept;primary_category;Type;loves',
  'Balm;Rosewood;x;makup;lipstick;5',
  ';Rosewood;x;makeup;lipstick;5',
  'Gloss;Rosewood;x;مكياج;LIPSTICK;5',
  'Gloss;Rosewood;x;Make-up;lipstick;5',
].join('\r\n');

test('a file is recognised, matched, looked at row by row, corrected and imported', async () => {
  const { status, body: draft } = await upload(`\ufeff${foreign}`, '?fileName=catalogue.csv');
  expect(status).toBe(201);
  expect(draft).toMatchObject({
    fileName: 'catalogue.csv',
    encoding: 'utf-8',
    separator: ';',
    total: 4,
    suggestedEntity: 'products',
    columns: [{ name: 'Item', samples: ['Balm', 'Gloss', 'Gloss'] }, {}, {}, {}, {}, {}],
    plan: null,
  });
  await service.token().get(`/api/admin/import-drafts/${draft.id}/rows`).expect(400);
  const planned = await choose(draft, 'products');
  expect(planned.plan).toMatchObject({
    counts: { add: 1, skip: 1, error: 2 },
    unknownColumns: ['Dept', 'loves'],
    missing: [
      { kind: 'category', name: 'makup' },
      { kind: 'subcategory', name: 'lipstick', category: 'makup' },
    ],
  });
  expect(await rowsOf(draft.id, '?page=1&pageSize=2')).toMatchObject({ total: 4, items: [{ row: 1 }, { row: 2 }] });
  expect(await rowsOf(draft.id, '?plan=error')).toMatchObject({
    total: 2,
    items: [
      {
        row: 1,
        line: 2,
        problem: { fields: [{ field: 'category', code: 'CATEGORY_MISTYPED', params: { suggestion: 'makeup' } }] },
        cells: expect.arrayContaining([{ field: 'category', text: 'makup' }]),
      },
      { row: 2, line: 3, problem: { fields: [{ field: 'name', code: 'MISSING' }] } },
    ],
  });
  const errors = await service.token().get(`/api/admin/import-drafts/${draft.id}/errors.csv`).expect(200);
  expect(errors.text.split('\r\n').slice(0, 2)).toEqual([
    '\ufeff_row,_line,_problem,name,brand,category,subcategory',
    '1,2,"category: Category ""makup"" doesn\'t exist. Did you mean ""makeup""?",Balm,Rosewood,makup,lipstick',
  ]);
  await correct(draft.id, 1, { category: 'makeup' });
  const corrected = await correct(draft.id, 2, { name: 'Tint', description: 'New' });
  expect(corrected.plan).toMatchObject({ counts: { add: 3, skip: 1, error: 0 }, missing: [] });
  expect((await rowsOf(draft.id)).items[1]).toMatchObject({ corrected: ['name', 'description'], plan: 'add' });
  expect(await exported('products')).toEqual([]);
  const done = await importDraft(draft.id);
  expect(done).toMatchObject({ status: 'done', success: 3, skipped: 1, unknownColumns: ['Dept', 'loves'] });
  const names = (await exported('products')).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Balm', 'Gloss', 'Tint']);
  await undo(done.id);
});

test('brands, categories and subcategories that are missing are created with the import, and undone with it', async () => {
  const gone = await send('brands', [{ name: 'Gone', displayName: 'Gone' }]);
  await undo(gone.id);
  const rows = [
    'name,brand,category,subcategory',
    'Mist,Norå,Value & Gift Sets,Sets',
    'Oil,norå,value & gift sets,Sets',
    'Wax,Gone,makeup,Waxes',
    ',Never,makeup,Nothing',
    'Bad,Never,makeup,!',
  ];
  const { body: draft } = await upload(rows.join('\n'));
  expect((await choose(draft, 'products')).plan).toMatchObject({ counts: { error: 5 } });
  const { plan } = await choose(draft, 'products', { creates: true });
  expect(plan).toMatchObject({ counts: { add: 3, error: 2 } });
  expect(plan!.missing).toEqual([
    { kind: 'brand', name: 'Norå' },
    { kind: 'category', name: 'Value & Gift Sets' },
    { kind: 'subcategory', name: 'Sets', category: 'Value & Gift Sets' },
    { kind: 'brand', name: 'Gone' },
    { kind: 'subcategory', name: 'Waxes', category: 'Make-up' },
  ]);
  const before = await Promise.all(['brands', 'categories', 'subcategories'].map(exported));
  const done = await importDraft(draft.id);
  expect(done).toMatchObject({ success: 3, failed: 2 });
  expect(await exported('products')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Oil', brand: 'Norå', category: 'value_gift_sets', subcategory: 'sets' }),
      expect.objectContaining({ name: 'Wax', brand: 'Gone', category: 'makeup', subcategory: 'waxes' }),
    ]),
  );
  expect((await exported('categories')).map(({ displayName }) => displayName)).toContain('Value & Gift Sets');
  expect(new Set((await entries(done.id)).map(({ type }) => type))).toEqual(
    new Set([
      ...['ImportStarted', 'BrandAdded', 'BrandRestored', 'CategoryAdded', 'SubcategoryAdded'],
      ...['ProductAdded', 'ImportFinished'],
    ]),
  );
  const again = await upload(rows.join('\n'));
  expect((await choose(again.body, 'products', { creates: true })).plan).toMatchObject({
    counts: { skip: 3, error: 2 },
    missing: [],
  });
  await undo(done.id);
  const ids = (lists: readonly (readonly Record<string, unknown>[])[]) => lists.map((list) => list.map(({ id }) => id));
  expect(ids(await Promise.all(['brands', 'categories', 'subcategories'].map(exported)))).toEqual(ids(before));
  expect(await exported('products')).toEqual([]);
});

test('JSON with other names is matched as well; a second delivery changes what it describes anew', async () => {
  const rows = [1, 2].map((number) => ({
    ...{ id: String(number), brand: 'Rosewood', name: `Item ${number}`, category: 'makeup', product_type: 'lipstick' },
    description: `First of ${number}`,
  }));
  const first = await upload(JSON.stringify(rows), '', 'application/json');
  expect(first.body).toMatchObject({ format: 'json', separator: null, suggestedEntity: 'products' });
  await choose(first.body, 'products');
  expect(await importDraft(first.body.id)).toMatchObject({ success: 2, unknownColumns: [] });
  const second = await upload(
    JSON.stringify([{ ...rows[0], name: 'Renamed', description: 'Second of 1' }, rows[1]]),
    '',
    'application/json',
  );
  expect((await choose(second.body, 'products')).plan).toMatchObject({ counts: { skip: 2 } });
  expect((await choose(second.body, 'products', { mode: 'update' })).plan).toMatchObject({
    counts: { change: 1, skip: 1 },
  });
  expect((await rowsOf(second.body.id, '?plan=change')).items).toMatchObject([
    { row: 1, changes: ['name', 'description'] },
  ]);
  const done = await importDraft(second.body.id);
  expect(done).toMatchObject({ success: 1, skipped: 1 });
  expect((await exported('products')).map(({ description }) => description).toSorted()).toEqual([
    'First of 2',
    'Second of 1',
  ]);
});

test('what can’t be is refused in words', async () => {
  const latin = await upload(Buffer.from('name;displayName\nCrème;x', 'latin1'));
  expect(latin).toMatchObject({ status: 400, body: { code: 'WRONG_ENCODING' } });
  const chosen = await upload(Buffer.from('name;displayName\nCrème;x', 'latin1'), '?encoding=windows-1252');
  expect(chosen.body.columns[0]).toEqual({ name: 'name', samples: ['Crème'] });
  expect(await upload('x', '', 'text/plain')).toMatchObject({ status: 415 });
  const { id } = chosen.body;
  const put = (choice: object) =>
    service
      .token()
      .put(`/api/admin/import-drafts/${id}`)
      .send({ entity: 'brands', mode: 'merge', columns: [], ...choice })
      .expect(400);
  expect((await put({ columns: [{ column: 'name', field: 'price' }] })).body).toMatchObject({
    code: 'IMPORT_FIELD_UNKNOWN',
  });
  const twice = ['name', 'displayName'].map((column) => ({ column, field: 'name' }));
  expect((await put({ columns: twice })).body).toMatchObject({ code: 'IMPORT_FIELD_TWICE' });
  expect((await put({ entity: 'votes', mode: 'update' })).body).toMatchObject({ code: 'UPDATE_REFUSED' });
  await service.token().get('/api/admin/import-drafts/00000000-0000-4000-8000-000000000009').expect(404);
  await service.token('moderator').get(`/api/admin/import-drafts/${id}`).expect(403);
});
