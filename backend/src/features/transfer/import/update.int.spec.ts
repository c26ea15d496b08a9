import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { importClient, type ImportClient } from '../testing/import-client.ts';
import { seedEveryKind } from '../testing/seed.ts';

let service: AppHarness;
let send: ImportClient['send'],
  plan: ImportClient['plan'],
  exported: ImportClient['exported'],
  undo: ImportClient['undo'];
beforeAll(async () => {
  service = await startApp();
  ({ send, plan, exported, undo } = importClient(service));
  await seedEveryKind(service);
  await service.token().post('/api/admin/banners').send({ title: 'Autumn', active: true }).expect(201);
});
afterAll(() => service.stop());

const newRows = {
  brands: { name: 'Fresh', displayName: 'Fresh' },
  categories: { name: 'fresh', displayName: 'Fresh' },
  banners: { title: 'Fresh' },
} as const;

describe('an updating import', () => {
  test.each(Object.entries(newRows) as [keyof typeof newRows, object][])(
    'of %s changes what rows name, adds the rest, skips what is the same; undo gives all back',
    async (entity, added) => {
      const before = await exported(entity);
      const [first, second] = before as [Record<string, unknown>, Record<string, unknown>];
      const natural =
        entity === 'banners' ? { title: first['title'], linkUrl: first['linkUrl'] } : { name: first['name'] };
      const rows = [{ ...natural, description: 'Changed' }, { id: second['id'], active: second['active'] }, added, {}];
      const planned = await plan(entity, rows, 'update');
      expect(planned.rows).toMatchObject([
        { plan: 'change', changes: ['description'] },
        { plan: 'skip', problem: { code: 'ROW_SAME' } },
        { plan: 'add' },
        { plan: 'error' },
      ]);
      const done = await send(entity, rows, 'update');
      expect(done).toMatchObject({ mode: 'update', success: 2, skipped: 1, failed: 1 });
      const now = await exported(entity);
      expect(now).toHaveLength(before.length + 1);
      const { updatedAt: _, ...unchanged } = first;
      expect(now).toContainEqual(expect.objectContaining({ ...unchanged, description: 'Changed' }));
      expect(await undo(done.id)).toMatchObject({ status: 'undone', undo: { done: 2, kept: 0 } });
      expect((await exported(entity)).map(({ updatedAt: _, ...row }) => row)).toEqual(
        before.map(({ updatedAt: _, ...row }) => row),
      );
    },
  );

  test('of products moves them, and leaves alone what a file does not name', async () => {
    const [one, two] = (await exported('products')) as [Record<string, unknown>, Record<string, unknown>];
    const csv = [
      'name,brand,description,category,subcategory',
      `${String(one['name'])},${String(one['brand'])},New,,`,
    ].join('\n');
    const post = (path: string) =>
      service.token().post(`/api/admin/import/products?mode=update${path}`).type('text/csv').send(csv).expect(200);
    expect((await post('&dryRun=true')).body).toMatchObject({ rows: [{ plan: 'change', changes: ['description'] }] });
    await post('');
    const find = async (id: unknown) => (await exported('products')).find((row) => row['id'] === id);
    expect(await find(one['id'])).toEqual({ ...one, description: 'New', visitCount: expect.anything() });
    const { category, subcategory } = two;
    const moved = await send('products', [{ id: one['id'], category, subcategory }], 'update');
    expect(moved).toMatchObject({ success: 1, errors: [] });
    expect(await find(one['id'])).toMatchObject({ category, subcategory, shades: one['shades'] });
    const homeless = await plan('products', [{ id: one['id'], category: one['category'] }], 'update');
    expect(homeless).toMatchObject({ errors: ['Row 1: subcategory: is missing.'] });
    await undo(moved.id);
    expect(await find(one['id'])).toMatchObject({ category: one['category'] });
  });

  test('of voting options keeps the options of the same labels, with their votes', async () => {
    const [set] = (await exported('votingOptions')) as [{ categoryKey: string; options: string[]; details: object[] }];
    const row = { categoryKey: set.categoryKey, options: [...set.options.slice(0, 2), 'Newest'] };
    expect(
      await plan('votingOptions', [{ categoryKey: set.categoryKey, options: set.options }], 'update'),
    ).toMatchObject({
      rows: [{ plan: 'skip', problem: { code: 'ROW_SAME' } }],
    });
    const done = await send('votingOptions', [row], 'update');
    expect(done).toMatchObject({ success: 1, errors: [] });
    expect(await exported('votingOptions')).toMatchObject([
      { details: [...set.details.slice(0, 2), { label: 'Newest' }] },
    ]);
    await undo(done.id);
    expect(await exported('votingOptions')).toMatchObject([{ options: set.options }]);
  });

  test.each(['votes', 'ratings', 'comments', 'profiles'])(
    'of %s is refused: they are their members’',
    async (entity) => {
      const { body } = await service
        .token()
        .post(`/api/admin/import/${entity}`)
        .send({ data: [], mode: 'update' })
        .expect(400);
      expect(body).toMatchObject({ code: 'UPDATE_REFUSED' });
    },
  );
});

