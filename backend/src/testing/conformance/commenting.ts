import { held, type World } from './world.ts';

export const commenting = (world: () => World): void =>
  describe('Public: comments', () => {
    test('GET /api/products/:id/comments. POST /api/comments with productId, userId, userName, content, optional parentId', async () => {
      const { service, layla, noor, newProduct } = world();
      const { id: productId } = await newProduct();
      const spoken = { productId, userId: layla.id, userName: 'Layla', content: '  Soft.  ' };
      const root = await held(layla.agent.post('/api/comments').send(spoken).expect(201));
      expect(root).toMatchObject({
        productId,
        userId: layla.id,
        userName: 'Layla',
        content: 'Soft.',
        parentId: null,
      });
      const answer = { productId, userId: noor.id, userName: 'Noor', content: 'Indeed.', parentId: root.id };
      const reply = await held(noor.agent.post('/api/comments').send(answer).expect(201));
      expect(reply).toMatchObject(answer);
      const body = await held(service.visitor().get(`/api/products/${productId}/comments`).expect(200));
      expect(body).toEqual([expect.objectContaining({ id: root.id, replies: [reply] })]);
    });

    test('empty or whitespace-only text cannot be sent', async () => {
      const { layla, product } = world();
      for (const content of ['', '   ', '\n\t'])
        await layla.agent.post('/api/comments').send({ productId: product.id, content }).expect(400);
    });

    test('replies have one level, on the same product', async () => {
      const { layla, newProduct } = world();
      const [{ id: productId }, { id: elsewhere }] = [await newProduct(), await newProduct()];
      const say = (content: string, more: object = {}) =>
        layla.agent.post('/api/comments').send({ productId, content, ...more });
      const root = await held(say('One').expect(201));
      const reply = await held(say('Two', { parentId: root.id }).expect(201));
      expect(await held(say('Three', { parentId: reply.id }).expect(201))).toMatchObject({
        parentId: root.id,
        replyTo: reply.id,
      });
      await say('Four', { parentId: root.id, productId: elsewhere }).expect(400);
    });
  });
