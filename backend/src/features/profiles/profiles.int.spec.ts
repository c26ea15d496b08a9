import { viewsDatabase } from '@henna/domain';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

describe('profiles', () => {
  let service: AppHarness;
  beforeAll(async () => (service = await startApp()));
  afterAll(() => service.stop());

  const words = {
    displayName: '  Scheherazade  ',
    email: 'nights@example.org',
    bio: 'One thousand\nand one.',
    avatarUrl: 'https://example.org/me.png',
    favoriteCategories: [' mica '],
  };
  const owner = async (fields: object = {}) => {
    const member = await service.member();
    const { body } = await member.agent
      .post('/api/profile')
      .send({ ...words, ...fields })
      .expect(201);
    return { ...member, profile: body, path: `/api/profile/${member.id}` };
  };
  const stored = (value: unknown) =>
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each));

  test('a profile is created by its owner and read by everybody, without the e-mail', async () => {
    const { agent, id, profile, path } = await owner();
    expect(profile).toEqual({
      ...words,
      id,
      userId: id,
      displayName: 'Scheherazade',
      favoriteCategories: ['mica'],
      isPublic: true,
      shelfPublic: false,
      traitsPublic: false,
      traits: { skinType: null, skinTone: null, hairType: null, ageGroup: null },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: profile.createdAt,
    });
    await agent.get(path).expect(200, profile).expect('cache-control', 'private, no-store');
    await service
      .visitor()
      .get(path)
      .expect(200, { ...profile, email: null, traits: null });
    await (await service.member()).agent.get(path).expect(200, { ...profile, email: null, traits: null });
  });

  test('a person has one profile, however often it is asked for', async () => {
    const { agent, id } = await service.member();
    await agent.get(`/api/profile/${id}`).expect(404);
    const create = () =>
      agent
        .post('/api/profile')
        .set('Idempotency-Key', 'first')
        .send({ userId: id, ...words });
    const [first, again] = await Promise.all([create(), create()]);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const { body } = await agent.post('/api/profile').send(words).expect(409);
    expect(body.code).toBe('PROFILE_EXISTS');
    expect((await service.app.get(EventStore).read(`profile-${id}`)).events).toHaveLength(1);
  });

  test('a private profile is there for its owner alone', async () => {
    const { agent, profile, path } = await owner({ isPublic: false });
    await agent.get(path).expect(200, profile);
    for (const other of [service.visitor(), (await service.member()).agent])
      expect((await other.get(path).expect(404)).body.code).toBe('PROFILE_NOT_FOUND');
    await agent.put(path).send({ isPublic: true }).expect(200);
    await service.visitor().get(path).expect(200);
  });

  test('a profile belongs to its owner', async () => {
    const { path, id } = await owner();
    const { agent, id: ownId } = await service.member();
    await agent.put(path).send({ displayName: 'Mine now' }).expect(403);
    await agent
      .post('/api/profile')
      .send({ ...words, userId: id })
      .expect(403);
    await agent
      .put(`/api/profile/${ownId}`)
      .send({ ...words, userId: id })
      .expect(403);
    expect((await agent.put(`/api/profile/${ownId}`).send(words).expect(404)).body.code).toBe('PROFILE_NOT_FOUND');
    await service.visitor().put(path).send(words).expect(401);
    await service.visitor().post('/api/profile').send(words).expect(401);
    for (const nobody of ['anonymous-7', encodeURIComponent('{"$ne":1}'), '%24where'])
      await service.visitor().get(`/api/profile/${nobody}`).expect(404);
  });

  test('absent fields stay, null and empty ones are cleared', async () => {
    const { agent, path, profile } = await owner();
    const { body } = await agent.put(path).send({ bio: null, avatarUrl: '', displayName: 'Dinarzad' }).expect(200);
    expect(body).toEqual({
      ...profile,
      bio: null,
      avatarUrl: null,
      displayName: 'Dinarzad',
      updatedAt: body.updatedAt,
    });
    expect(body.updatedAt > profile.updatedAt).toBe(true);
    await agent.get(path).expect(200, body);
    const { body: bare } = await agent.put(path).send({ favoriteCategories: null, email: null }).expect(200);
    expect(bare).toMatchObject({ favoriteCategories: [], email: null });
  });

  test('a change that changes nothing writes nothing', async () => {
    const { agent, path, id, profile } = await owner();
    const { events } = await service.app.get(EventStore).read(`profile-${id}`);
    const { displayName, email, bio, avatarUrl, favoriteCategories, isPublic } = profile;
    for (const same of [{}, { displayName, email, bio, avatarUrl, favoriteCategories, isPublic }, { bio }]) {
      const { body, headers } = await agent.put(path).send(same).expect(200);
      expect(body).toEqual(profile);
      expect(headers['x-position']).toBe(String(events[0]!.position));
    }
    expect((await service.app.get(EventStore).read(`profile-${id}`)).events).toHaveLength(1);
  });

  test.each([
    ['RESERVED_NAME', 'Henna Moderator'],
    ['RESERVED_NAME', 'الإدارة'],
    ['UNREADABLE_NAME', 'Al\u202eice'],
  ])('%s: a profile is not called %j', async (code, displayName) => {
    const { agent, id } = await service.member();
    const refused = { code, fields: [{ field: 'displayName' }] };
    expect((await agent.post('/api/profile').send({ displayName }).expect(400)).body).toMatchObject(refused);
    await agent.post('/api/profile').send({ displayName: 'Layla' }).expect(201);
    expect((await agent.put(`/api/profile/${id}`).send({ displayName }).expect(400)).body).toMatchObject(refused);
  });

  test.each([
    ['displayName', { displayName: '   ' }],
    ['displayName', { displayName: null }],
    ['displayName', { displayName: 'x'.repeat(201) }],
    ['displayName', { displayName: 'two\nlines' }],
    ['email', { email: 'no address' }],
    ['bio', { bio: 'x'.repeat(1_001) }],
    ['bio', { bio: 7 }],
    ['avatarUrl', { avatarUrl: 'javascript:alert(1)' }],
    ['avatarUrl', { avatarUrl: 'data:image/png;base64,AA' }],
    ['avatarUrl', { avatarUrl: `https://example.org/${'x'.repeat(2_048)}` }],
    ['favoriteCategories', { favoriteCategories: Array.from({ length: 51 }, (_, index) => `c${index}`) }],
    ['favoriteCategories', { favoriteCategories: [' '] }],
    ['favoriteCategories', { favoriteCategories: 'makeup' }],
    ['isPublic', { isPublic: null }],
    ['isPublic', { isPublic: 'yes' }],
    ['createdAt', { createdAt: '2020-01-01T00:00:00.000Z' }],
  ])('%s is refused in %j', async (field, body) => {
    const { agent, id } = await service.member();
    const created = await agent
      .post('/api/profile')
      .send({ ...words, ...body })
      .expect(400);
    const changed = await agent.put(`/api/profile/${id}`).send(body).expect(400);
    for (const response of [created, changed])
      expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
  });

  test('favourite categories follow the catalogue: a rename shows, a removal hides', async () => {
    const admin = service.token();
    const add = async (name: string) =>
      (await admin.post('/api/admin/categories').send({ name, displayName: name }).expect(201)).body.id as string;
    const [nails, feet] = [await add('nail_care'), await add('foot care')];
    const { agent, path, profile, id } = await owner({
      favoriteCategories: ['Nail Care', 'Foot_Care', 'mica', 'MICA'],
    });
    expect(profile.favoriteCategories).toEqual(['nail_care', 'foot care', 'mica']);
    const favourites = async () => (await service.visitor().get(path).expect(200)).body.favoriteCategories as string[];
    await admin.put(`/api/admin/categories/${nails}`).send({ name: 'hands', displayName: 'Hands' }).expect(200);
    expect(await favourites()).toEqual(['hands', 'foot care', 'mica']);
    await admin.delete(`/api/admin/categories/${feet}`).expect(204);
    expect(await favourites()).toEqual(['hands', 'mica']);
    await agent
      .put(path)
      .send({ favoriteCategories: ['hands', 'mica'] })
      .expect(200);
    expect((await service.app.get(EventStore).read(`profile-${id}`)).events).toHaveLength(1);
    await admin.post(`/api/admin/categories/${feet}/restore`).expect((response) => expect(response.ok).toBe(true));
    expect(await favourites()).toEqual(['hands', 'foot care', 'mica']);
  });

  test('the author name follows the profile everywhere at once; a private one still gives the name', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent, id } = await service.member('Layla');
    const path = `/api/profile/${id}`;
    const { body: posted } = await agent.post('/api/comments').send({ productId, content: 'Fine.' }).expect(201);
    expect(posted).toMatchObject({ userName: 'Layla', hasProfile: false });
    const author = async () => {
      const { body } = await service.visitor().get(`/api/products/${productId}/comments`).expect(200);
      return { userName: body[0].userName as string, hasProfile: body[0].hasProfile as boolean };
    };
    await agent.post('/api/profile').send({ displayName: 'Lulu' }).expect(201);
    expect(await author()).toEqual({ userName: 'Lulu', hasProfile: true });
    await agent.put(path).send({ displayName: 'ليلى' }).expect(200);
    expect(await author()).toEqual({ userName: 'ليلى', hasProfile: true });
    await agent.put(path).send({ isPublic: false }).expect(200);
    expect(await author()).toEqual({ userName: 'ليلى', hasProfile: false });
    const rating = await agent.post('/api/ratings').send({ productId, stars: 4, userName: 'ليلى' }).expect(201);
    const vote = await agent.post('/api/votes').send({ productId, vote: 'Good' }).expect(201);
    const own = await agent.get(`/api/products/${productId}/ratings/user/${id}`).expect(200);
    expect([rating, vote, own].map(({ body }) => body.userName)).toEqual(['ليلى', 'ليلى', 'ليلى']);
  });

  test('a name in a body must be the author’s own', async () => {
    const { id: productId } = await makeProduct(service);
    const { agent } = await service.member('Layla');
    const as = (userName: string) => ({
      vote: agent.post('/api/votes').send({ productId, vote: 'Good', userName }),
      rating: agent.post('/api/ratings').send({ productId, stars: 3, userName }),
      comment: agent.post('/api/comments').send({ productId, content: 'Fine.', userName }),
    });
    for (const response of await Promise.all(Object.values(as('Somebody else')))) expect(response.status).toBe(403);
    for (const response of await Promise.all(Object.values(as(' Layla ')))) expect(response.status).toBe(201);
  });

  test('neither the log nor the views hold a profile in clear', async () => {
    const { id } = await owner();
    const { events } = await service.app.get(EventStore).read(`profile-${id}`);
    const { client } = service.app.get(Databases);
    const documents = [stored(events)];
    const views = client.db(viewsDatabase);
    for (const { name } of await views.listCollections().toArray())
      documents.push(stored(await views.collection(name).find().toArray()));
    expect(documents.join()).toContain(id);
    expect(documents.join()).not.toMatch(/Scheherazade|nights@|One thousand|me\.png/);
  });
});
