import { startApp, type AppHarness } from '../../../testing/app-harness.ts';
import { RemotePictures } from '../../media/index.ts';
import { encodeImage } from '../../media/encode-image.ts';
import { sampleImage } from '../../media/testing/sample-images.ts';
import { importClient } from '../testing/import-client.ts';

const product = { brand: 'rosewood', category: 'makeup', subcategory: 'lipstick' };
const seed = async (service: AppHarness) => {
  const { send } = importClient(service);
  await send('brands', [{ name: 'rosewood', displayName: 'Rosewood' }]);
  await send('categories', [{ name: 'makeup', displayName: 'Makeup' }]);
  await send('subcategories', [{ name: 'lipstick', displayName: 'Lipstick', category: 'makeup' }]);
  return { send };
};
const products = async (service: AppHarness) =>
  (await service.token().get('/api/admin/products?page=1').expect(200)).body as { total: number };

test('where pictures are not fetched, products are added without', async () => {
  const service = await startApp();
  try {
    const { send } = await seed(service);
    const fetching = jest.spyOn(service.app.get(RemotePictures), 'fetchAll');
    const rows = [{ name: 'Balm', ...product, imageUrls: ['https://example.org/a.png'] }];
    expect(await send('products', rows)).toMatchObject({ success: 1, refused: [] });
    expect((await products(service)).total).toBe(1);
    expect(fetching).not.toHaveBeenCalled();
  } finally {
    await service.stop();
  }
});

test('each picture that is not fetched is told with its row, whose product is added', async () => {
  const service = await startApp({ MEDIA_FETCH: 'on' });
  try {
    const { send } = await seed(service);
    const { refused, success } = await send('products', [
      { name: 'None', ...product, imageUrls: [] },
      { name: 'Private', ...product, imageUrls: ['https://localhost/a.png', 'https://[fd00::1]/a.png'] },
      { name: 'Plain', ...product, imageUrls: 'http://example.org/a.png  https://10.0.0.1/b.png' as never },
    ]);
    expect(success).toBe(1);
    const refusals = refused.map(({ row, fields = [] }) => [
      row,
      ...fields.map(({ code, params }) => [code, params!['address']]),
    ]);
    expect(refusals).toEqual([
      [2, ['REMOTE_PICTURE_PRIVATE', 'https://localhost/a.png'], ['REMOTE_PICTURE_PRIVATE', 'https://[fd00::1]/a.png']],
      [3, ['REMOTE_PICTURE_HTTPS', 'http://example.org/a.png'], ['REMOTE_PICTURE_PRIVATE', 'https://10.0.0.1/b.png']],
    ]);
    expect((await products(service)).total).toBe(3);

    const pictures = [
      await encodeImage(await sampleImage(20, 30, 'png')),
      await encodeImage(await sampleImage(9, 9, 'png')),
    ];
    const fetching = jest
      .spyOn(service.app.get(RemotePictures), 'fetchAll')
      .mockResolvedValue({ pictures, refusals: [] });
    const addresses = ['https://example.org/a.png', 'https://example.org/b.png'];
    const [row] = [{ id: '00000000-0000-4000-8000-0000000000aa', name: 'Pictured', ...product, imageUrls: addresses }];
    expect((await send('products', [row])).success).toBe(1);
    expect((await send('products', [row])).skipped).toBe(1);
    expect(fetching.mock.calls).toEqual([[addresses]]);
    const { body } = await service.token().get(`/api/products/${row.id}/images`).expect(200);
    expect(body).toMatchObject([
      { width: 20, height: 30 },
      { width: 9, height: 9 },
    ]);
  } finally {
    await service.stop();
  }
});