test('one cell may name several votes', async () => {
  const [{ id: productId }] = (await exported('products')) as [{ id: string }];
  const options = ['Lovely', '=SUM(A1)'];
  const row = { productId, userId: 'shopper-9', vote: options.join(' | ') };
  const done = await send('votes', [row, { ...row, vote: 'Lovely' }]);
  expect(done).toMatchObject({ errors: [], success: 1, skipped: 1 });
  const own = (await exported('votes')).filter((vote) => vote['productId'] === productId).slice(-2);
  expect(own.map(({ vote }) => vote).sort()).toEqual(options.toSorted());
});

describe('the shop’s own number of a product', () => {
  const rowOf = (product: Record<string, unknown>, more: object) => {
    const { brand, category, subcategory } = product;
    return { brand, category, subcategory, ...more };
  };
  const productsOf = async (reference: string) =>
    (await exported('products')).filter((product) => product['reference'] === reference);

  test('finds it in an import, whatever it is called, and is exported to staff alone', async () => {
    const [product] = (await exported('products')) as [Record<string, unknown>];
    const added = await send('products', [rowOf(product, { name: 'Numbered', reference: ' RB-001 ' })]);
    expect(added).toMatchObject({ success: 1, errors: [] });
    const rows = [{ reference: 'rb-001', name: 'Renamed' }, rowOf(product, { name: 'Other', reference: 'RB-001' })];
    expect(await plan('products', rows)).toMatchObject({
      rows: [{ plan: 'error' }, { plan: 'skip', problem: { code: 'ROW_THERE' } }],
    });
    expect(await plan('products', rows, 'update')).toMatchObject({
      rows: [
        { plan: 'change', changes: ['name', 'reference'] },
        { plan: 'skip', problem: { code: 'ROW_TWICE' } },
      ],
    });
    const changed = await send('products', rows.slice(0, 1), 'update');
    expect(await productsOf('rb-001')).toMatchObject([{ name: 'Renamed' }]);
    const [{ id }] = (await productsOf('rb-001')) as [{ id: string }];
    const { body } = await service.visitor().get(`/api/products/${id}`).expect(200);
    expect(body).not.toHaveProperty('reference');
    await undo(changed.id);
    expect(await productsOf('RB-001')).toMatchObject([{ name: 'Numbered' }]);
  });

  test('is unique, and free again once it is taken away', async () => {
    const [first, second] = (await exported('products')) as [Record<string, unknown>, Record<string, unknown>];
    const put = (product: Record<string, unknown>, reference: string | null) =>
      service
        .token()
        .put(`/api/products/${String(product['id'])}`)
        .send({ reference });
    expect((await put(first, 'SKU 7').expect(200)).body).toMatchObject({ reference: 'SKU 7' });
    expect((await put(second, 'sku 7').expect(409)).body).toMatchObject({
      code: 'REFERENCE_TAKEN',
      message: 'Another product already has the number "SKU 7".',
    });
    await put(second, null).expect(200);
    expect((await put(first, null).expect(200)).body).toMatchObject({ reference: null });
    await put(second, 'sku 7').expect(200);
  });
});
