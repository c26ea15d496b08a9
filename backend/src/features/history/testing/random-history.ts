import { exportedEntities } from '@henna/domain';
import type { Random } from '../../../shared/random.ts';
import type { AppHarness } from '../../../testing/app-harness.ts';
import { importClient } from '../../transfer/testing/import-client.ts';
import { makeProduct } from '../../../testing/builders.ts';

/** Products, and people and an administrator who do anything with them, one random act after the other. */
export const randomHistory = async (service: AppHarness, random: Random) => {
  const below = (count: number) => Math.floor(random.next() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const admin = () => service.token();
  const people = [await service.member('Ann'), await service.member('Ben'), await service.member('Cleo')];
  const products = [await makeProduct(service), await makeProduct(service), await makeProduct(service)];
  const { send, exported, undo } = importClient(service);
  const banners: string[] = [];
  const comments: string[] = [];
  const toggled = async (path: string, restore: string) => {
    const { status } = await admin().delete(path);
    if (status === 404 || random.chance(0.5)) await admin().post(restore);
  };
  /** All records of a kind give way to some of them, until the import is taken back. */
  const replaced = async () => {
    const entity = pick(exportedEntities.filter((one) => one !== 'settings' && one !== 'profiles'));
    const rows = (await exported(entity)).filter(() => random.chance(0.6));
    const { id } = await send(entity, rows, 'replace');
    if (random.chance(0.8)) await undo(id);
  };
  const acts: readonly (() => Promise<unknown>)[] = [
    async () =>
      pick(people)
        .agent.post('/api/votes')
        .send({ productId: pick(products).id, vote: pick(['Good', 'Bad']) }),
    async () =>
      pick(people)
        .agent.delete('/api/votes')
        .send({ productId: pick(products).id, vote: pick(['Good', 'Bad']) }),
    async () =>
      pick(people)
        .agent.post('/api/ratings')
        .send({ productId: pick(products).id, stars: 1 + below(5) }),
    async () =>
      pick(people)
        .agent.delete('/api/ratings')
        .send({ productId: pick(products).id }),
    async () => {
      const posted = await pick(people)
        .agent.post('/api/comments')
        .send({
          productId: products[0]!.id,
          content: `Text ${below(999)}`,
          ...(random.chance(0.5) && comments.length > 0 && { parentId: pick(comments) }),
        });
      const { id } = posted.body as { id?: string };
      if (id) comments.push(id);
    },
    async () =>
      comments.length > 0 &&
      toggled(`/api/admin/comments/${pick(comments)}`, `/api/admin/comments/${pick(comments)}/restore`),
    async () => admin().delete(`/api/admin/products/${pick(products).id}/${pick(['votes', 'ratings'])}`),
    async () => admin().post(`/api/admin/products/${pick(products).id}/${pick(['votes', 'ratings'])}/restore`),
    async () =>
      admin()
        .put(`/api/products/${pick(products).id}`)
        .send({ name: `Name ${below(1e6)}`, description: pick(['x', 'y']) }),
    async () => toggled(`/api/products/${products[2]!.id}`, `/api/admin/products/${products[2]!.id}/restore`),
    async () =>
      admin()
        .put(`/api/admin/brands/${pick(products).brandId}`)
        .send({ displayName: `Brand ${below(99)}` }),
    async () =>
      toggled(`/api/admin/brands/${products[1]!.brandId}`, `/api/admin/brands/${products[1]!.brandId}/restore`),
    async () =>
      admin()
        .put(`/api/admin/categories/${pick(products).categoryId}`)
        .send({ displayName: `Kind ${below(99)}` }),
    async () =>
      toggled(
        `/api/admin/categories/${products[2]!.categoryId}`,
        `/api/admin/categories/${products[2]!.categoryId}/restore`,
      ),
    async () => {
      const added = await admin()
        .post('/api/admin/banners')
        .send({ title: `Banner ${below(99)}` });
      banners.push((added.body as { id: string }).id);
    },
    async () =>
      banners.length > 0 &&
      admin()
        .put(`/api/admin/banners/${pick(banners)}`)
        .send({ active: random.chance(0.5), title: `T ${below(99)}` }),
    async () =>
      banners.length > 0 &&
      toggled(`/api/admin/banners/${pick(banners)}`, `/api/admin/banners/${pick(banners)}/restore`),
    async () =>
      admin()
        .put('/api/voting-options')
        .send({
          options: pick([
            ['Good', 'Bad'],
            ['Good', 'Bad', 'Fine'],
            ['Bad', 'Fine'],
          ]),
        }),
    async () => products.push(await makeProduct(service)),
    async () => replaced(),
    async () => replaced(),
  ];
  return { products, act: () => pick(acts)() };
};
