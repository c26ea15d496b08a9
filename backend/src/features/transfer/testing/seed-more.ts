import { setTimeout as pause } from 'node:timers/promises';
import type { AppHarness } from '../../../testing/app-harness.ts';
import { withPageCookie } from '../../../testing/page-cookie.ts';
import { MASTER_KEY } from '../../../tokens.ts';
import { sampleImage } from '../../media/testing/sample-images.ts';

interface Made {
  readonly id: string;
}
interface Listed extends Made {
  readonly name: string;
}
interface ProductListed extends Made {
  readonly brandId: string;
  readonly brand: string;
  readonly category: string;
}

const bodyOf = <Body>({ body }: { readonly body: unknown }) => body as Body;
const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('nothing is listed');
  return item;
};

/** Under these a visit is worth more than a comment. */
const pointsOfRules = {
  points: { visits: 20, votes: 1, ratings: 0, comments: 1 },
  capPerPersonAndDay: 90,
  halfLifeDays: 30,
};

/** Lists follow other rules when their scores have been made anew. */
export const rulesAreLive = async (service: AppHarness) => {
  for (;;) {
    const answer = await service.token().get('/api/analytics/rules').expect(200);
    const { isLive, revision, live } = bodyOf<{ isLive: boolean; revision: number; live: unknown }>(answer);
    if (isLive && revision >= 0) return expect(live).toEqual(pointsOfRules);
    await pause(100);
  }
};

/** What an export does not show: pictures, visits, old names, votes for retired options, withdrawn roots. */
export const seedUnexported = async (service: AppHarness) => {
  const admin = service.token();
  const products = bodyOf<ProductListed[]>(await admin.get('/api/admin/products').expect(200));
  const { id, brandId, brand, category } = first(products);
  const { uploadUrl, objectPath } = bodyOf<{ uploadUrl: string; objectPath: string }>(
    await admin.post(`/api/products/${id}/images/upload-url`).expect(201),
  );
  const { pathname, search } = new URL(uploadUrl, service.url);
  await service
    .visitor()
    .put(`${pathname}${search}`)
    .type('image/png')
    .send(await sampleImage(20, 30, 'png'))
    .expect(204);
  await admin.post(`/api/products/${id}/images`).send({ rawImageUrl: objectPath, altText: 'Two halves' }).expect(201);
  for (let visit = 0; visit < 3; visit++)
    await withPageCookie(service.visitor(), service.app.get(MASTER_KEY))
      .post(`/api/products/${id}/visit`)
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')
      .expect(204);
  const { agent } = await service.member('Sara');
  const { options } = bodyOf<{ options: string[] }>(
    await service.visitor().get(`/api/products/${id}/voting-options`).expect(200),
  );
  await agent
    .post('/api/votes')
    .send({ productId: id, vote: first(options) })
    .expect(201);
  await admin
    .post('/api/admin/voting-options')
    .send({ categoryKey: category, options: ['Other'] })
    .expect(200);
  const root = bodyOf<Made>(
    await agent.post('/api/comments').send({ productId: id, content: 'Gone soon' }).expect(201),
  );
  await agent.post('/api/comments').send({ productId: id, content: 'Stays', parentId: root.id }).expect(201);
  await agent.delete(`/api/comments/${root.id}`).expect(204);
  const parts = bodyOf<Made[]>(await admin.get('/api/admin/subcategories').expect(200));
  await admin
    .put(`/api/admin/subcategories/${first(parts).id}`)
    .send({ name: 'Elsewhere' })
    .expect(200);
  await admin
    .post('/api/analytics/notebook')
    .send({
      title: 'Votes by brand',
      note: 'A fair.\nSee them.',
      dashboard: 'Team',
      threshold: { direction: 'below', value: 0.5 },
      view: { tab: 'explore', search: { metric: 'visitToVote', group: 'brand' } },
    })
    .expect(201);
  await admin.put('/api/analytics/rules').send(pointsOfRules).expect(200);
  await rulesAreLive(service);
  const own = bodyOf<Made[]>(await admin.get('/api/admin/brands').expect(200));
  for (const [key, last] of [
    ['gone', 'categories'],
    ['going', 'subcategories'],
  ] as const) {
    const names = { name: key, displayName: `Was ${key}` };
    const home = bodyOf<Made>(await admin.post('/api/admin/categories').send(names).expect(201));
    const part = bodyOf<Made>(
      await admin
        .post('/api/admin/subcategories')
        .send({ ...names, categoryId: home.id })
        .expect(201),
    );
    const fields = { name: `Stays in ${key}`, brandId: first(own).id, category: key, subcategory: key };
    const product = bodyOf<Made>(await admin.post('/api/products').send(fields).expect(201));
    await agent.post('/api/ratings').send({ productId: product.id, stars: 4 }).expect(201);
    await admin.delete(`/api/admin/${last}/${last === 'categories' ? home.id : part.id}`).expect(204);
  }
  const rename = async (kind: string, record: string, name: string, before: string) => {
    await admin.put(`/api/admin/${kind}/${record}`).send({ name, displayName: name }).expect(200);
    await admin.post(`/api/admin/${kind}`).send({ name: before, displayName: before }).expect(201);
  };
  await rename('brands', brandId, 'Renamed', brand);
  const categories = bodyOf<Listed[]>(await admin.get('/api/admin/categories').expect(200));
  const { id: categoryId } = first(categories.filter(({ name }) => name === category));
  await rename('categories', categoryId, 'renamed', category);
};
