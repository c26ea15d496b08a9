import { exportedEntities } from '@henna/domain';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { importClient, type ImportClient } from '../testing/import-client.ts';

let service: AppHarness;
let send: ImportClient['send'],
  plan: ImportClient['plan'],
  exported: ImportClient['exported'],
  ended: ImportClient['ended'],
  undo: ImportClient['undo'];
beforeAll(async () => {
  service = await startApp();
  ({ send, plan, exported, ended, undo } = importClient(service));
});
afterAll(() => service.stop());

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('importing', () => {
  test.each([...exportedEntities.map((entity) => `import/${entity}`), 'restore'])(
    'JSON without a list of rows is refused at %s, and begins nothing',
    async (path) => {
      const post = (body: string, query = '') =>
        service.token().post(`/api/admin/${path}${query}`).type('json').send(body).expect(400);
      for (const body of [
        '{}',
        '{"mode":"replace"}',
        '{"rows":[]}',
        '{"data":null}',
        '{"data":{}}',
        'null',
        '7',
        '"[]"',
      ])
        for (const query of path === 'restore' ? [''] : ['', '?dryRun=true'])
          expect((await post(body, query)).body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) });
      for (const list of ['imports', 'restore'])
        expect((await service.token().get(`/api/admin/${list}`).expect(200)).body).toEqual([]);
    },
  );

  test('the catalogue: what is new is added, what is there is skipped, what is wrong is told row by row', async () => {
    expect(
      await send('brands', [{ name: 'Zahra', displayName: 'Zahra' }, { name: 'ZAHRA', displayName: 'x' }, {}]),
    ).toMatchObject({
      success: 1,
      skipped: 1,
      errors: ['Row 3: name: is missing.; displayName: is missing.'],
      status: 'done',
      by: 'admin-test',
    });
    const created = '2021-05-04T03:02:01.000Z';
    const categories = [
      { name: 'face', displayName: 'Face', labels: { ar: 'الوجه' }, createdAt: created, updatedAt: '2022-01-01' },
    ];
    expect(await send('categories', categories)).toMatchObject({ success: 1, errors: [] });
    expect(await exported('categories')).toMatchObject([{ ...categories[0], updatedAt: '2022-01-01T00:00:00.000Z' }]);
    expect(await send('subcategories', [{ name: 'masks', displayName: 'Masks', category: 'Face' }])).toMatchObject({
      success: 1,
    });
    const options = [{ categoryKey: 'face', options: ['Soft', 'Dry'], tones: { Dry: 'negative' } }];
    expect(await send('votingOptions', [...options, { categoryKey: 'feet', options: ['A'] }])).toMatchObject({
      success: 1,
      errors: ['Row 2: categoryKey: Category "feet" doesn\'t exist.'],
      refused: [
        { row: 2, code: 'VALIDATION_FAILED', fields: [{ field: 'categoryKey', code: 'CATEGORY_NAME_UNKNOWN' }] },
      ],
    });
    expect(await exported('votingOptions')).toMatchObject([{ tones: { Soft: 'neutral', Dry: 'negative' } }]);
    const rows = [
      { id: id(1), name: 'Clay mask', brand: 'zahra', category: 'face', subcategory: 'masks', createdAt: created },
      { name: 'clay MASK', brand: 'Zahra', category: 'face', subcategory: 'masks' },
      { name: 'Unknown', brand: 'Nobody', category: 'face', subcategory: 'masks' },
      { name: 'Odd', brand: 'Zahra', category: 'fase', subcategory: 'masks', price: 5 },
      { name: 'Late', brand: 'Zahra', category: 'face', subcategory: 'masks', createdAt: '2999-01-01' },
    ];
    const planned = await plan('products', rows);
    expect(planned.rows.map((row: { plan: string }) => row.plan)).toEqual(['add', 'skip', 'error', 'error', 'error']);
    expect(await exported('products')).toEqual([]);
    const done = await send('products', rows);
    expect(done).toMatchObject({ success: planned.success, skipped: planned.skipped, errors: planned.errors });
    expect(done.errors).toEqual([
      'Row 3: brand: Brand "Nobody" doesn\'t exist.',
      'Row 4: category: Category "fase" doesn\'t exist. Did you mean "face"?',
      'Row 5: createdAt: createdAt must be an ISO 8601 time from 2000 on, not in the future.',
    ]);
    expect(await exported('products')).toMatchObject([
      { id: id(1), name: 'Clay mask', brand: 'Zahra', createdAt: created },
    ]);
    const { body: bad } = await service.token().get(`/api/admin/imports/${done.id}/errors.json`).expect(200);
    const { price: _, ...odd } = rows[3]!;
    expect(bad[1]).toEqual({ _row: 4, _problem: expect.stringMatching(/^category: /), ...odd });
    expect(done.unknownColumns).toEqual(['price']);
    const corrected = bad.map((row: object) => ({ ...row, brand: 'Zahra', category: 'face', createdAt: created }));
    expect(await send('products', corrected)).toMatchObject({ success: 3, errors: [] });
    const { text } = await service.token().get(`/api/admin/imports/${done.id}/errors.csv`).expect(200);
    expect(text.split('\r\n')[0]).toBe('\ufeff_row,_problem,name,brand,category,subcategory,createdAt');
  });

  test('what people did: the unknown join, nobody counts twice, and all of it can be taken back', async () => {
    const member = await service.member('Layla');
    const { body: own } = await member.agent
      .post('/api/comments')
      .send({ productId: id(1), content: 'Mine' })
      .expect(201);
    const at = '2023-02-01T10:00:00.000Z';
    const facts = { productId: id(1), userId: 'shopper-7', userName: 'Noor', createdAt: at };
    expect(
      await send('votes', [
        { ...facts, vote: 'Soft' },
        { ...facts, vote: 'Soft' },
        { ...facts, vote: 'Hot' },
        { ...facts, userId: null, vote: 'Dry' },
      ]),
    ).toMatchObject({
      success: 1,
      skipped: 1,
      errors: [
        'Row 3: vote: "Hot" is not one of this product\'s voting options.',
        'Row 4: userId: It must be said whose vote it is.',
      ],
    });
    const ratings = await send('ratings', [
      { ...facts, stars: 4, updatedAt: '2023-03-01T00:00:00.000Z' },
      { ...facts, stars: 2 },
      { ...facts, userId: member.id, stars: 9 },
    ]);
    expect(ratings).toMatchObject({
      success: 1,
      skipped: 1,
      errors: ['Row 3: stars: Stars are whole numbers from 1 to 5.'],
    });
    const reply = { ...facts, id: id(12), parentId: id(11), content: 'A reply before its root' };
    const comments = [
      reply,
      { ...facts, id: id(11), content: 'A root', editedAt: '2023-02-02' },
      { productId: id(1), content: 'Nameless' },
    ];
    const written = await send('comments', [
      ...comments,
      { ...reply, id: id(13), parentId: id(99) },
      { ...reply, id: id(14), parentId: own.id },
    ]);
    expect(written).toMatchObject({ success: 4, errors: ['Row 4: parentId: There is no such comment.'] });
    const { body: page } = await service
      .visitor()
      .get(`/api/products/${id(1)}/comments`)
      .expect(200);
    expect(page.map(({ userName, content }: { userName: string; content: string }) => [userName, content])).toEqual(
      expect.arrayContaining([
        ['Noor', 'A root'],
        ['Anonymous User', 'Nameless'],
        ['Layla', 'Mine'],
      ]),
    );
    const stats = async () =>
      (
        await service
          .visitor()
          .get(`/api/products/${id(1)}/ratings`)
          .expect(200)
      ).body;
    expect(await stats()).toMatchObject({ total: 1, average: 4 });
    expect(await exported('ratings')).toMatchObject([
      { stars: 4, createdAt: at, updatedAt: '2023-03-01T00:00:00.000Z' },
    ]);
    expect(
      await send('profiles', [{ userId: member.id, displayName: 'Layla', email: 'l@example.org', isPublic: false }]),
    ).toMatchObject({ success: 1 });

    const { id: another } = await service.member();
    expect(await send('profiles', [{ userId: another, displayName: 'Henna Moderator' }])).toMatchObject({
      success: 0,
      errors: [expect.stringMatching(/^Row 1: displayName: This name is reserved/)],
    });

    expect(await undo(ratings.id)).toMatchObject({ status: 'undone', undo: { done: 1, kept: 0 } });
    expect(await stats()).toMatchObject({ total: 0 });
    expect(await undo(written.id)).toMatchObject({ status: 'undone', undo: { done: 4, kept: 0 } });
    expect((await exported('comments')).map(({ content }) => content)).toEqual(['Mine']);
    expect(await send('comments', comments)).toMatchObject({ success: 3, skipped: 0, errors: [] });
    expect((await exported('comments')).map(({ content }) => content)).toHaveLength(4);
  });

  test('replacing takes all of the kind away first, unless no row is good, and comes back whole', async () => {
    const before = await exported('products');
    const row = { id: id(1), name: 'Clay mask, new', brand: 'Zahra', category: 'face', subcategory: 'masks' };
    expect(await send('products', [{}, { name: 'x' }], 'replace')).toMatchObject({
      success: 0,
      message: expect.any(String),
    });
    expect(await exported('products')).toEqual(before);
    const planned = await plan('products', [row, {}], 'replace');
    expect(planned.rows).toMatchObject([{ plan: 'restore' }, { plan: 'error' }]);
    const done = await send('products', [row, {}], 'replace');
    expect(done).toMatchObject({ success: 1, errors: [expect.stringMatching(/^Row 2: /)] });
    expect(await exported('products')).toMatchObject([{ id: id(1), name: 'Clay mask, new' }]);
    expect(await exported('comments')).toHaveLength(4);
    expect(await undo(done.id)).toMatchObject({ status: 'undone', undo: { kept: 0 } });
    expect(await exported('products')).toEqual(before);

    const set = await send('settings', [{ key: 'votingOptions', value: { options: ['Fine', 'Poor'] } }], 'replace');
    expect(set).toMatchObject({ success: 1 });
    await undo(set.id);
    expect(await exported('settings')).toMatchObject([{ value: { options: ['Good', 'Bad'] } }]);
    await service.token().post('/api/admin/import/profiles').send({ data: [], mode: 'replace' }).expect(400);
  });

  test('in the background it tells how far it is, and can be cancelled', async () => {
    const data = Array.from({ length: 3_000 }, (_, index) => ({ name: `Brand of many ${index}`, displayName: 'Many' }));
    const { body } = await service
      .token()
      .post('/api/admin/import/brands')
      .set('Prefer', 'respond-async')
      .send({ data, mode: 'merge' })
      .expect(202);
    expect(body).toMatchObject({ status: 'running', total: 3_000 });
    await service.token().post(`/api/admin/imports/${body.id}/cancel`).expect(200);
    const { status, done, success } = await ended(body.id);
    expect(status).toBe('cancelled');
    expect(done).toBe(success);
    expect(success).toBeLessThan(3_000);
    expect(await undo(body.id)).toMatchObject({ undo: { done: success } });
    const { body: list } = await service.token().get('/api/admin/imports').expect(200);
    expect(list[0]).toMatchObject({ id: body.id, status: 'undone', errors: [] });
  });
});
