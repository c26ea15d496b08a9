import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';

describe('voting', () => {
  let service: AppHarness;
  let productId: string;
  const options = Array.from({ length: 24 }, (_, index) => `Option ${index + 1}`);
  beforeAll(async () => {
    service = await startApp();
    productId = (await makeProduct(service, { options })).id;
  });
  afterAll(() => service.stop());

  const statistics = async () => (await service.visitor().get(`/api/products/${productId}/votes`).expect(200)).body;
  const count = async (vote: string) =>
    (await statistics()).byOption.find(({ key }: { key: string }) => key === vote).count as number;

  test('a vote is counted as soon as it is answered', async () => {
    const { agent, id } = await service.member();
    const before = await count('Option 1');
    const { body, headers } = await agent
      .post('/api/votes')
      .send({ productId, vote: 'Option 1', userName: 'Layla' })
      .expect(201);
    expect(headers['x-projection-pending']).toBeUndefined();
    expect(body).toMatchObject({ productId, userId: id, userName: 'Layla', vote: 'Option 1' });
    expect(await count('Option 1')).toBe(before + 1);
    const { body: product } = await service.visitor().get(`/api/products/${productId}`).expect(200);
    expect(product.votes).toEqual(await statistics());
  });

  test('a repeated vote is 200 and counts once', async () => {
    const { agent } = await service.member();
    await agent.post('/api/votes').send({ productId, vote: 'Option 2' }).expect(201);
    const before = await count('Option 2');
    await agent.post('/api/votes').send({ productId, vote: 'Option 2' }).expect(200);
    expect(await count('Option 2')).toBe(before);
  });

  test('a member reads their own votes, nobody else does', async () => {
    const { agent, id } = await service.member();
    const path = `/api/products/${productId}/votes/user/${id}`;
    await agent.get(path).expect(200, 'null');
    for (const vote of ['Option 3', 'Option 4']) await agent.post('/api/votes').send({ productId, vote }).expect(201);
    expect((await agent.get(path).expect(200)).body.vote).toBe('Option 4');
    expect((await agent.get(`${path}/all`).expect(200)).body.map(({ vote }: { vote: string }) => vote)).toEqual([
      'Option 3',
      'Option 4',
    ]);
    await service.visitor().get(`${path}/all`).expect(401);
    await (await service.member()).agent.get(path).expect(403);
  });

  test('a vote is withdrawn once, and withdrawing again changes nothing', async () => {
    const { agent, id } = await service.member();
    await agent.post('/api/votes').send({ productId, vote: 'Option 5' }).expect(201);
    const before = await count('Option 5');
    await agent.delete('/api/votes').send({ productId, userId: id, vote: 'Option 5' }).expect(204);
    await agent.delete('/api/votes').send({ productId, userId: id, vote: 'Option 5' }).expect(204);
    expect(await count('Option 5')).toBe(before - 1);
  });

  test('twenty votes are the limit', async () => {
    const { agent } = await service.member();
    for (const vote of options.slice(0, 20)) await agent.post('/api/votes').send({ productId, vote }).expect(201);
    const { body } = await agent.post('/api/votes').send({ productId, vote: 'Option 21' }).expect(409);
    expect(body.code).toBe('MAX_VOTES_EXCEEDED');
    await agent.post('/api/votes').send({ productId, vote: 'Option 20' }).expect(200);
  });

  test('a retired option hides its votes until it comes back', async () => {
    const shop = await makeProduct(service, { options: ['Kept', 'Retired'] });
    const { agent, id } = await service.member();
    for (const vote of ['Kept', 'Retired'])
      await agent.post('/api/votes').send({ productId: shop.id, vote }).expect(201);
    const setOptions = (labels: string[]) =>
      service.token().post('/api/admin/voting-options').send({ categoryKey: shop.categoryKey, options: labels });
    await setOptions(['Kept', 'New']);
    const votes = async () => (await service.visitor().get(`/api/products/${shop.id}/votes`)).body;
    expect(await votes()).toMatchObject({
      total: 1,
      byOption: [
        { key: 'Kept', count: 1, percentage: 100 },
        { key: 'New', count: 0 },
      ],
    });
    expect((await agent.get(`/api/products/${shop.id}/votes/user/${id}/all`)).body).toHaveLength(1);
    await agent.post('/api/votes').send({ productId: shop.id, vote: 'Retired' }).expect(400);
    await setOptions(['Kept', 'New', 'Retired']);
    expect((await votes()).total).toBe(2);
  });

  test('options come from the subcategory, else the category, else they are Good and Bad', async () => {
    const shop = await makeProduct(service);
    const labels = async () =>
      (await service.visitor().get(`/api/products/${shop.id}/voting-options`).expect(200)).body.options;
    const setOptions = (body: object) =>
      service
        .token()
        .post('/api/admin/voting-options')
        .send({ categoryKey: shop.categoryKey, ...body });
    expect(await labels()).toEqual(['Good', 'Bad']);
    await setOptions({ options: ['Creamy', 'Dry'] });
    expect(await labels()).toEqual(['Creamy', 'Dry']);
    await setOptions({ subcategory: shop.subcategory, options: ['Glossy', 'Matte'] });
    expect(await labels()).toEqual(['Glossy', 'Matte']);
  });

  test('an idempotency key has one effect and one answer', async () => {
    const { agent } = await service.member();
    const cast = () => agent.post('/api/votes').set('Idempotency-Key', 'the key').send({ productId, vote: 'Option 6' });
    const before = await count('Option 6');
    const answers = await Promise.all([cast(), cast(), cast()]);
    answers.push(await cast());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count('Option 6')).toBe(before + 1);
    const { body } = await agent
      .post('/api/votes')
      .set('Idempotency-Key', 'the key')
      .send({ productId, vote: 'Option 7' })
      .expect(400);
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test.each([
    [{ vote: 'No such option' }, 400, 'UNKNOWN_OPTION'],
    [{ vote: 'Option 1', userId: 'somebody else' }, 403, 'FORBIDDEN'],
    [{ vote: '' }, 400, 'VALIDATION_FAILED'],
    [{ vote: 'Option 1', productId: '01890000-0000-7000-8000-000000000000' }, 404, 'PRODUCT_NOT_FOUND'],
  ])('%j is %s %s', async (body, status, code) => {
    const { agent } = await service.member();
    const response = await agent.post('/api/votes').send({ productId, ...body });
    expect({ status: response.status, code: response.body.code }).toEqual({ status, code });
  });

  test('a visitor is asked to sign in', () =>
    service.visitor().post('/api/votes').send({ productId, vote: 'Option 1' }).expect(401));
});
