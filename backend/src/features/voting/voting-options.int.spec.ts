import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

let henna: AppHarness;
let makeup: { id: string };
let lips: { id: string };
const path = '/api/admin/voting-options';
const admin = async (to: string, body: object) => (await henna.token().post(to).send(body).expect(201)).body;
const save = (body: object) =>
  henna
    .token()
    .post(path)
    .send({ categoryKey: 'makeup', ...body });
const listed = async (query = ''): Promise<readonly { details: object[]; revision: number }[]> => {
  const { body } = await henna.token().get(`${path}${query}`).expect(200);
  return body;
};

beforeAll(async () => {
  henna = await startApp();
  makeup = await admin('/api/admin/categories', { name: 'makeup', displayName: 'Makeup' });
  lips = await admin('/api/admin/subcategories', { categoryId: makeup.id, name: 'lip/cheek', displayName: 'Lips' });
});
afterAll(() => henna.stop());

it('sets the options of a category and of a subcategory', async () => {
  const { body: own } = await save({ options: [' Soft ', 'Dry'], labels: { Soft: { ar: 'ناعم' } } }).expect(200);
  expect(own).toEqual({
    id: makeup.id,
    categoryKey: 'makeup',
    subcategory: null,
    options: ['Soft', 'Dry'],
    details: [
      { id: expect.any(String), label: 'Soft', labels: { ar: 'ناعم' } },
      { id: expect.any(String), label: 'Dry' },
    ],
    revision: 2,
  });
  const { body: special } = await save({ categoryKey: 'MAKEUP', subcategory: 'Lip/Cheek', options: ['Soft'] }).expect(
    200,
  );
  expect(special).toMatchObject({ id: lips.id, subcategory: 'lip/cheek', details: [{ id: own.details[0].id }] });
  expect(await listed()).toEqual([own, special]);
  expect(await listed('?q=dry&page=1')).toEqual({ items: [own], total: 1, page: 1, pageSize: 50 });
});

it('keeps ids through renamings and writes nothing for the same set', async () => {
  const before = (await listed())[0]!;
  const renamed = await save({ options: ['Silky', 'Dry'], renames: [{ from: 'Soft', to: 'Silky' }] }).expect(200);
  expect(renamed.body.details[0]).toEqual({ ...before.details[0], label: 'Silky' });
  const again = await save({ options: ['Silky', 'Dry'] }).expect(200);
  expect(again.body).toEqual(renamed.body);
  const stale = await save({ options: ['Oily'] })
    .set('If-Match', String(before.revision))
    .expect(409);
  expect(stale.body).toMatchObject({ code: 'CHANGED_SINCE', current: renamed.body });
});

it.each([
  ['no options', { options: [] }],
  ['a blank option', { options: [' '] }],
  ['an option that is too long', { options: ['x'.repeat(21)] }],
  ['an option that is no text', { options: [5] }],
  ['options that are no list', { options: 'Soft' }],
  ['one word twice', { options: ['Soft', 'soft'] }],
  ['51 options', { options: Array.from({ length: 51 }, (_, index) => `Option ${index}`) }],
  ['labels for what is no option', { options: ['Soft'], labels: { Dry: { ar: 'جاف' } } }],
  ['labels that are a list', { options: ['Soft'], labels: [] }],
  ['the tone of what is no option', { options: ['Soft'], tones: { Dry: 'negative' } }],
  ['an unknown tone', { options: ['Soft'], tones: { Soft: 'angry' } }],
  ['tones that are a list', { options: ['Soft'], tones: ['positive'] }],
  ['labels in an unknown language', { options: ['Soft'], labels: { Soft: { fr: 'doux' } } }],
  ['half a renaming', { options: ['Soft'], renames: [{ from: 'Soft' }] }],
  ['a renaming of what is not there', { options: ['Soft'], renames: [{ from: 'Hard', to: 'Soft' }] }],
  ['an unknown category', { categoryKey: 'cars', options: ['Soft'] }],
  ['an unknown subcategory', { subcategory: 'tyres', options: ['Soft'] }],
  ['an unknown field', { options: ['Soft'], id: '1' }],
])('refuses %s', async (_, wrong) => {
  const { body } = await save(wrong).expect(400);
  expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [expect.anything()] });
});

it('goes and comes back with what it belongs to', async () => {
  const before = await listed();
  await henna.token().delete(`/api/admin/subcategories/${lips.id}`).expect(204);
  expect(await listed()).toEqual(before.slice(0, 1));
  await save({ subcategory: 'lip/cheek', options: ['Soft'] }).expect(400);
  await henna.token().delete(`/api/admin/categories/${makeup.id}`).expect(204);
  expect(await listed()).toEqual([]);
  await henna.token().post(`/api/admin/categories/${makeup.id}/restore`).expect(200);
  await henna.token().post(`/api/admin/subcategories/${lips.id}/restore`).expect(200);
  expect(await listed()).toEqual(before);
});

it('takes the tone of options, keeps it unless another is given, and answers it with the votes', async () => {
  const product = await makeProduct(henna, { options: ['Silken', 'Sticky', 'Matte'] });
  const { categoryKey } = product;
  const first = await save({
    categoryKey,
    options: ['Silken', 'Sticky', 'Matte'],
    tones: { Silken: 'positive', Sticky: 'negative' },
  });
  expect(first.body.details).toMatchObject([{ tone: 'positive' }, { tone: 'negative' }, { label: 'Matte' }]);
  const { agent } = await henna.member();
  await agent.post('/api/votes').send({ productId: product.id, vote: 'Sticky' }).expect(201);
  const again = await save({ categoryKey, options: ['Silken', 'Sticky', 'Matte'] }).expect(200);
  expect(again.body).toEqual(first.body);
  const byOption = async () =>
    (await henna.visitor().get(`/api/products/${product.id}`).expect(200)).body.votes.byOption;
  expect(await byOption()).toMatchObject([
    { key: 'Silken', tone: 'positive' },
    { key: 'Sticky', tone: 'negative', count: 1 },
    { key: 'Matte', tone: 'neutral' },
  ]);
  await save({ categoryKey, options: ['Silken', 'Sticky', 'Matte'], tones: { Sticky: 'neutral' } }).expect(200);
  expect(await byOption()).toMatchObject([{ tone: 'positive' }, { tone: 'neutral', count: 1 }, { tone: 'neutral' }]);
});

it('is written by administrators and read by every token', async () => {
  for (const role of ['moderator', 'analyst'] as const) {
    await henna.token(role).get(path).expect(200);
    await henna
      .token(role)
      .post(path)
      .send({ categoryKey: 'makeup', options: ['No'] })
      .expect(403);
  }
  await henna.visitor().get(path).expect(401);
});
