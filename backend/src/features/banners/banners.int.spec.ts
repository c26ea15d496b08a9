import { startApp, type AppHarness } from '../../testing/app-harness.ts';

describe('banners', () => {
  let henna: AppHarness;
  beforeAll(async () => (henna = await startApp()));
  afterAll(() => henna.stop());

  const banners = '/api/admin/banners';
  const added = async (title: string, more: object = {}) =>
    (
      await henna
        .token()
        .post(banners)
        .send({ title, ...more })
        .expect(201)
    ).body;
  const put = (id: string, body: object) => henna.token().put(`${banners}/${id}`).send(body);
  const listed = async (query = '') =>
    (
      await henna
        .token()
        .get(banners + query)
        .expect(200)
    ).body;
  const shown = async () => (await henna.visitor().get('/api/banners').expect(200)).body;

  test('are added hidden, shown once active, newest first, and hidden again by the flag alone', async () => {
    const arabic = { labels: { ar: 'الربيع' }, descriptionLabels: { ar: 'وصل الربيع' } };
    const spring = await added('Spring', { description: '', linkUrl: '/products', ...arabic });
    expect(spring).toEqual({
      id: expect.any(String),
      title: 'Spring',
      ...arabic,
      description: null,
      imageUrl: null,
      linkUrl: '/products',
      active: false,
      createdAt: expect.stringMatching(/Z$/),
      revision: 0,
    });
    const summer = await added('Summer', { active: true, imageUrl: 'https://example.org/a.png' });
    expect(await listed()).toEqual([summer, spring]);
    const { revision: _, ...visible } = summer;
    expect(await shown()).toEqual([visible]);
    const { body: on } = await put(spring.id, { active: true }).expect(200);
    expect(on).toEqual({ ...spring, active: true, revision: 1 });
    expect((await shown()).map(({ title }: { title: string }) => title)).toEqual(['Summer', 'Spring']);
    const visitor = henna.visitor();
    await visitor.get('/api/banners').expect('x-total-count', '2');
    const page = { total: 2, page: 2, pageSize: 1, items: [expect.objectContaining({ title: 'Spring' })] };
    expect((await visitor.get('/api/banners?page=2&pageSize=1').expect(200)).body).toEqual(page);
    await visitor.get('/api/banners?page=0').expect(400);
    await put(summer.id, { active: false }).expect(200);
    expect((await shown()).map(({ title }: { title: string }) => title)).toEqual(['Spring']);
    expect(await listed('?q=الربيع')).toEqual([on]);
    expect(await listed('?page=1&pageSize=1')).toMatchObject({ items: [{ title: 'Summer' }], total: 2, page: 1 });
    const titles = async (query: string) => (await listed(query)).map(({ title }: { title: string }) => title);
    expect(await titles('?sort=title')).toEqual(['Spring', 'Summer']);
    expect(await titles('?sort=title&order=desc')).toEqual(['Summer', 'Spring']);
    expect(await titles('?sort=status&order=desc')).toEqual(['Summer', 'Spring']);
    expect(await titles('?sort=newest&order=asc')).toEqual(['Spring', 'Summer']);
    await henna.token().get(`${banners}?sort=link`).expect(400);
  });

  test('change by the fields that are sent, for who knows the revision', async () => {
    const before = await added('Autumn', { description: 'Falling', active: true });
    const { body } = await put(before.id, { title: ' Fall ', active: false }).set('If-Match', '"0"').expect(200);
    expect(body).toEqual({ ...before, title: 'Fall', active: false, revision: 2 });
    expect((await put(before.id, { title: 'Fall' }).expect(200)).body).toEqual(body);
    const { body: refused } = await put(before.id, { title: 'Late' }).set('If-Match', '0').expect(409);
    expect(refused).toMatchObject({ code: 'CHANGED_SINCE', current: body });
    await henna.token().delete(`${banners}/${before.id}`).set('If-Match', '1').expect(409);
  });

  test('are removed and come back as they were', async () => {
    const banner = await added('Winter', { active: true });
    const path = `${banners}/${banner.id}`;
    await henna.token().delete(path).expect(204);
    await henna.token().delete(path).expect(204);
    await put(banner.id, { active: false }).expect(404);
    expect(await listed('?q=winter')).toEqual([]);
    expect(await listed('?q=winter&removed=true')).toMatchObject([{ id: banner.id, revision: 1 }]);
    expect(await shown()).not.toContainEqual(expect.objectContaining({ id: banner.id }));
    const { body } = await henna.token().post(`${path}/restore`).expect(200);
    expect(body).toEqual({ ...banner, revision: 2 });
    expect(await shown()).toContainEqual(expect.objectContaining({ id: banner.id }));
  });

  test.each([
    ['no title', { title: ' ' }],
    ['a link that is code', { title: 'A', linkUrl: 'javascript:alert(1)' }],
    ['a link to another origin in disguise', { title: 'A', linkUrl: '//example.org' }],
    ['a picture that is no address', { title: 'A', imageUrl: '/products' }],
    ['a flag that is a word', { title: 'A', active: 'yes' }],
    ['an unknown field', { title: 'A', sortOrder: 1 }],
  ])('refuse %s', async (_, body) => {
    expect((await henna.token().post(banners).send(body).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });
});
