import { startApp, tokens, type AppHarness } from '../../../testing/app-harness.ts';
import { importClient, type ImportClient } from '../testing/import-client.ts';

let service: AppHarness;
let exported: ImportClient['exported'];
beforeAll(async () => {
  service = await startApp();
  ({ exported } = importClient(service));
});
afterAll(() => service.stop());

test('CSV says the same', async () => {
  const text = '\ufeffname,displayName,labels,active\r\n"=cmd","\'=cmd","{""ar"":""أ""}",false\r\n';
  const { body } = await service.token().post('/api/admin/import/brands').type('text/csv').send(text).expect(200);
  expect(body).toMatchObject({ success: 1, errors: [] });
  expect(await exported('brands')).toContainEqual(
    expect.objectContaining({ name: '=cmd', displayName: '=cmd', labels: { ar: 'أ' }, active: false }),
  );
});

test('a file of a spreadsheet is read as it is: semicolons, UTF-16 or the encoding that is chosen, other columns', async () => {
  const text = 'name;displayName;price\r\nCrème;Crème;3,50\r\n;Nameless;1\r\nA;B;C;D\r\n;;\r\n';
  for (const [query, encoding] of [
    ['?dryRun=true', 'utf16le'],
    ['?dryRun=true&encoding=windows-1252', 'latin1'],
  ] as const) {
    const headers = { 'x-admin-token': tokens.admin, 'content-type': 'text/csv' };
    const body = Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding);
    const response = await fetch(`${service.url}/api/admin/import/brands${query}`, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({
      unknownColumns: ['price'],
      rows: [
        { row: 1, line: 2, plan: 'add' },
        { row: 2, line: 3, plan: 'error', reason: 'name: is missing.' },
        { row: 3, line: 4, plan: 'error', reason: 'row: More values than columns. Is the separator right?' },
      ],
    });
  }
});

describe('files that can’t be', () => {
  const post = (type = 'application/json') => service.token().post('/api/admin/import/brands').type(type);
  test.each([
    ['no array', '{"data":{"name":"x"}}', 400, 'File must contain an array of objects'],
    ['half a file', '{"data":[{"name":"Half","displayName":"x"},', 400, 'ends too early'],
    ['deep nesting', `[${'[{"a":'.repeat(50_000)}`, 400, 'nested deeper'],
    [
      'a gigantic text',
      `[{"name":"Half","displayName":"x"},{"name":"${'x'.repeat(2_000_000)}"}]`,
      400,
      'larger than 1 MB',
    ],
    ['Latin-1', Buffer.from('[{"name":"Crème","displayName":"x"}]', 'latin1'), 400, 'choose its encoding'],
    ['more than 64 MB', Buffer.alloc(65 * 1024 * 1024, ' '), 413, '64 MB'],
  ])('%s: a clear message, and nothing is done', async (_, file, status, message) => {
    const headers = { 'x-admin-token': tokens.admin, 'content-type': 'application/json' };
    const response = await fetch(`${service.url}/api/admin/import/brands`, { method: 'POST', headers, body: file });
    expect(response.status).toBe(status);
    const body = (await response.json()) as { message: string };
    expect(body.message).toContain(message);
    expect((await exported('brands')).filter(({ name }) => name === 'Half')).toEqual([]);
  });

  test('a row with a name twice, or a name of the language, is a bad row', async () => {
    const file =
      '[{"name":"Half","name":"Other","displayName":"x"},{"name":"Half","displayName":"x","__proto__":{"active":false}}]';
    const { body } = await post().send(file).expect(200);
    expect(body).toMatchObject({
      success: 0,
      errors: ['Row 1: name: stands there twice.', 'Row 2: __proto__: There is no field "__proto__".'],
    });
  });

  test('other types, entities and roles are refused', async () => {
    await post('text/plain').send('x').expect(415);
    await service.token().post('/api/admin/import/sessions').send([]).expect(404);
    await service.token('moderator').post('/api/admin/import/brands').send([]).expect(403);
    await service.visitor().post('/api/admin/import/brands').send([]).expect(401);
  });
});
