import { brandStream, type BrandEvent } from '@henna/domain';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';

let henna: AppHarness;
beforeAll(async () => {
  henna = await startApp();
});
afterAll(() => henna.stop());

const brands = '/api/admin/brands';
const unknownId = '00000000-0000-7000-8000-000000000000';
const add = (name: string, more: object = {}) =>
  henna
    .token()
    .post(brands)
    .send({ name, displayName: name, ...more });
const added = async (name: string, more: object = {}) => (await add(name, more).expect(201)).body;
const listed = async (query = '') =>
  (
    await henna
      .token()
      .get(brands + query)
      .expect(200)
  ).body;

describe('adding a brand', () => {
  it('answers the stored record, which every list then shows', async () => {
    const { body, headers } = await add('Fenty', {
      displayName: ' Fenty Beauty ',
      description: '',
      website: 'https://fentybeauty.com',
      labels: { ar: 'فنتي' },
    }).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      brand: 'Fenty',
      name: 'Fenty',
      displayName: 'Fenty Beauty',
      labels: { ar: 'فنتي' },
      description: null,
      logoUrl: null,
      website: 'https://fentybeauty.com',
      active: true,
      productCount: 0,
      createdAt: body.createdAt,
      updatedAt: body.createdAt,
      revision: 0,
    });
    expect(headers['x-projection-pending']).toBeUndefined();
    expect(await listed('?q=فنتي')).toEqual([body]);
    const { body: shown } = await henna.visitor().get('/api/brands?name=fenty').expect(200);
    expect(shown).toMatchObject([{ id: body.id, displayName: 'Fenty Beauty' }]);
  });

  it('refuses a name that is taken, whatever its case', async () => {
    await added('Glossier');
    const { body } = await add('GLOSSIER').expect(409);
    expect(body).toMatchObject({ code: 'NAME_TAKEN', message: expect.stringContaining('already exists') });
  });

  it('gives a name to one of many who want it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('Rare Beauty')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(await listed('?q=rare')).toHaveLength(1);
  });

  it('answers a repeated idempotency key with the same brand', async () => {
    const repeat = () => add('Hourglass').set('Idempotency-Key', 'hourglass-1').expect(201);
    const [first, second] = [await repeat(), await repeat()];
    expect(second.body).toEqual(first.body);
    expect(await listed('?q=hourglass')).toHaveLength(1);
  });

  it.each([
    ['no name', { name: undefined }],
    ['a blank name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['a name of two lines', { name: 'a\nb' }],
    ['half a character', { name: 'a\ud800' }],
    ['a name that is no text', { name: ['a'] }],
    ['no address', { website: 'javascript:alert(1)' }],
    ['an address that is too long', { logoUrl: `https://example.org/${'x'.repeat(2_048)}` }],
    ['a description that is too long', { description: 'x'.repeat(5_001) }],
    ['labels that are a list', { labels: [] }],
    ['an unknown language', { labels: { fr: 'x' } }],
    ['a flag that is a word', { active: 'yes' }],
    ['an unknown field', { id: unknownId }],
  ])('refuses %s', async (_, wrong) => {
    const { body } = await add('Wrong', wrong).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [expect.anything()] });
  });
});

describe('changing a brand', () => {
  it('changes what is sent and leaves the rest', async () => {
    const before = await added('Tower 28', { description: 'For sensitive skin' });
    const { body } = await henna
      .token()
      .put(`${brands}/${before.id}`)
      .send({ displayName: 'Tower 28 Beauty' })
      .expect(200);
    expect(body).toEqual({ ...before, displayName: 'Tower 28 Beauty', updatedAt: body.updatedAt, revision: 1 });
  });

  it('writes nothing when nothing changes', async () => {
    const before = await added('Saie');
    const { body } = await henna.token().put(`${brands}/${before.id}`).send({ name: 'Saie', active: true }).expect(200);
    expect(body).toEqual(before);
  });

  it('frees the old name at once and leads from it to the brand', async () => {
    const { id } = await added('Drunk Elephant');
    await henna.token().put(`${brands}/${id}`).send({ name: 'Drunk Elephant Skin' }).expect(200);
    const { body } = await henna.visitor().get('/api/brands?name=Drunk Elephant').expect(200);
    expect(body).toMatchObject([{ id }]);
    await added('Drunk Elephant');
    await add('drunk elephant skin').expect(409);
  });

  it('takes a name back and forth', async () => {
    const { id } = await added('Ilia');
    const rename = (name: string) => henna.token().put(`${brands}/${id}`).send({ name }).expect(200);
    await rename('ILIA Beauty');
    await rename('Ilia');
    await add('ilia').expect(409);
    await added('ilia beauty');
  });

  it('refuses the name of another', async () => {
    await added('Merit');
    const { id } = await added('Jones Road');
    await henna.token().put(`${brands}/${id}`).send({ name: 'merit' }).expect(409);
  });

  it('refuses who knows an older revision, with the current record', async () => {
    const { id } = await added('Kosas');
    const change = (description: string, revision: string) =>
      henna.token().put(`${brands}/${id}`).set('If-Match', revision).send({ description });
    const { body: current } = await change('Clean', '"0"').expect(200);
    const { body } = await change('Cleaner', '"0"').expect(409);
    expect(body).toMatchObject({ code: 'CHANGED_SINCE', current });
    await henna.token().delete(`${brands}/${id}`).set('If-Match', '0').expect(409);
    await change('Cleaner', '1').expect(200);
  });

  it.each([{ name: null }, { name: '' }, { displayName: null }])('refuses %j', async (wrong) => {
    const [{ id }] = await listed('?q=fenty');
    await henna.token().put(`${brands}/${id}`).send(wrong).expect(400);
  });
});

