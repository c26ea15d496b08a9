import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { CatalogueIndex } from '../../listing/index.ts';

let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp();
});
afterAll(() => henna.stop());

const categories = '/api/admin/categories';
const subcategories = '/api/admin/subcategories';
const unknownId = '00000000-0000-7000-8000-000000000000';
const add = (path: string, name: string, more: object = {}) =>
  henna
    .token()
    .post(path)
    .send({ name, displayName: name, ...more });
const added = async (path: string, name: string, more: object = {}) => (await add(path, name, more).expect(201)).body;
const put = (path: string, id: string, body: object) => henna.token().put(`${path}/${id}`).send(body);
const remove = (path: string, id: string) => henna.token().delete(`${path}/${id}`);
const restore = (path: string, id: string) => henna.token().post(`${path}/${id}/restore`);
const listed = async (path: string) => (await henna.token().get(path).expect(200)).body;
const tree = async () => (await henna.visitor().get('/api/categories').expect(200)).body;

describe('a category', () => {
  it('is stored as answered and enters navigation', async () => {
    const words = { labels: { ar: 'المكياج' }, description: 'Color', descriptionLabels: { ar: 'ألوان' } };
    const body = await added(categories, 'makeup', { displayName: 'Makeup', ...words, sortOrder: 1 });
    expect(body).toEqual({
      id: expect.any(String),
      name: 'makeup',
      displayName: 'Makeup',
      ...words,
      active: true,
      sortOrder: 1,
      createdAt: body.createdAt,
      updatedAt: body.createdAt,
      revision: 0,
    });
    expect(await listed(categories)).toEqual([body]);
    expect(await tree()).toEqual({ makeup: [] });
    const [details] = (await henna.visitor().get('/api/categories/details').expect(200)).body;
    expect(details).toMatchObject(words);
  });

  it('has a key of its own, underscores equal to spaces', async () => {
    await added(categories, 'hair_care', { sortOrder: 3 });
    const { body } = await add(categories, 'Hair Care').expect(409);
    expect(body).toMatchObject({ code: 'NAME_TAKEN', message: expect.stringContaining('already exists') });
  });

  it('changes what is sent, refuses a stale revision and a taken key', async () => {
    const before = await added(categories, 'skin', { sortOrder: 2 });
    const { body } = await put(categories, before.id, { name: 'skincare', sortOrder: 4 })
      .set('If-Match', '"0"')
      .expect(200);
    expect(body).toEqual({ ...before, name: 'skincare', sortOrder: 4, updatedAt: body.updatedAt, revision: 1 });
    const stale = await put(categories, before.id, { sortOrder: 5 }).set('If-Match', '"0"').expect(409);
    expect(stale.body).toMatchObject({ code: 'CHANGED_SINCE', current: body });
    await put(categories, before.id, { name: 'Makeup' }).expect(409);
    expect(Object.keys(await tree())).toEqual(['makeup', 'hair_care', 'skincare']);
  });

  it('leaves navigation while inactive', async () => {
    const { id } = await added(categories, 'nails');
    await put(categories, id, { active: false }).expect(200);
    expect(await tree()).not.toHaveProperty('nails');
    expect(await listed(`${categories}?q=nails`)).toHaveLength(1);
  });

  it.each([
    [{ name: '..' }],
    [{ sortOrder: 1.5 }],
    [{ sortOrder: '1' }],
    [{ active: 1 }],
    [{ labels: { ar: 5 } }],
    [{ id: unknownId }],
  ])('refuses %j', async (wrong) => {
    await add(categories, 'wrong', wrong).expect(400);
  });
});

