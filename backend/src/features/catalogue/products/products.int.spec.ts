import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { CatalogueIndex } from '../../listing/index.ts';

interface CreatedRecord {
  readonly id: string;
  readonly revision: number;
}

let henna: AppHarness;
let fenty: CreatedRecord, rare: CreatedRecord, makeup: CreatedRecord, skin: CreatedRecord, lips: CreatedRecord;
const path = '/api/products';
const adminPath = '/api/admin/products';
const unknownId = '00000000-0000-7000-8000-000000000000';
const create = async (to: string, name: string, more: object = {}): Promise<CreatedRecord> =>
  (
    await henna
      .token()
      .post(to)
      .send({ name, displayName: name, ...more })
      .expect(201)
  ).body;
const form = (name: string, more: object = {}) => ({
  name,
  brandId: fenty.id,
  category: 'makeup',
  subcategory: 'lip/cheek',
  ...more,
});
const add = (name: string, more: object = {}) => henna.token().post(path).send(form(name, more));
const added = async (name: string, more: object = {}) => (await add(name, more).expect(201)).body;
const put = (id: string, body: object) => henna.token().put(`${path}/${id}`).send(body);
const listed = async (query = '') =>
  (
    await henna
      .token()
      .get(adminPath + query)
      .expect(200)
  ).body;
const shown = (id: string) => henna.visitor().get(`${path}/${id}`);

beforeAll(async () => {
  henna = await startApp();
  fenty = await create('/api/admin/brands', 'Fenty Beauty');
  rare = await create('/api/admin/brands', 'Rare Beauty');
  makeup = await create('/api/admin/categories', 'makeup');
  skin = await create('/api/admin/categories', 'skincare');
  lips = await create('/api/admin/subcategories', 'lip/cheek', { categoryId: makeup.id });
  await create('/api/admin/subcategories', 'serum', { categoryId: skin.id });
});
afterAll(() => henna.stop());

describe('adding a product', () => {
  it('answers the stored record, which the public sees at once', async () => {
    const body = await added('Gloss Bomb', {
      brand: 'Fenty Beauty',
      description: ' Shine. ',
      imageUrl: '',
      shades: [{ name: 'Fenty Glow', hex: '#A06F4A' }],
    });
    const { revision, reference, ...product } = body;
    expect({ revision, reference }).toEqual({ revision: 0, reference: null });
    expect(product).toMatchObject({
      name: 'Gloss Bomb',
      brandId: fenty.id,
      brand: 'Fenty Beauty',
      category: 'makeup',
      subcategory: 'lip/cheek',
      description: 'Shine.',
      imageUrl: null,
      shades: [{ name: 'Fenty Glow', hex: '#A06F4A' }],
      visitCount: 0,
      ratings: { total: 0, average: 0 },
      uncategorised: false,
    });
    expect((await shown(product.id).expect(200)).body).toEqual(product);
    expect(await listed()).toEqual([body]);
  });

  it('takes ids in place of names', async () => {
    const named = { category: undefined, subcategory: undefined };
    const body = await added('Gloss Bomb Stix', { ...named, categoryId: makeup.id, subcategoryId: lips.id });
    expect(body).toMatchObject({ category: 'makeup', subcategory: 'lip/cheek' });
  });

  it('has a name of its own in its brand', async () => {
    await added('Eaze Drop');
    const { body } = await add('EAZE DROP').expect(409);
    expect(body).toMatchObject({ code: 'NAME_TAKEN', message: expect.stringContaining('already exists') });
    await added('Eaze Drop', { brandId: rare.id });
  });

  it('answers a repeated idempotency key with the same product', async () => {
    const repeat = () => add('Match Stix').set('Idempotency-Key', 'match-stix').expect(201);
    const [first, second] = [await repeat(), await repeat()];
    expect(second.body).toEqual(first.body);
  });

  it.each([
    ['no name', 'name', { name: ' ' }],
    ['no brand', 'brandId', { brandId: undefined }],
    ['an unknown brand', 'brandId', { brandId: unknownId }],
    ['another name for the brand', 'brand', { brand: 'Rare Beauty' }],
    ['no category', 'category', { category: undefined, subcategory: undefined }],
    ['an unknown category', 'category', { category: 'cars' }],
    ['no subcategory', 'subcategory', { subcategory: '' }],
    ['a subcategory of another category', 'subcategory', { subcategory: 'serum' }],
    ['an unknown subcategory id', 'subcategoryId', { subcategory: undefined, subcategoryId: unknownId }],
    ['names and ids that do not agree', 'subcategoryId', { subcategoryId: unknownId }],
    ['the drawing of another product', 'imageUrl', { imageUrl: `/art/${unknownId}.svg` }],
    ['another path of ours', 'imageUrl', { imageUrl: '/api/logout' }],
    ['a picture by file', 'imageUrl', { imageUrl: 'file:///etc/passwd' }],
    ['a colour that is none', 'shades.0.hex', { shades: [{ name: 'Red', hex: 'red' }] }],
    ['shades that are no list', 'shades', { shades: {} }],
    ['too many shades', 'shades', { shades: Array.from({ length: 101 }, () => ({ name: 'Red', hex: '#ff0000' })) }],
    ['an id', 'id', { id: unknownId }],
    ['a visit count', 'visitCount', { visitCount: 1_000_000 }],
  ])('refuses %s', async (_, field, wrong) => {
    const { body } = await add('Wrong', wrong).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
  });
});