describe('removing and restoring a brand', () => {
  it('takes it out of every list and back', async () => {
    const before = await added('Milk Makeup');
    await henna.token().delete(`${brands}/${before.id}`).expect(204);
    await henna.token().delete(`${brands}/${before.id}`).expect(204);
    expect(await listed('?q=milk')).toEqual([]);
    expect(await listed('?q=milk&removed=true')).toMatchObject([{ id: before.id }]);
    expect((await henna.visitor().get('/api/brands?name=Milk Makeup')).body).toEqual([]);
    await henna.token().put(`${brands}/${before.id}`).send({ active: false }).expect(404);
    const { body } = await henna.token().post(`${brands}/${before.id}/restore`).expect(200);
    expect(body).toEqual({ ...before, updatedAt: body.updatedAt, revision: 2 });
    expect(await listed('?q=milk')).toEqual([body]);
    expect(await listed('?q=milk&removed=true')).toEqual([]);
  });

  it('keeps the name of a removed brand and offers to restore it', async () => {
    const { id } = await added('Becca');
    await henna.token().delete(`${brands}/${id}`).expect(204);
    const { body } = await add('becca').expect(409);
    expect(body).toMatchObject({
      code: 'NAME_TAKEN_BY_REMOVED',
      message: expect.stringContaining('already exists'),
      removed: { id, name: 'Becca', restore: `${brands}/${id}/restore` },
    });
    await henna.token().post(body.removed.restore).expect(200);
  });
});

it('gives the commands of a batch one correlation id, which the answers name', async () => {
  const { id } = await added('Batch');
  const chosen = '7D444840-9DC0-41D1-B245-5FFDCE74FAD2';
  const change = async (description: string, correlation: string) => {
    const sent = henna.token().put(`${brands}/${id}`).set('X-Correlation-Id', correlation);
    return (await sent.send({ description }).expect(200)).headers['x-correlation-id'];
  };
  const batch = await change('One', chosen);
  expect(await change('Two', chosen.toLowerCase())).toBe(batch);
  const own = await change('Three', 'batch');
  expect([chosen.toLowerCase(), batch, 'batch']).not.toContain(own);
  const { events } = await henna.app.get(EventStore).read<BrandEvent>(brandStream(id));
  expect(events.map(({ metadata }) => metadata.correlationId).slice(1)).toEqual([batch, batch, own]);
  const { headers } = await henna.visitor().get('/api/brands').set('X-Correlation-Id', chosen).expect(200);
  expect([chosen.toLowerCase(), batch]).not.toContain(headers['x-correlation-id']);
});

it.each([unknownId, 'x', '..%2F..'])('finds nothing under the id %s', async (id) => {
  await henna.token().put(`${brands}/${id}`).send({ active: true }).expect(404);
  await henna.token().delete(`${brands}/${id}`).expect(404);
  await henna.token().post(`${brands}/${id}/restore`).expect(404);
});

it('is written by administrators and read by every token', async () => {
  for (const role of ['moderator', 'analyst'] as const) {
    await henna.token(role).get(brands).expect(200);
    await henna.token(role).post(brands).send({ name: 'No', displayName: 'No' }).expect(403);
    await henna.token(role).put(`${brands}/${unknownId}`).send({}).expect(403);
    await henna.token(role).delete(`${brands}/${unknownId}`).expect(403);
    await henna.token(role).post(`${brands}/${unknownId}/restore`).expect(403);
  }
  await henna.visitor().get(brands).expect(401);
  await henna.visitor().post(brands).send({ name: 'No', displayName: 'No' }).expect(401);
});
