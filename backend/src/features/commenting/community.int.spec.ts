import { viewsDatabase } from '@henna/domain';
import { Databases } from '../../shared/stores/databases.ts';
import { EventStore } from '../../shared/stores/event-store.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { withPageCookie } from '../../testing/page-cookie.ts';
import { MASTER_KEY } from '../../tokens.ts';

describe('rating and commenting', () => {
  let service: AppHarness;
  let productId: string;
  beforeAll(async () => {
    service = await startApp();
    productId = (await makeProduct(service)).id;
  });
  afterAll(() => service.stop());

  const comments = async (query = '', id = productId) =>
    (await service.visitor().get(`/api/products/${id}/comments${query}`).expect(200)).body;

  test('a rating is given, changed and counted once', async () => {
    const { id } = await makeProduct(service);
    const { agent, id: userId } = await service.member();
    const rate = (stars: number) => agent.post('/api/ratings').send({ productId: id, stars });
    const given = await rate(4).expect(201);
    const changed = await rate(5).expect(200);
    expect(changed.body).toMatchObject({ id: given.body.id, stars: 5, createdAt: given.body.createdAt });
    await (await service.member()).agent.post('/api/ratings').send({ productId: id, stars: 2 }).expect(201);
    const { body } = await service.visitor().get(`/api/products/${id}/ratings`).expect(200);
    expect(body).toEqual({ total: 2, average: 3.5, breakdown: { '1': 0, '2': 1, '3': 0, '4': 0, '5': 1 } });
    expect((await agent.get(`/api/products/${id}/ratings/user/${userId}`).expect(200)).body.stars).toBe(5);
    await (await service.member()).agent.get(`/api/products/${id}/ratings/user/${userId}`).expect(403);
  });

  test.each([0, 6, 4.5, '4', null, [5]])('%j stars are refused', async (stars) => {
    const { agent } = await service.member();
    await agent.post('/api/ratings').send({ productId, stars }).expect(400);
  });

  test('a comment stands trimmed, under its author name, with the stars they give', async () => {
    const { agent, id } = await service.member('نور');
    await agent.post('/api/ratings').send({ productId, stars: 4 }).expect(201);
    const { body } = await agent.post('/api/comments').send({ productId, content: '  رائع جدًا  ' }).expect(201);
    expect(body).toMatchObject({
      userId: id,
      userName: 'نور',
      content: 'رائع جدًا',
      parentId: null,
      stars: 4,
      replies: [],
    });
    expect((await comments())[0]).toEqual(body);
    await agent.post('/api/ratings').send({ productId, stars: 2 }).expect(200);
    expect((await comments())[0].stars).toBe(2);
    expect(await comments('?page=1&stars=2')).toMatchObject({ total: 1, items: [{ id: body.id }] });
  });

  test('replies stand one level deep, oldest first, whomever they answer', async () => {
    const { agent } = await service.member();
    const post = async (content: string, parentId?: string) =>
      (await agent.post('/api/comments').send({ productId, content, parentId }).expect(201)).body;
    const root = await post('A root');
    const reply = await post('A reply', root.id);
    const answer = await post('An answer to the reply', reply.id);
    expect(answer).toMatchObject({ parentId: root.id, replyTo: reply.id });
    const [thread] = await comments();
    expect(thread.replies.map(({ content }: { content: string }) => content)).toEqual([
      'A reply',
      'An answer to the reply',
    ]);
  });

  test('a parent on another product is refused', async () => {
    const { agent } = await service.member();
    const other = await makeProduct(service);
    const { body } = await agent.post('/api/comments').send({ productId: other.id, content: 'Elsewhere' }).expect(201);
    const refused = await agent
      .post('/api/comments')
      .send({ productId, content: 'A reply', parentId: body.id })
      .expect(400);
    expect(refused.body.code).toBe('PARENT_OF_OTHER_PRODUCT');
  });

  test('comments come newest first and page by ten', async () => {
    const { id } = await makeProduct(service);
    const { agent } = await service.member();
    for (let number = 1; number <= 12; number++)
      await agent
        .post('/api/comments')
        .send({ productId: id, content: `Number ${number}` })
        .expect(201);
    const first = await comments('?page=1', id);
    const second = await comments('?page=2', id);
    expect(first).toMatchObject({ total: 12, page: 1, pageSize: 10 });
    const words = [...first.items, ...second.items].map(({ content }: { content: string }) => content);
    expect(words).toEqual(Array.from({ length: 12 }, (_, index) => `Number ${12 - index}`));
    expect((await comments('?page=9', id)).items).toEqual([]);
    expect((await service.visitor().get(`/api/products/${id}`)).body.commentCount).toBe(12);
  });

  test.each(['', '   \n ', 'x'.repeat(2_001), 'half \ud83d', 7, null])('the text %j is refused', async (content) => {
    const { agent } = await service.member();
    await agent.post('/api/comments').send({ productId, content }).expect(400);
  });

  test('neither the log nor the views hold a name or a text in clear', async () => {
    const { agent } = await service.member('Scheherazade');
    const { body } = await agent
      .post('/api/comments')
      .send({ productId, content: 'a thousand and one nights' })
      .expect(201);
    const { events } = await service.app.get(EventStore).read(`comment-${body.id}`);
    const { client } = service.app.get(Databases);
    const views = client.db(viewsDatabase);
    const stored = [JSON.stringify(events, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))];
    for (const { name } of await views.listCollections().toArray())
      stored.push(JSON.stringify(await views.collection(name).find().toArray()));
    expect(stored.join()).toContain(body.id);
    expect(stored.join()).not.toMatch(/Scheherazade|thousand and one/);
  });

  test('a visit counts once per visitor, and a bot never', async () => {
    const { id } = await makeProduct(service);
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0';
    const visit = (visitor: ReturnType<AppHarness['visitor']>, userAgent = browser) =>
      visitor.post(`/api/products/${id}/visit`).set('user-agent', userAgent).expect(204);
    const master = service.app.get<Buffer>(MASTER_KEY);
    const somebody = withPageCookie(service.visitor(), master);
    await visit(somebody);
    await visit(somebody);
    await visit(withPageCookie((await service.member()).agent, master));
    await visit(withPageCookie(service.visitor(), master), 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    const position = await service.app.get(EventStore).tail();
    const { body } = await service
      .visitor()
      .get(`/api/products/${id}`)
      .set('X-Min-Position', String(position))
      .expect(200);
    expect(body.visitCount).toBe(2);
    await service.visitor().post('/api/products/nothing/visit').expect(204);
  });
});
