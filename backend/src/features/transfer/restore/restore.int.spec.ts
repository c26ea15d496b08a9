import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { v7 } from 'uuid';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { picture } from '../../media/testing/pictures.ts';
import { bringDemo } from '../testing/bring-demo.ts';
import { fill } from '../testing/fill.ts';

const patienceMs = 240_000;
/** What stands in a backup that is older than somebody's erasure. */
const withErased = (backup: string, gone: string): object => {
  const { erased, ...rest } = JSON.parse(backup) as { erased: object[]; members: object[]; comments: object[] };
  const member = { ...rest.members[0], id: gone, firstName: 'Amal' };
  const comment = { ...rest.comments[0], id: v7(), userId: gone, userName: 'Amal', content: 'Forget me' };
  return {
    ...rest,
    erased: [...erased, { id: gone }],
    members: [...rest.members, member],
    comments: [...rest.comments, comment],
  };
};
const visitMarks = /"visitCount":\d+/;

/** Every public read there is, and what it answers. */
const answers = async (service: AppHarness): Promise<Map<string, unknown>> => {
  const read = new Map<string, unknown>();
  const get = async (path: string) => {
    const { status, body } = await service.visitor().get(path);
    read.set(path, { status, body });
    return body;
  };
  const products = (await get('/api/products')) as { id: string; category: string }[];
  for (const sort of ['name', 'brand', 'rating', 'reviews', 'newest']) await get(`/api/products?sort=${sort}&page=1`);
  for (const path of [
    'products/new',
    'products/trending',
    'brands',
    'categories',
    'categories/details',
    'banners',
    'voting-options',
    'site',
  ])
    await get(`/api/${path}`);
  for (const { id } of products)
    for (const part of ['', '/images', '/votes', '/ratings', '/comments', '/voting-options'])
      await get(`/api/products/${id}${part}`);
  const people = new Set<string>();
  for (const { id } of products)
    for (const comment of (await get(`/api/products/${id}/comments`)) as { userId: string | null }[])
      if (comment.userId) people.add(comment.userId);
  for (const id of people) await get(`/api/profile/${id}`);
  return read;
};

/** Under these a visit is worth more than a comment. */
const cheapActs = {
  points: { visits: 20, votes: 1, ratings: 0, comments: 1 },
  capPerPersonAndDay: 90,
  halfLifeDays: 30,
};

/** Lists follow other rules when their scores have been made anew. */
const rulesAreLive = async (service: AppHarness) => {
  for (;;) {
    const { body } = await service.token().get('/api/analytics/rules').expect(200);
    if (body.isLive && body.revision >= 0) return expect(body.live).toEqual(cheapActs);
    await pause(100);
  }
};

/** What an export does not show: pictures, visits, old names, votes for retired options, withdrawn roots. */
const fillMore = async (service: AppHarness) => {
  const admin = service.token();
  const { body: products } = await admin.get('/api/admin/products').expect(200);
  const [{ id, brandId, category }] = products;
  const { body: upload } = await admin.post(`/api/products/${id}/images/upload-url`).expect(201);
  const { pathname, search } = new URL(upload.uploadUrl, service.url);
  await service
    .visitor()
    .put(`${pathname}${search}`)
    .type('image/png')
    .send(await picture(20, 30, 'png'))
    .expect(204);
  await admin
    .post(`/api/products/${id}/images`)
    .send({ rawImageUrl: upload.objectPath, altText: 'Two halves' })
    .expect(201);
  for (let visit = 0; visit < 3; visit++) await service.visitor().post(`/api/products/${id}/visit`).expect(204);
  const { agent } = await service.member('Sara');
  const { body: options } = await service.visitor().get(`/api/products/${id}/voting-options`).expect(200);
  await agent.post('/api/votes').send({ productId: id, vote: options.options[0] }).expect(201);
  await admin
    .post('/api/admin/voting-options')
    .send({ categoryKey: category, options: ['Other'] })
    .expect(200);
  const { body: root } = await agent.post('/api/comments').send({ productId: id, content: 'Gone soon' }).expect(201);
  await agent.post('/api/comments').send({ productId: id, content: 'Stays', parentId: root.id }).expect(201);
  await agent.delete(`/api/comments/${root.id}`).expect(204);
  const { body: parts } = await admin.get('/api/admin/subcategories').expect(200);
  await admin.put(`/api/admin/subcategories/${parts[0].id}`).send({ name: 'Elsewhere' }).expect(200);
  await admin.put('/api/analytics/rules').send(cheapActs).expect(200);
  await rulesAreLive(service);
  const { body: own } = await admin.get('/api/admin/brands').expect(200);
  for (const [key, last] of [
    ['gone', 'categories'],
    ['going', 'subcategories'],
  ] as const) {
    const place = { name: key, displayName: `Was ${key}` };
    const { body: home } = await admin.post('/api/admin/categories').send(place).expect(201);
    const { body: part } = await admin
      .post('/api/admin/subcategories')
      .send({ ...place, categoryId: home.id })
      .expect(201);
    const stays = { name: `Stays in ${key}`, brandId: own[0].id, category: key, subcategory: key };
    const { body: product } = await admin.post('/api/products').send(stays).expect(201);
    await agent.post('/api/ratings').send({ productId: product.id, stars: 4 }).expect(201);
    await admin.delete(`/api/admin/${last}/${last === 'categories' ? home.id : part.id}`).expect(204);
  }
  const rename = async (kind: string, record: string, name: string, first: string) => {
    await admin.put(`/api/admin/${kind}/${record}`).send({ name, displayName: name }).expect(200);
    await admin.post(`/api/admin/${kind}`).send({ name: first, displayName: first }).expect(201);
  };
  await rename('brands', brandId, 'Renamed', products[0].brand);
  const { body: categories } = await admin.get('/api/admin/categories').expect(200);
  const { id: categoryId } = categories.find(({ name }: { name: string }) => name === category);
  await rename('categories', categoryId, 'renamed', category);
};

