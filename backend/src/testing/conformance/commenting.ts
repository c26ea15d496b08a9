import { bodyOf, type Fixtures } from './fixtures.ts';

export const commenting = (fixtures: () => Fixtures): void =>
  describe('Public: comments', () => {
    test('GET /api/products/:id/comments. POST /api/comments with productId, userId, userName, content, optional parentId', async () => {
      const { service, layla, noor, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      const spoken = { productId, userId: layla.id, userName: 'Layla', content: '  Soft.  ' };
      const root = await bodyOf(layla.agent.post('/api/comments').send(spoken).expect(201));
      expect(root).toMatchObject({
        productId,
        userId: layla.id,
        userName: 'Layla',
        content: 'Soft.',
        parentId: null,
      });
      const response = { productId, userId: noor.id, userName: 'Noor', content: 'Indeed.', parentId: root.id };
      const reply = await bodyOf(noor.agent.post('/api/comments').send(response).expect(201));
      expect(reply).toMatchObject(response);
      const body = await bodyOf(service.visitor().get(`/api/products/${productId}/comments`).expect(200));
      expect(body).toEqual([expect.objectContaining({ id: root.id, replies: [reply] })]);
    });

    test('empty or whitespace-only text cannot be sent', async () => {
      const { layla, product } = fixtures();
      for (const content of ['', '   ', '\n\t'])
        await layla.agent.post('/api/comments').send({ productId: product.id, content }).expect(400);
    });

    test('replies have one level, on the same product', async () => {
      const { layla, newProduct } = fixtures();
      const [{ id: productId }, { id: elsewhere }] = [await newProduct(), await newProduct()];
      const post = (content: string, more: object = {}) =>
        layla.agent.post('/api/comments').send({ productId, content, ...more });
      const root = await bodyOf(post('One').expect(201));
      const reply = await bodyOf(post('Two', { parentId: root.id }).expect(201));
      expect(await bodyOf(post('Three', { parentId: reply.id }).expect(201))).toMatchObject({
        parentId: root.id,
        replyTo: reply.id,
      });
      await post('Four', { parentId: root.id, productId: elsewhere }).expect(400);
    });

    test('PUT and DELETE /api/comments/:id/helpful', async () => {
      const { layla, noor, newProduct } = fixtures();
      const { id: productId } = await newProduct();
      const root = await bodyOf(layla.agent.post('/api/comments').send({ productId, content: 'Soft.' }).expect(201));
      const path = `/api/comments/${String(root.id)}/helpful`;
      const marked = await bodyOf(noor.agent.put(path).expect(200));
      expect(marked).toEqual({ commentId: root.id, helpful: true, helpfulCount: 1 });
      const read = () => bodyOf(noor.agent.get(`/api/products/${productId}/comments?page=1&sort=helpful`).expect(200));
      expect(await read()).toMatchObject({ items: [{ helpfulCount: 1, helpful: true }], sort: 'helpful', next: null });
      await noor.agent.delete(path).expect(204);
      expect(await read()).toMatchObject({ items: [{ helpfulCount: 0, helpful: false }] });
    });
  });