describe('a subcategory', () => {
  it('stands under its category in order, its name unique there', async () => {
    const [home, other] = await listed(`${categories}?sort=name&q=a`);
    const second = await added(subcategories, 'Lip/Cheek', { categoryId: home.id, sortOrder: 2 });
    const first = await added(subcategories, 'Shampoo', { categoryId: home.id, sortOrder: 1 });
    expect(second).toMatchObject({ name: 'Lip/Cheek', categoryId: home.id, sortOrder: 2 });
    expect(await listed(`${subcategories}?categoryId=${home.id}`)).toEqual([first, second]);
    expect((await tree())[home.name]).toEqual(['Shampoo', 'Lip/Cheek']);
    await add(subcategories, 'shampoo', { categoryId: home.id }).expect(409);
    await add(subcategories, 'shampoo', { categoryId: other.id }).expect(201);
    const { body } = await add(subcategories, 'lost', { categoryId: unknownId }).expect(400);
    expect(body).toMatchObject({ fields: [{ field: 'categoryId' }] });
  });

  it('changes in its category only, at its own revision', async () => {
    const home = await added(categories, 'perfumes');
    const [one, two] = [
      await added(subcategories, 'eau de toilette', { categoryId: home.id }),
      await added(subcategories, 'cologne', { categoryId: home.id }),
    ];
    await put(subcategories, two.id, { sortOrder: 7 }).expect(200);
    const { body } = await put(subcategories, one.id, { ...one, displayName: 'EdT' }).expect(400);
    expect(body.fields[0].field).toBe('id');
    const changed = await put(subcategories, one.id, { displayName: 'EdT', categoryId: home.id })
      .set('If-Match', String(one.revision))
      .expect(200);
    expect(changed.body).toMatchObject({ displayName: 'EdT', sortOrder: 0 });
    expect(changed.body.revision).toBeGreaterThan(one.revision);
    const [makeup] = await listed(`${categories}?q=makeup`);
    await put(subcategories, one.id, { categoryId: makeup.id }).expect(400);
    await put(subcategories, one.id, { name: 'Cologne' }).expect(409);
  });

  it('keeps its name while removed and comes back', async () => {
    const home = await added(categories, 'body_care');
    const { id } = await added(subcategories, 'scrub', { categoryId: home.id });
    await remove(subcategories, id).expect(204);
    await remove(subcategories, id).expect(204);
    expect((await tree())['body_care']).toEqual([]);
    expect(await listed(`${subcategories}?removed=true`)).toMatchObject([{ id }]);
    const { body } = await add(subcategories, 'Scrub', { categoryId: home.id }).expect(409);
    expect(body).toMatchObject({ code: 'NAME_TAKEN_BY_REMOVED', removed: { id } });
    await restore(subcategories, id).expect(200);
    expect((await tree())['body_care']).toEqual(['scrub']);
  });
});

it('removes and restores a category with all that is in it', async () => {
  const home = await added(categories, 'sun');
  const { id } = await added(subcategories, 'spf', { categoryId: home.id });
  await remove(categories, home.id).set('If-Match', '5').expect(409);
  await remove(categories, home.id).set('If-Match', '0').expect(204);
  expect(await tree()).not.toHaveProperty('sun');
  expect(await listed(`${subcategories}?q=spf`)).toEqual([]);
  await put(subcategories, id, { active: false }).expect(404);
  expect((await restore(subcategories, id).expect(409)).body.code).toBe('CATEGORY_REMOVED');
  await add(subcategories, 'after', { categoryId: home.id }).expect(400);
  expect(henna.app.get(CatalogueIndex).category(home.id)?.removed).toBe(true);
  await restore(categories, home.id).expect(200);
  expect((await tree())['sun']).toEqual(['spf']);
  expect(await listed(`${subcategories}?q=spf`)).toMatchObject([{ id }]);
});

it.each([unknownId, 'x'])('finds nothing under the id %s', async (id) => {
  for (const path of [categories, subcategories]) {
    await put(path, id, { active: true }).expect(404);
    await remove(path, id).expect(404);
    await restore(path, id).expect(404);
  }
});

it('is written by administrators and read by every token', async () => {
  for (const path of [categories, subcategories]) {
    await henna.token('analyst').get(path).expect(200);
    await henna.token('moderator').get(`${path}?page=1`).expect(200);
    for (const role of ['moderator', 'analyst'] as const) {
      await henna.token(role).post(path).send({ name: 'no', displayName: 'no' }).expect(403);
      await henna.token(role).put(`${path}/${unknownId}`).send({}).expect(403);
      await henna.token(role).delete(`${path}/${unknownId}`).expect(403);
      await henna.token(role).post(`${path}/${unknownId}/restore`).expect(403);
    }
    await henna.visitor().get(path).expect(401);
  }
});
