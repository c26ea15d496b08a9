import { exportedEntities } from '@henna/domain';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp, tokens, type AppHarness } from '../../../testing/app-harness.ts';
import { makeProduct } from '../../../testing/builders.ts';

const isBackup = (name: string) => name.startsWith('backup-');
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await pause(20);
};

describe('what administrators take away', () => {
  let service: AppHarness;
  let product: Awaited<ReturnType<typeof makeProduct>>;
  let member: Awaited<ReturnType<AppHarness['member']>>;
  beforeAll(async () => {
    service = await startApp();
    product = await makeProduct(service, { options: ['Good', 'Bad', 'Soft'] });
    const hidden = await makeProduct(service);
    member = await service.member('Layla');
    const { agent } = member;
    for (const { id: productId } of [product, hidden]) {
      await agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
      await agent.post('/api/ratings').send({ productId, stars: 5 }).expect(201);
      await agent.post('/api/comments').send({ productId, content: 'One line\nand another' }).expect(201);
    }
    await agent.post('/api/profile').send({ displayName: 'Layla', email: 'layla@example.org' }).expect(201);
    await service.token().post('/api/admin/banners').send({ title: 'Spring' }).expect(201);
    await service.token().delete(`/api/products/${hidden.id}`).expect(204);
  });
  afterAll(() => service.stop());

  const exported = async (entity: string) => {
    const { headers, body, text } = await service.token().get(`/api/admin/export/${entity}`).expect(200);
    const day = new Date().toISOString().slice(0, 10);
    expect(headers['content-disposition']).toBe(`attachment; filename="${entity}-export-${day}.json"`);
    expect(text).toBe(`${JSON.stringify(body, null, 2)}\n`);
    return body;
  };

  test('every entity is one array of what stands, as many as its count says', async () => {
    const { body: counts } = await service.token().get('/api/admin/export/counts').expect(200);
    const lengths = [];
    for (const entity of exportedEntities) lengths.push({ entity, count: (await exported(entity)).length });
    expect(counts).toEqual(lengths);
    const { id: productId, brand, categoryKey, subcategory } = product;
    const names = { brand, category: categoryKey, subcategory };
    expect(await exported('products')).toMatchObject([{ id: productId, ...names, visitCount: 0 }]);
    const own = { productId, userId: member.id, userName: 'Layla' };
    expect(await exported('votes')).toMatchObject([{ ...own, vote: 'Good' }]);
    expect(await exported('ratings')).toMatchObject([{ ...own, stars: 5 }]);
    expect(await exported('comments')).toMatchObject([{ ...own, content: 'One line\nand another' }]);
    expect(await exported('profiles')).toMatchObject([{ userId: member.id, email: 'layla@example.org' }]);
    expect(await exported('banners')).toMatchObject([{ title: 'Spring', active: false }]);
    expect(await exported('settings')).toMatchObject([
      { key: 'votingOptions', value: { options: ['Good', 'Bad'], tones: { Good: 'positive', Bad: 'negative' } } },
    ]);
    expect(await exported('votingOptions')).toMatchObject([
      { categoryKey, subcategory: null, options: ['Good', 'Bad', 'Soft'] },
    ]);
  });

  test('the complete backup holds all of it as it stood at one position', async () => {
    const { headers, body } = await service.token().get('/api/admin/export').expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="complete-backup-\d{4}-\d\d-\d\d\.json"$/);
    expect(body).toMatchObject({ exportedAt: expect.any(String), position: expect.stringMatching(/^\d+$/) });
    for (const entity of exportedEntities) {
      const rows = (await exported(entity)) as Record<string, unknown>[];
      expect({ entity, ids: body[entity].map(({ id }: { id: string }) => id).sort() }).toEqual({
        entity,
        ids: rows.map(({ id }) => id).sort(),
      });
    }
    expect(body.comments).toMatchObject([{ userId: member.id, content: 'One line\nand another', parentId: null }]);
    expect(body.votes).toMatchObject([{ vote: 'Good', optionId: expect.any(String) }]);
    expect(body.members).toMatchObject([{ id: member.id, firstName: 'Layla' }]);
    await service.token('moderator').get('/api/admin/export').expect(403);
  });

  test('who hangs up while a backup is made leaves nothing behind', async () => {
    const hangUp = new AbortController();
    const answer = fetch(`${service.url}/api/admin/export`, {
      headers: { 'x-admin-token': tokens.admin },
      signal: hangUp.signal,
    });
    const folders = async () => (await readdir(join(process.env['DATA_DIR']!, 'imports'))).filter(isBackup);
    await until(async () => (await folders()).length > 0);
    hangUp.abort();
    await expect(answer).rejects.toThrow();
    await until(async () => (await folders()).length === 0);
  });

  test('what people are and do only an administrator exports, and only what there is', async () => {
    for (const role of ['moderator', 'analyst'] as const) {
      const { body: counts } = await service.token(role).get('/api/admin/export/counts').expect(200);
      const allowed = (counts as { entity: string }[]).map(({ entity }) => entity);
      const ofPeople = ['votes', 'ratings', 'comments', 'profiles'];
      expect(allowed.sort()).toEqual(exportedEntities.filter((entity) => !ofPeople.includes(entity)).sort());
      for (const entity of allowed) await service.token(role).get(`/api/admin/export/${entity}`).expect(200);
      for (const entity of ofPeople) await service.token(role).get(`/api/admin/export/${entity}`).expect(403);
    }
    await service.token().get('/api/admin/export/sessions').expect(404);
  });

  test('statistics tell the sums and each product’s, without hidden ones', async () => {
    const { body: votes } = await service.token('analyst').get('/api/admin/votes/statistics?page=1').expect(200);
    expect(votes).toMatchObject({ total: 1, votes: 1, page: 1, pageSize: 12 });
    expect(votes.items).toMatchObject([
      { productId: product.id, total: 1, byOption: [{ key: 'Good', count: 1 }, {}, {}] },
    ]);
    const { body: ratings } = await service.token().get('/api/admin/ratings/statistics').expect(200);
    expect(ratings).toMatchObject({ total: 1, ratings: 1, average: 5, fiveStars: 1 });
    expect(ratings.items).toMatchObject([{ productId: product.id, total: 1, average: 5, breakdown: { '5': 1 } }]);
  });
});