describe('changing a product', () => {
  it('changes what is sent and leaves the rest', async () => {
    const before = await added('Hydra Vizor', { shades: [{ name: 'Clear', hex: '#ffffff' }] });
    const { body } = await put(before.id, { ...form('Hydra Vizor'), description: 'SPF 30' }).expect(200);
    expect(body).toEqual({ ...before, description: 'SPF 30', revision: 1 });
    const again = await put(before.id, { description: 'SPF 30', brand: 'Fenty Beauty' }).expect(200);
    expect(again.body).toEqual(body);
    const own = await put(before.id, { imageUrl: `/art/${before.id}.svg` }).expect(200);
    expect(own.body).toMatchObject({ imageUrl: `/art/${before.id}.svg`, revision: 2 });
  });

  it('moves to another brand and category, with a subcategory of that', async () => {
    const { id } = await added('Watch Ya Tone');
    await put(id, { category: 'skincare' }).expect(400);
    const { body } = await put(id, { brandId: rare.id, category: 'Skincare', subcategory: 'Serum' }).expect(200);
    expect(body).toMatchObject({ brand: 'Rare Beauty', category: 'skincare', subcategory: 'serum' });
    await added('watch ya tone');
    await put(id, { brandId: fenty.id }).expect(409);
  });

  it('refuses who knows an older revision, with the current record', async () => {
    const { id } = await added('Fat Water');
    const change = (description: string) => put(id, { description }).set('If-Match', '"0"');
    const { body: current } = await change('Toner').expect(200);
    expect((await change('Serum').expect(409)).body).toMatchObject({ code: 'CHANGED_SINCE', current });
    const removal = await henna.token().delete(`${path}/${id}`).set('If-Match', '0').expect(409);
    expect(removal.body).toMatchObject({ current });
  });

  it('keeps its revision while people use it', async () => {
    const { id } = await added('Cherry Dub');
    const { agent } = await henna.member();
    await agent.post('/api/votes').send({ productId: id, vote: 'Good' }).expect(201);
    const { body } = await put(id, { description: 'Scrub' }).set('If-Match', '0').expect(200);
    expect(body).toMatchObject({ revision: 1, votes: { total: 1 } });
  });

  it('stays in a category that was removed until it is moved', async () => {
    const sun = await create('/api/admin/categories', 'sun');
    await create('/api/admin/subcategories', 'spf', { categoryId: sun.id });
    const { id } = await added('Sunscreen', { category: 'sun', subcategory: 'spf' });
    await henna.token().delete(`/api/admin/categories/${sun.id}`).expect(204);
    await add('Sunscreen 2', { category: 'sun', subcategory: 'spf' }).expect(400);
    const { body } = await put(id, { ...form('Sunscreen'), category: 'sun', subcategory: 'spf' }).expect(200);
    expect(body).toMatchObject({ category: 'sun', uncategorised: true });
    expect(await listed('?uncategorised=true')).toEqual([body]);
    expect(await listed('?uncategorised=true&category=makeup')).toEqual([]);
    expect((await put(id, form('Sunscreen')).expect(200)).body.uncategorised).toBe(false);
    expect(await listed('?uncategorised=true')).toEqual([]);
  });
});

