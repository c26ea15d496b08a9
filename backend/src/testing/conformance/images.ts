import { sampleImage } from '../../features/media/testing/sample-images.ts';
import { aText, bodyOf, type Fixtures } from './fixtures.ts';

export const images = (fixtures: () => Fixtures): void =>
  describe('Admin: images', () => {
    const add = async (productId: string, altText: string) => {
      const { service } = fixtures();
      const path = `/api/products/${productId}/images`;
      const body = await bodyOf(service.token().post(`${path}/upload-url`).expect(201));
      expect(body).toEqual({ uploadUrl: aText, objectPath: aText });
      await service
        .visitor()
        .put(body.uploadUrl)
        .set('Content-Type', 'image/png')
        .send(await sampleImage(40, 20, 'png'))
        .expect(204);
      const registered = await service.token().post(path).send({ rawImageUrl: body.objectPath, altText }).expect(201);
      return registered.body as { id: string; imageUrl: string };
    };

    test('Images: POST /api/products/:id/images/upload-url (response uploadUrl, objectPath); then a direct PUT of the file bytes to the returned upload address with the file’s content type; then POST /api/products/:id/images (rawImageUrl, altText)', async () => {
      const { service, newProduct } = fixtures();
      const { id } = await newProduct();
      const image = await add(id, 'rosewater-front');
      const body = await bodyOf(service.visitor().get(`/api/products/${id}/images`).expect(200));
      expect(body).toEqual([
        expect.objectContaining({ id: image.id, altText: 'rosewater-front', displayOrder: 0, width: 40, height: 20 }),
      ]);
      const { headers } = await service.visitor().get(image.imageUrl).expect(200);
      expect(headers['content-type']).toBe('image/webp');
    });

    test('DELETE /api/products/:id/images/:imageId, and PUT /api/products/:id/images/reorder (imageIds) exists but no screen uses it', async () => {
      const { service, newProduct } = fixtures();
      const { id } = await newProduct();
      const [first, second] = [await add(id, 'first'), await add(id, 'second')];
      const path = `/api/products/${id}/images`;
      const idsOf = ({ body }: { body: { id: string }[] }) => body.map((image) => image.id);
      const imageIds = [second.id, first.id];
      expect(idsOf(await service.token().put(`${path}/reorder`).send({ imageIds }).expect(200))).toEqual(imageIds);
      await service
        .token()
        .put(`${path}/reorder`)
        .send({ imageIds: [first.id] })
        .expect(400);
      await service.token().delete(`${path}/${second.id}`).expect(204);
      const body = await bodyOf(service.visitor().get(path).expect(200));
      expect(body).toEqual([expect.objectContaining({ id: first.id, displayOrder: 0 })]);
    });
  });
