import type { Response } from 'supertest';
import { v7 } from 'uuid';
import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { seedDemo } from '../testing/seed-demo.ts';
import { seedUnexported, rulesAreLive } from '../testing/seed-more.ts';
import { seedEveryKind } from '../testing/seed.ts';

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

test(
  'a complete backup, restored into an empty installation, gives the same answers to every public read',
  async () => {
    const source = await startApp();
    let backup: string;
    let erasedId: string;
    let expected: Map<string, unknown>;
    try {
      await seedEveryKind(source);
      await seedUnexported(source);
      await seedDemo(source);
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
      const [first, second] = atOnce.toSorted((a, b) => a.status - b.status) as [Response, Response];
      const { body } = first;
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
      await target.settled(first);
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
      expect(again.mutes).toMatchObject([{ reason: 'spam' }]);
      expect(again.mutes).toEqual(JSON.parse(backup).mutes);
      expect(again.savedViews).toMatchObject([
        { dashboard: 'Team', threshold: { direction: 'below', value: 0.5 }, savedBy: 'admin-test' },
      ]);
      expect(again.savedViews).toEqual(JSON.parse(backup).savedViews);
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
