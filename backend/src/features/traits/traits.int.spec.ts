import type { Traits } from '@henna/domain';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

const none = { skinType: null, skinTone: null, hairType: null, ageGroup: null };

describe('traits', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp({ OPINIONS_EVERY: '0' })));
  afterAll(() => service.stop());

  const withTraits = async (traits: Traits, fields: object = {}) => {
    const member = await service.member('Layla');
    await member.agent
      .post('/api/profile')
      .send({ displayName: 'Layla', traits, ...fields })
      .expect(201);
    return { ...member, path: `/api/profile/${member.id}` };
  };
  const opinions = async (productId: string, query: string) =>
    (await service.visitor().get(`/api/products/${productId}/opinions?${query}`).expect(200)).body as object;
  const rated = async (productId: string, count: number, traits: Traits, stars = 4, vote = 'Good') => {
    for (let index = 0; index < count; index++) {
      const { agent } = await withTraits(traits);
      await agent.post('/api/ratings').send({ productId, stars }).expect(201);
      await agent.post('/api/votes').send({ productId, vote }).expect(201);
    }
  };

  test('are the owner’s to see, until they are published with a public profile', async () => {
    const { agent, path } = await withTraits({ skinType: 'dry', ageGroup: '55+' });
    const given = { ...none, skinType: 'dry', ageGroup: '55+' };
    expect((await agent.get(path).expect(200)).body).toMatchObject({ traits: given, traitsPublic: false });
    const seen = async () => (await service.visitor().get(path).expect(200)).body.traits as unknown;
    expect(await seen()).toBeNull();
    const { body, headers } = await agent.put(path).send({ traitsPublic: true }).expect(200);
    expect(body).toMatchObject({ traits: given, traitsPublic: true });
    expect(headers['x-position']).toMatch(/^\d+$/);
    expect(await seen()).toEqual(given);
    await agent.put(path).send({ isPublic: false }).expect(200);
    await service.visitor().get(path).expect(404);
  });

  test('change together, stay without the field, and are cleared', async () => {
    const { agent, path, id } = await withTraits({ skinType: 'dry' });
    const traits = async (body: object) => (await agent.put(path).send(body).expect(200)).body.traits as unknown;
    expect(await traits({ traits: { hairType: 'coily', skinType: null } })).toEqual({ ...none, hairType: 'coily' });
    expect(await traits({ bio: 'Hello.' })).toEqual({ ...none, hairType: 'coily' });
    expect(await traits({ traits: {} })).toEqual(none);
    expect(await traits({ traits: {} })).toEqual(none);
    const { events } = await service.app.get(EventStore).read(`member-${id}`);
    expect(events.filter(({ type }) => type === 'MemberTraitsChanged')).toHaveLength(3);
    const { body } = await agent.get('/api/accounts/current/export').expect(200);
    expect(body.traits).toMatchObject([{ skinType: 'dry' }, { hairType: 'coily' }, none]);
  });

  test.each([{ skinType: 'scaly' }, { skinType: 7 }, { mood: 'good' }, { ageGroup: ['55+'] }])(
    '%j are refused',
    async (traits) => {
      const { agent } = await service.member();
      const { body } = await agent.post('/api/profile').send({ displayName: 'Layla', traits }).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
      await agent.post('/api/profile').send({ displayName: 'Layla', traits: null }).expect(400);
      await agent.post('/api/profile').send({ displayName: 'Layla', traits: 'dry' }).expect(400);
    },
  );

  test('stand beside the comments of who has published them', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent, path, id } = await withTraits({ skinType: 'oily' });
    const posted = await agent.post('/api/comments').send({ productId, content: 'Fine.' }).expect(201);
    expect(posted.body.authorTraits).toBeNull();
    const beside = async () =>
      (await service.visitor().get(`/api/products/${productId}/comments`).expect(200)).body[0].authorTraits as unknown;
    expect(await beside()).toBeNull();
    await agent.put(path).send({ traitsPublic: true }).expect(200);
    expect(await beside()).toEqual({ ...none, skinType: 'oily' });
    await agent
      .put(path)
      .send({ traits: { skinType: 'normal' } })
      .expect(200);
    expect(await beside()).toEqual({ ...none, skinType: 'normal' });
    await agent.put(path).send({ traitsPublic: false }).expect(200);
    expect(await beside()).toBeNull();
    // No history tells staff.
    const { body } = await service.token().get(`/api/admin/history?memberId=${id}`);
    expect(JSON.stringify(body)).not.toMatch(/oily|MemberTraitsChanged/);
  });

  test('answer what five people who have them say, while there are five others', async () => {
    const { id: productId } = await makeProduct(service);
    await rated(productId, 4, { skinType: 'dry', hairType: 'curly' }, 5);
    await rated(productId, 5, {}, 1);
    expect(await opinions(productId, 'skinType=dry')).toEqual({ enough: false });
    await rated(productId, 1, { skinType: 'dry', hairType: 'curly' }, 4);
    expect(await opinions(productId, 'skinType=dry')).toEqual({
      enough: true,
      rating: { average: 4.8, count: 5 },
      votes: { count: 5, top: [{ key: 'Good', labels: expect.anything(), tone: 'positive', percentage: 100 }] },
    });
    // Both together are the same five: that would tell the hair of everybody with dry skin.
    expect(await opinions(productId, 'skinType=dry&hairType=curly')).toEqual({ enough: false });
    await rated(productId, 1, { skinType: 'dry' }, 1);
    expect(await opinions(productId, 'skinType=dry')).toMatchObject({ rating: { average: 4.8, count: 5 } });
    expect(await opinions(productId, 'ageGroup=55%2B')).toEqual({ enough: false });
  });

  test('of one or two are asked for, of a product that is there', async () => {
    const { id } = await makeProduct(service);
    const ask = (query: string) => service.visitor().get(`/api/products/${id}/opinions?${query}`);
    for (const query of ['', 'skinType=dry&skinTone=tan&hairType=curly'])
      expect((await ask(query).expect(400)).body).toMatchObject({ code: 'TRAIT_COUNT', params: { max: 2 } });
    for (const query of ['skinType=scaly', 'skinType=dry&skinType=oily', 'mood=good', 'skinType[$ne]=dry'])
      expect((await ask(query).expect(400)).body.code).toBe('VALIDATION_FAILED');
    await service.visitor().get('/api/products/0198c0de-0000-7000-8000-000000000000/opinions?skinType=dry').expect(404);
    await ask('skinType=dry').expect(200, { enough: false });
  });

  test('are forgotten with an erased member, and count no more', async () => {
    const { id: productId } = await makeProduct(service);
    await rated(productId, 4, { hairType: 'wavy' });
    await rated(productId, 5, {});
    const { agent, password } = await withTraits({ hairType: 'wavy' });
    await agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
    expect(await opinions(productId, 'hairType=wavy')).toMatchObject({ enough: true });
    await agent.delete('/api/accounts/current').send({ password }).expect(204);
    expect(await opinions(productId, 'hairType=wavy')).toEqual({ enough: false });
  });
});

describe('what groups say', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp({ OPINIONS_EVERY: '86400' })));
  afterAll(() => service.stop());

  test('waits for the next renewal, whoever asks', async () => {
    const { id: productId } = await makeProduct(service);
    for (let index = 0; index < 10; index++) {
      const { agent } = await service.member();
      const traits = index < 5 ? { skinType: 'dry' } : {};
      await agent.post('/api/profile').send({ displayName: 'Layla', traits }).expect(201);
      await agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
      const { body } = await service.visitor().get(`/api/products/${productId}/opinions?skinType=dry`).expect(200);
      expect(body).toEqual({ enough: false });
    }
  });
});