describe('removing and restoring', () => {
  it('takes a product out of every list and back, its name kept', async () => {
    const before = await added('Killawatt');
    await henna.token().delete(`${path}/${before.id}`).expect(204);
    await henna.token().delete(`${path}/${before.id}`).expect(204);
    await shown(before.id).expect(404);
    expect(await listed('?q=killawatt')).toEqual([]);
    expect(await listed('?q=killawatt&removed=true')).toEqual([{ ...before, revision: 1 }]);
    const { body } = await add('killawatt').expect(409);
    expect(body).toMatchObject({ code: 'NAME_TAKEN_BY_REMOVED', removed: { id: before.id } });
    const other = await added('Aloe');
    await henna.token().delete(`${path}/${other.id}`).expect(204);
    const removed = async (query: string) => (await listed(`?removed=true${query}`)).map(({ id }: CreatedRecord) => id);
    expect(await removed('&sort=name')).toEqual([other.id, before.id]);
    expect(await removed('&order=desc')).toEqual([before.id, other.id]);
    await put(before.id, { description: 'x' }).expect(404);
    const restored = await henna.token().post(body.removed.restore).expect(200);
    expect(restored.body).toEqual({ ...before, revision: 2 });
    await shown(before.id).expect(200);
  });

  it('hides the products of a removed brand, and brings them back with it', async () => {
    const brand = await create('/api/admin/brands', 'Short Lived');
    const { id } = await added('Powder', { brandId: brand.id });
    await henna.token().delete(`/api/admin/brands/${brand.id}`).expect(204);
    await shown(id).expect(404);
    expect(await listed('?q=short')).toEqual([]);
    const removed = await henna.token().get('/api/admin/brands?removed=true&q=short').expect(200);
    expect(removed.body).toMatchObject([{ id: brand.id, productCount: 1 }]);
    expect(henna.app.get(CatalogueIndex).visibleProduct(id)).toBeUndefined();
    await add('Blush', { brandId: brand.id }).expect(400);
    await henna.token().post(`/api/admin/brands/${brand.id}/restore`).expect(200);
    expect((await shown(id).expect(200)).body.brand).toBe('Short Lived');
  });
});

it('shows renamed brands and categories on their products at once', async () => {
  const { id } = await added('Renamed');
  await henna.token().put(`/api/admin/subcategories/${lips.id}`).send({ displayName: 'Lips' }).expect(200);
  await henna.token().put(`/api/admin/brands/${fenty.id}`).send({ name: 'Fenty' }).expect(200);
  expect((await shown(id).expect(200)).body).toMatchObject({ brand: 'Fenty', subcategoryDisplayName: 'Lips' });
});

it('pages, filters, sorts and searches', async () => {
  const all: CreatedRecord[] = await listed('?sort=name');
  const { items, total, pageSize } = await listed('?sort=name&page=1&pageSize=3');
  expect({ items, total, pageSize }).toEqual({ items: all.slice(0, 3), total: all.length, pageSize: 3 });
  expect((await listed('?page=1')).pageSize).toBe(50);
  const turned = all.toReversed();
  expect(await listed('?sort=name&order=desc')).toEqual(turned);
  expect((await listed('?sort=name&order=desc&page=2&pageSize=3')).items).toEqual(turned.slice(3, 6));
  expect(await listed('?order=asc')).toEqual((await listed('?sort=newest')).toReversed());
  expect(await listed('?category=skincare')).toMatchObject([{ name: 'Watch Ya Tone' }]);
  expect(await listed('?brand=rare beauty&q=eaze')).toMatchObject([{ name: 'Eaze Drop', brand: 'Rare Beauty' }]);
});

it.each([
  '?sort=price',
  '?order=up',
  '?page=0',
  '?pageSize=101',
  '?removed=perhaps',
  '?uncategorised=1',
  '?category[$ne]=x',
  '?ids=1',
])('refuses the query %s', async (query) => {
  await henna
    .token()
    .get(adminPath + query)
    .expect(400);
});

it.each([unknownId, 'x'])('finds nothing under the id %s', async (id) => {
  await put(id, { description: 'x' }).expect(404);
  await henna.token().delete(`${path}/${id}`).expect(404);
  await henna.token().post(`${adminPath}/${id}/restore`).expect(404);
});

it('is written by administrators and read by every token', async () => {
  const { agent } = await henna.member();
  for (const role of ['moderator', 'analyst'] as const) {
    await henna.token(role).get(adminPath).expect(200);
    await henna.token(role).post(path).send(form('No')).expect(403);
    await henna.token(role).put(`${path}/${unknownId}`).send({}).expect(403);
    await henna.token(role).delete(`${path}/${unknownId}`).expect(403);
    await henna.token(role).post(`${adminPath}/${unknownId}/restore`).expect(403);
  }
  await agent.post(path).send(form('No')).expect(401);
  await agent.get(adminPath).expect(401);
});
