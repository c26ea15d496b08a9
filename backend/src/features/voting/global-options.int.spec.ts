import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

let henna: AppHarness;
const path = '/api/voting-options';
const read = async () => (await henna.visitor().get(path).expect(200)).body;
const save = (body: object) => henna.token().put(path).send(body);
const optionsOf = async (productId: string) =>
  (await henna.visitor().get(`/api/products/${productId}/voting-options`).expect(200)).body.options;

beforeAll(async () => {
  henna = await startApp();
});
afterAll(() => henna.stop());

it('offers the global options wherever there are no others, and keeps votes through a renaming', async () => {
  expect(await read()).toEqual({
    options: ['Good', 'Bad'],
    labels: {},
    tones: { Good: 'positive', Bad: 'negative' },
    revision: -1,
  });
  const plain = await makeProduct(henna);
  const own = await makeProduct(henna, { options: ['Soft', 'Dry'] });
  const { agent } = await henna.member();
  await agent.post('/api/votes').send({ productId: plain.id, vote: 'Good' }).expect(201);
  const { body } = await save({
    options: [' Lovely ', '', 'Bad', '  ', 'Fine'],
    labels: { Lovely: { ar: 'رائع' } },
    tones: { Bad: 'neutral' },
    renames: [{ from: 'Good', to: 'Lovely' }],
  }).expect(200);
  expect(body).toEqual({
    options: ['Lovely', 'Bad', 'Fine'],
    labels: { Lovely: { ar: 'رائع' } },
    tones: { Lovely: 'positive', Bad: 'neutral', Fine: 'neutral' },
    revision: 0,
  });
  expect(await read()).toEqual(body);
  expect(await optionsOf(plain.id)).toEqual(['Lovely', 'Bad', 'Fine']);
  expect(await optionsOf(own.id)).toEqual(['Soft', 'Dry']);
  const { body: votes } = await henna.visitor().get(`/api/products/${plain.id}/votes`).expect(200);
  expect(votes).toMatchObject({ total: 1, byOption: [{ key: 'Lovely', count: 1 }, { count: 0 }, { count: 0 }] });
  await agent.post('/api/votes').send({ productId: plain.id, vote: 'Good' }).expect(400);
});

it('goes back to them when a set of its own is taken away', async () => {
  const { id, categoryKey, subcategory } = await makeProduct(henna, { options: ['Soft', 'Dry'] });
  const sets = '/api/admin/voting-options';
  const special = await henna
    .token()
    .post(sets)
    .send({ categoryKey, subcategory, options: ['Oily', 'Light'] })
    .expect(200);
  expect(await optionsOf(id)).toEqual(['Oily', 'Light']);
  const remove = (body: object, revision = '*') => henna.token().delete(sets).set('If-Match', revision).send(body);
  const stale = await remove({ categoryKey, subcategory }, '0').expect(409);
  expect(stale.body).toMatchObject({ code: 'CHANGED_SINCE', current: special.body });
  await remove({ categoryKey, subcategory }, String(special.body.revision)).expect(204);
  expect(await optionsOf(id)).toEqual(['Soft', 'Dry']);
  await remove({ categoryKey, subcategory }).expect(204);
  await remove({ categoryKey }).expect(204);
  expect(await optionsOf(id)).toEqual((await read()).options);
  await remove({ categoryKey: 'nothing of the kind' }).expect(400);
  await remove({}).expect(400);
  await henna.token('moderator').delete(sets).send({ categoryKey }).expect(403);
});

it.each([
  ['one option', { options: ['Good', ' '] }, 'You must have at least 2 voting options.'],
  ['none', { options: [] }, 'You must have at least 2 voting options.'],
  ['eleven', { options: [...'abcdefghijk'] }, 'You cannot have more than 10 voting options.'],
  ['a thousand', { options: Array(1_000).fill('x') }, 'You cannot have more than 10 voting options.'],
  ['a word twice', { options: ['Good', 'good'] }, 'All voting options must be unique.'],
  ['a long option', { options: ['Good', 'x'.repeat(21)] }, 'A voting option has 1 to 20 characters.'],
  ['two lines', { options: ['Good', 'a\nb'] }, 'A voting option is one line of text.'],
  ['what is no text', { options: ['Good', 5] }, undefined],
  ['no list', { options: 'Good' }, undefined],
  ['labels of what is no option', { options: ['Good', 'Bad'], labels: { Odd: { ar: 'x' } } }, undefined],
  ['an unknown field', { options: ['Good', 'Bad'], id: '1' }, undefined],
])('refuses %s', async (_, body, message) => {
  const { body: problem } = await save(body).expect(400);
  expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [expect.anything()] });
  if (message) expect(problem.fields[0].message).toBe(message);
});

it('is set by administrators who know what stands', async () => {
  const { body } = await save({ options: ['Other', 'Words'] })
    .set('If-Match', '7')
    .expect(409);
  expect(body).toMatchObject({ code: 'CHANGED_SINCE', current: await read() });
  for (const role of ['moderator', 'analyst'] as const)
    await henna
      .token(role)
      .put(path)
      .send({ options: ['No', 'Never'] })
      .expect(403);
  await henna.visitor().put(path).send({}).expect(401);
});