test(
  'a complete backup, restored into an empty installation, gives the same answers to every public read',
  async () => {
    const source = await startApp();
    let backup: string;
    let erasedId: string;
    let expected: Map<string, unknown>;
    try {
      await fill(source);
      await fillMore(source);
      await bringDemo(source);
      const { agent, id, password } = await source.member('Mona');
      await source.settled(await agent.delete('/api/accounts/current').send({ password }).expect(204));
      erasedId = id;
      backup = (await source.token().get('/api/admin/export').expect(200)).text;
      expected = await answers(source);
      const refused = await source.token().post('/api/admin/restore').type('json').send(backup).expect(409);
      expect(refused.body.code).toBe('NOT_EMPTY');
      expect(JSON.parse(backup)).toMatchObject({ erased: [{ id: erasedId }] });
    } finally {
      await source.stop();
    }
    expect(backup).toMatch(/^\{\n {2}"exportedAt": "[^"]+",\n {2}"position": "\d+",\n {2}"erased": \[\n {4}\{/);
    const target = await startApp();
    try {
      for (const nonsense of ['[]', '{"data":[]}', '{"position":"1","users":[{}]}'])
        await target.token().post('/api/admin/restore').type('json').send(nonsense).expect(400);
      await target.token('moderator').post('/api/admin/restore').type('json').send(backup).expect(403);
      const gone = v7();
      const restore = () => target.token().post('/api/admin/restore').send(withErased(backup, gone));
      const atOnce = await Promise.all([restore(), restore()]);
      const [{ body }, second] = atOnce.toSorted((a, b) => a.status - b.status) as [Response, Response];
      expect(second).toMatchObject({ status: 409, body: { code: 'RESTORE_RUNNING' } });
      expect(body).toMatchObject({
        status: 'done',
        section: null,
        by: 'admin-test',
        errors: [],
        skipped: 2,
        failed: 0,
      });
      expect(body.success).toBe(body.total - 2);
      const { body: told } = await target.token().get('/api/admin/restore').expect(200);
      expect(told).toEqual([body]);
      await target.token('moderator').get('/api/admin/restore').expect(403);
      const { body: trail } = await target.token().get(`/api/admin/history?kind=import&id=${body.id}`).expect(200);
      expect(trail.items).toMatchObject([
        { type: 'ImportFinished', origin: 'restore' },
        { type: 'ImportStarted', actor: { kind: 'import', name: 'admin-test' } },
      ]);
      const again = JSON.parse((await target.token().get('/api/admin/export').expect(200)).text);
      expect(again.erased).toEqual([{ id: erasedId }, { id: gone }].toSorted((a, b) => (a.id < b.id ? -1 : 1)));
      expect(JSON.stringify(again.members)).not.toContain(gone);
      const oldNames = (of: { subcategories: { name: string; previousNames: string[] }[] }) =>
        of.subcategories.filter(({ previousNames }) => previousNames.length > 0);
      expect(oldNames(again)).toEqual([expect.objectContaining({ name: 'Elsewhere' })]);
      expect(oldNames(again)).toEqual(oldNames(JSON.parse(backup)));
      expect(again.demoRecords).toHaveLength(1);
      expect(again.demoRecords).toEqual(JSON.parse(backup).demoRecords);
      expect(again.trendingRules).toEqual(JSON.parse(backup).trendingRules);
      await rulesAreLive(target);
      const actual = await answers(target);
      expect([...actual.keys()]).toEqual([...expected.keys()]);
      for (const [path, answer] of expected) expect({ path, answer: actual.get(path) }).toEqual({ path, answer });
      expect(JSON.stringify([...actual])).toMatch(visitMarks);
    } finally {
      await target.stop();
    }
  },
  patienceMs,
);

test('a restore can be followed while it runs', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => ({ id: v7(), name: `brand ${n}`, displayName: `Brand ${n}` }));
  const backup = { exportedAt: '2026-01-01T00:00:00.000Z', position: '1', brands: [...rows, { id: v7(), name: '' }] };
  const target = await startApp();
  try {
    const admin = target.token();
    const { body: begun } = await admin
      .post('/api/admin/restore')
      .set('Prefer', 'respond-async')
      .send(backup)
      .expect(202);
    expect(begun).toMatchObject({ status: 'running', total: 41, finishedAt: null });
    const latest = async () => (await admin.get('/api/admin/restore').expect(200)).body[0];
    let seen = begun;
    while (seen.status === 'running') seen = await latest();
    expect(seen).toMatchObject({ id: begun.id, status: 'done', done: 41, success: 40, failed: 1 });
    expect(seen.errors).toEqual([expect.stringMatching(/^brands: Row 41: name: /)]);
  } finally {
    await target.stop();
  }
});
