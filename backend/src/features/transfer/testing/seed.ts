import type { AppHarness } from '../../../testing/app-harness.ts';
import { makeProduct } from '../../../testing/builders.ts';

const bodyOf = <Body>({ body }: { readonly body: unknown }) => body as Body;

/** Writes records of every kind, changes, renames and removes some. */
export const seedEveryKind = async (service: AppHarness) => {
  const admin = service.token();
  const options = ['Good', '=SUM(A1)', "'Soft'"];
  const one = await makeProduct(service, { options });
  const two = await makeProduct(service);
  const gone = await makeProduct(service);
  const sets = bodyOf<object[]>(await admin.get('/api/admin/voting-options').expect(200));
  const labels = { Lovely: { ar: 'رائع' } };
  const renamed = { categoryKey: one.categoryKey, options: ['Lovely', ...options.slice(1)], labels };
  await admin
    .post('/api/admin/voting-options')
    .send({ ...renamed, renames: [{ from: 'Good', to: 'Lovely' }] })
    .expect(200);
  expect(sets).toHaveLength(1);
  await admin
    .put('/api/voting-options')
    .send({ options: ['Fine', 'Poor'] })
    .expect(200);
  const shades = [{ name: 'Rose, "new"', hex: '#A06F4A' }];
  const description = 'Two\r\nlines, "quoted"';
  await admin.put(`/api/products/${one.id}`).send({ name: '+Plus', description, shades }).expect(200);
  const brands = bodyOf<{ id: string }[]>(await admin.get('/api/admin/brands').expect(200));
  await admin
    .put(`/api/admin/brands/${brands[0]!.id}`)
    .send({ displayName: '-Dash', labels: { ar: 'شرطة' } })
    .expect(200);
  for (const name of ['Layla', 'Noor']) {
    const { agent } = await service.member(name);
    // No text comes three times: it would wait for a moderator.
    for (const { id: productId } of [one, two, gone]) {
      await agent.post('/api/ratings').send({ productId, stars: 3 }).expect(201);
      await agent.post('/api/ratings').send({ productId, stars: 5 }).expect(200);
      await agent.put(`/api/shelf/${productId}`).send({ state: 'want' }).expect(200);
      await agent.put(`/api/shelf/${productId}`).send({ state: 'have', again: true }).expect(200);
      const root = bodyOf<{ id: string }>(
        await agent
          .post('/api/comments')
          .send({ productId, content: `@everyone\n"hi", ${name}, ${productId}` })
          .expect(201),
      );
      const reply = bodyOf<{ id: string }>(
        await agent
          .post('/api/comments')
          .send({ productId, content: `Yes, ${productId}`, parentId: root.id })
          .expect(201),
      );
      await agent
        .post('/api/comments')
        .send({ productId, content: `No, ${productId}`, parentId: reply.id })
        .expect(201);
      await agent
        .put(`/api/comments/${reply.id}`)
        .send({ content: `Yes! ${productId}` })
        .expect(200);
    }
    await agent.post('/api/votes').send({ productId: one.id, vote: 'Lovely' }).expect(201);
    await agent.post('/api/votes').send({ productId: two.id, vote: 'Poor' }).expect(201);
    await agent
      .post('/api/profile')
      .send({
        displayName: `${name} of Henna`,
        email: `${name}@example.org`,
        traits: { skinType: 'dry', ageGroup: '55+' },
        traitsPublic: true,
      })
      .expect(201);
  }
  const comments = bodyOf<{ id: string }[]>(await admin.get('/api/admin/comments').expect(200));
  const { agent: reader, id: readerId } = await service.member('Salma');
  for (const { id } of comments.slice(0, 2)) await reader.put(`/api/comments/${id}/helpful`).expect(200);
  await admin.put(`/api/admin/members/${readerId}/mute`).set('X-Reason', 'spam').expect(204);
  await admin.post('/api/admin/banners').send({ title: 'Spring', linkUrl: '/products', active: true }).expect(201);
  await admin.delete(`/api/products/${gone.id}`).expect(204);
};
