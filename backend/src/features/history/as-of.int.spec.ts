import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { randomFrom } from '../../shared/random.ts';
import { makeProduct } from '../../testing/builders.ts';
import { randomHistory } from './testing/random-history.ts';

type Json = Readonly<Record<string, unknown>>;
const seed = Number(process.env['SEED'] ?? 7);
const steps = 60;
const eventCount = 8;

/** Every administrator's read that takes `asOf`. */
const reads = (productIds: readonly string[]) => [
  '/api/admin/products?sort=newest&page=1&pageSize=50',
  '/api/admin/products?sort=name&order=desc&page=1&pageSize=3',
  '/api/admin/products?sort=brand&removed=true&page=1&pageSize=50',
  '/api/admin/brands?page=1&pageSize=50&sort=products',
  '/api/admin/brands?removed=true&page=1&pageSize=50',
  '/api/admin/categories?page=1&pageSize=50',
  '/api/admin/categories?removed=true&page=1&pageSize=50',
  '/api/admin/subcategories?page=1&pageSize=50',
  '/api/admin/voting-options?page=1&pageSize=50',
  '/api/admin/banners?page=1&pageSize=50',
  '/api/admin/banners?removed=true&page=1&pageSize=50',
  ...['votes', 'ratings', 'comments'].flatMap((acts) => [
    `/api/admin/${acts}?page=1&pageSize=50`,
    `/api/admin/${acts}?page=2&pageSize=3`,
    `/api/admin/${acts}?page=1&pageSize=2&sort=oldest&productId=${productIds[0]}`,
    `/api/admin/${acts}?removed=true&page=1&pageSize=50`,
  ]),
  '/api/admin/ratings?page=1&pageSize=50&stars=4',
  ...['products', 'brands', 'categories', 'subcategories', 'votingOptions', 'banners', 'settings'].map(exported),
  ...['votes', 'ratings', 'comments'].map(exported),
];

const exported = (entity: string) => `/api/admin/export/${entity}?format=json`;

/** What then was served, but for the counts of visits. */
const comparable = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'visitCount' ? undefined : value)));

describe('as of a moment', () => {
  let service: AppHarness;
  beforeAll(async () => {
    service = await startApp();
  });
  afterAll(() => service.stop());

  const read = async (path: string) => comparable((await service.token().get(path).expect(200)).body);

  test(`answers what was served then (seed ${seed})`, async () => {
    const random = randomFrom(String(seed));
    const { products, act } = await randomHistory(service, random);
    const admin = () => service.token();
    const served: { position: string; answers: Json }[] = [];
    for (let step = 0; step < steps; step += 1) {
      await act();
      if (step % Math.floor(steps / eventCount) > 0) continue;
      const { body } = await admin().get('/api/admin/history?pageSize=1').expect(200);
      const answers: Record<string, unknown> = {};
      const paths = reads(products.map(({ id }) => id));
      const bodies = await Promise.all(paths.map(read));
      for (const [index, path] of paths.entries()) answers[path] = bodies[index];
      served.push({ position: String(body.items[0].position), answers });
    }
    for (const { position, answers } of served) {
      const paths = Object.keys(answers);
      const bodies = await Promise.all(paths.map((path) => read(`${path}&asOf=${position}`)));
      for (const [index, path] of paths.entries())
        expect({ path, position, answer: bodies[index] }).toEqual({ path, position, answer: answers[path] });
    }
  }, 600_000);

  test('shows a record beside what it is now', async () => {
    const { id, brandId } = await makeProduct(service);
    const { agent } = await service.member('Dana');
    await agent.post('/api/votes').send({ productId: id, vote: 'Good' });
    const changed = await agent.post('/api/ratings').send({ productId: id, stars: 4 }).expect(201);
    await service.token().put(`/api/admin/brands/${brandId}`).send({ displayName: 'Later' }).expect(200);
    await service.token().put(`/api/products/${id}`).send({ name: 'Renamed', description: 'New' }).expect(200);
    const later = await service.token().delete(`/api/admin/products/${id}/ratings`).expect(204);
    await service.settled(later);
    const at = (position: string | bigint, of = `product/${id}`) =>
      service.token('analyst').get(`/api/admin/history/records/${of}?asOf=${position}`);
    const { body } = await at(changed.headers['x-position']!).expect(200);
    const fieldsByName = Object.fromEntries(body.fields.map(({ field, ...rest }: { field: string }) => [field, rest]));
    expect(body).toMatchObject({ kind: 'product', id, existed: true });
    expect(fieldsByName).toMatchObject({
      name: { then: expect.stringMatching(/^Product/), now: 'Renamed', differs: true },
      brandId: { then: expect.stringMatching(/^Brand/), now: 'Later', differs: true },
      description: { then: null, now: 'New', differs: true },
      removed: { then: false, now: false, differs: false },
    });
    expect(body.given.then).toMatchObject({ ratings: { total: 1, average: 4 }, comments: 0 });
    expect(body.given.now).toMatchObject({ ratings: { total: 0, average: 0 } });
    const added = await service.token().get(`/api/admin/history?kind=product&id=${id}&action=added`).expect(200);
    const before = BigInt(added.body.items.at(-1).position) - 1n;
    expect((await at(before).expect(200)).body).toMatchObject({ existed: false, given: null });
    await at(changed.headers['x-position']!, 'product/0198c0de-0000-7000-8000-000000000000').expect(404);
    await at(changed.headers['x-position']!, `comment/${id}`).expect(404);
    await service.token().get(`/api/admin/history/records/product/${id}`).expect(400);
  });

  test('refuses what is no moment, has not come yet or lies before the log', async () => {
    const refused = async (asOf: string, path = '/api/admin/brands') => {
      const { status, body } = await service.token().get(`${path}?asOf=${encodeURIComponent(asOf)}`);
      return [status, body.code];
    };
    for (const wrong of ['', 'yesterday', '2026-02-30', '2026-13-01T00:00:00Z', '-1', '1e3', '2026-01-01T00:00'])
      expect([wrong, ...(await refused(wrong))]).toEqual([wrong, 400, 'VALIDATION_FAILED']);
    expect(await refused('2999-01-01T00:00:00Z')).toEqual([400, 'AS_OF_FUTURE']);
    expect(await refused('9999999999999999999')).toEqual([400, 'AS_OF_FUTURE']);
    expect(await refused('2001-01-01T00:00:00Z')).toEqual([400, 'AS_OF_TOO_EARLY']);
    const now = new Date().toISOString();
    const { headers } = await service.token().get(`/api/admin/brands?asOf=${now}`).expect(200);
    expect(headers['x-as-of-position']).toMatch(/^\d+$/);
    await service.token().get(`/api/admin/export/profiles?asOf=${now}`).expect(400);
    await service.token().get(`/api/admin/votes?asOf=${now}&q=a`).expect(400);
    for (const sort of ['trending', 'rating', 'reviews'])
      await service.token().get(`/api/admin/products?asOf=${now}&sort=${sort}`).expect(400);
  });
});
