import type { ProductImageResponse } from '../listing/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { derivedKey } from '../../shared/sealing/master-key.ts';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { MASTER_KEY } from '../../tokens.ts';
import { MediaStore } from './media-store.ts';
import type { UploadUrlResponse } from './media.responses.ts';
import { animatedPng, sampleImage, pngClaimingSize } from './testing/sample-images.ts';
import { uploadMaxAgeMs } from './upload-claims.ts';
import { UploadSpool } from './upload-spool.ts';
import { signedUploadUrl } from './upload-signature.ts';
import type { HistoryEntryResponse } from '../history/history.responses.ts';

let henna: AppHarness;
let product: Awaited<ReturnType<typeof makeProduct>>;
let images: string;

const address = async (productId = product.id): Promise<UploadUrlResponse> =>
  (await henna.token().post(`/api/products/${productId}/images/upload-url`).expect(201)).body;
const put = (url: string, bytes: Buffer, type = 'image/png') =>
  henna.visitor().put(url).set('Content-Type', type).send(bytes);
const uploaded = async (bytes: Buffer, productId = product.id) => {
  const { uploadUrl, objectPath } = await address(productId);
  await put(uploadUrl, bytes).expect(204);
  return objectPath;
};
const register = (rawImageUrl: string, more: object = {}) =>
  henna
    .token()
    .post(images)
    .send({ rawImageUrl, ...more });
const added = async (bytes: Buffer, altText?: string): Promise<ProductImageResponse> =>
  (await register(await uploaded(bytes), { altText }).expect(201)).body;
const shown = async (): Promise<ProductImageResponse[]> => (await henna.visitor().get(images).expect(200)).body;
const stored = async (folder: string) => {
  const names: string[] = [];
  for await (const { name } of henna.app.get(MediaStore).list(folder)) names.push(name);
  return names;
};

/** Where pictures may be: settings of the service, and what ends them. */
const storages = {
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'henna-media-'));
    const close = () => rm(folder, { recursive: true, force: true });
    return { settings: { MEDIA_URL: pathToFileURL(folder).href }, close };
  },
  'a bucket': startS3Server,
};

describe.each(['a folder', 'a bucket'] as const)('with pictures in %s', (kind) => {
  let storage: { settings: NodeJS.ProcessEnv; close(): Promise<void> };

  beforeAll(async () => {
    storage = await storages[kind]();
    henna = await startApp(storage.settings);
    product = await makeProduct(henna);
    images = `/api/products/${product.id}/images`;
  });
  afterAll(async () => {
    await henna.stop();
    await storage.close();
  });

  it('has the single picture that imageUrl names while none is registered', async () => {
    expect(await shown()).toEqual([]);
    await henna.token().put(`/api/products/${product.id}`).send({ imageUrl: 'https://example.org/p.jpg' }).expect(200);
    expect(await shown()).toEqual([
      {
        id: product.id,
        imageUrl: 'https://example.org/p.jpg',
        altText: null,
        displayOrder: 0,
        width: 1200,
        height: 1200,
        fileSize: null,
      },
    ]);
  });

  it('takes a picture in, shows it with the product and serves it for good', async () => {
    const image = await added(await sampleImage(2_000, 1_000, 'png'), ' Front ');
    expect(image).toEqual({
      id: expect.any(String),
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
      altText: 'Front',
      displayOrder: 0,
      width: 1200,
      height: 600,
      fileSize: expect.any(Number),
    });
    expect(await shown()).toEqual([image]);
    const { body: read } = await henna.visitor().get(`/api/products/${product.id}`).expect(200);
    expect(read).toMatchObject({ imageUrl: image.imageUrl, images: [image] });
    const { body: edited } = await henna.token().get('/api/admin/products').expect(200);
    expect(edited).toMatchObject([{ imageUrl: 'https://example.org/p.jpg', images: [image], revision: 1 }]);
    const served = await henna.visitor().get(image.imageUrl).expect(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(image.fileSize),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    await henna.visitor().get(image.imageUrl).set('If-None-Match', served.headers['etag']!).expect(304);
    expect((await henna.visitor().head(image.imageUrl).expect(200)).body).toEqual({});
    for (const width of [160, 960]) {
      const requested = Array.from({ length: 4 }, () =>
        henna.visitor().get(`${image.imageUrl}?w=${width}`).expect(200),
      );
      for (const { body } of await Promise.all(requested))
        expect(await sharp(body).metadata()).toMatchObject({ width });
    }
    const file = image.imageUrl.replace('/media/', '');
    for (const width of [160, 960])
      expect(await stored(`renditions/${width}`)).toEqual([`renditions/${width}/${file}`]);
    expect(await stored('uploads')).toEqual([]);
  });

  it('registers an upload once; a repeat with its key is answered the same', async () => {
    const path = await uploaded(await sampleImage(30, 30));
    const first = await register(path).set('Idempotency-Key', 'k').expect(201);
    const again = await register(path).set('Idempotency-Key', 'k').expect(201);
    expect(again.body).toEqual(first.body);
    expect((await register(path).expect(409)).body.code).toBe('IMAGE_REGISTERED');
    expect((await register(`${path}?signature=x`).expect(409)).body.code).toBe('IMAGE_REGISTERED');
    expect(await shown()).toHaveLength(2);
  });

  it('changes texts and order; a removed picture is 404 until it is put back in its place', async () => {
    await added(await sampleImage(31, 31));
    const [a, b, c] = (await shown()) as [ProductImageResponse, ProductImageResponse, ProductImageResponse];
    const admin = () => henna.token();
    const ids = [c.id, a.id, b.id];
    const { body: reordered } = await admin().put(`${images}/reorder`).send({ imageIds: ids }).expect(200);
    expect(reordered).toEqual([c, a, b].map((image, displayOrder) => ({ ...image, displayOrder })));
    for (const wrong of [[a.id, b.id], [a.id, b.id, b.id], [...ids, a.id], ['x', 'y', 'z'], 'x', undefined])
      await admin().put(`${images}/reorder`).send({ imageIds: wrong }).expect(400);
    const { body: described } = await admin().put(`${images}/${a.id}`).send({ altText: 'Box <b>' }).expect(200);
    expect(described).toEqual({ ...a, altText: 'Box <b>', displayOrder: 1 });
    await admin().delete(`${images}/${a.id}`).expect(204);
    await admin().delete(`${images}/${a.id}`).expect(204);
    expect((await shown()).map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      [c.id, 0],
      [b.id, 1],
    ]);
    await henna.visitor().get(a.imageUrl).expect(404);
    await henna.visitor().get(`${a.imageUrl}?w=160`).expect(404);
    const all = `/api/admin${images.slice(4)}`;
    expect((await admin().get(`${all}?removed=true`).expect(200)).body).toEqual([described]);
    expect((await henna.token('moderator').get(all).expect(200)).body).toEqual(await shown());
    const { body: back } = await admin().post(`${all}/${a.id}/restore`).expect(200);
    expect(back).toEqual(described);
    expect((await admin().get(`${all}?removed=true`).expect(200)).body).toEqual([]);
    await admin().get(`${all}?removed=1`).expect(400);
    await admin().get(`/api/admin/products/${a.id}/images`).expect(404);
    await henna.visitor().get(a.imageUrl).expect(200);
    await admin().put(`${images}/${product.id}`).send({ altText: null }).expect(404);
  });

  it('undoes what staff did to pictures from the history, one by one', async () => {
    const { id: productId } = await makeProduct(henna);
    const own = `/api/products/${productId}/images`;
    const upload = async (width: number) => {
      const { body } = await henna
        .token()
        .post(own)
        .send({ rawImageUrl: await uploaded(await sampleImage(width, 20), productId) })
        .expect(201);
      return (body as ProductImageResponse).id;
    };
    const [first, second] = [await upload(20), await upload(21)];
    const order = async () =>
      ((await henna.visitor().get(own).expect(200)).body as ProductImageResponse[]).map(({ id }) => id);
    const newest = async () =>
      (await henna.token().get(`/api/admin/history?kind=product&id=${productId}&pageSize=1`).expect(200)).body
        .items[0] as HistoryEntryResponse;
    const undoNewest = async (type: string) => {
      const { position, ...entry } = await newest();
      expect(entry).toMatchObject({ type, entity: { kind: 'product', id: productId }, undo: 'possible' });
      const { body } = await henna
        .token()
        .post('/api/admin/history/undo')
        .send({ positions: [position] })
        .expect(200);
      expect(body).toMatchObject({ undone: 1, items: [{ outcome: 'undone' }] });
      expect(await newest()).toMatchObject({ origin: 'undo' });
    };
    await henna
      .token()
      .put(`${own}/reorder`)
      .send({ imageIds: [second, first] })
      .expect(200);
    await undoNewest('ProductImagesReordered');
    expect(await order()).toEqual([first, second]);
    await henna.token().put(`${own}/${first}`).send({ altText: 'A box' }).expect(200);
    await undoNewest('ProductImageChanged');
    await henna.token().delete(`${own}/${first}`).expect(204);
    await undoNewest('ProductImageRemoved');
    expect(await order()).toEqual([first, second]);
    const third = await upload(22);
    await undoNewest('ProductImageAdded');
    expect(await order()).toEqual([first, second]);
    await undoNewest('ProductImageRemoved');
    expect(await order()).toEqual([first, second, third]);
  });

  it('hides the pictures of a hidden product', async () => {
    const [{ imageUrl }] = (await shown()) as [ProductImageResponse];
    await henna.token().delete(`/api/products/${product.id}`).expect(204);
    await henna.visitor().get(imageUrl).expect(404);
    await henna.token().post(`${images}/upload-url`).expect(404);
    await henna.token().post(`/api/admin/products/${product.id}/restore`).expect(200);
    await henna.visitor().get(imageUrl).expect(200);
  });

  it('takes an upload at its own address only: signed, once, for ten minutes', async () => {
    const bytes = await sampleImage(20, 20, 'png');
    const { uploadUrl, objectPath } = await address();
    for (const [from, to] of [
      [/signature=./, 'signature='],
      [/signature=.*/, ''],
      [/expires=\d/, 'expires=9'],
      [/product=[^&]*/, `product=${objectPath.slice(-36)}`],
      [/uploads\/[^?]*/, `uploads/${product.id}`],
    ] as const)
      expect([400, 403]).toContain((await put(uploadUrl.replace(from, to), bytes)).status);
    const broken = await henna.visitor().put(uploadUrl).set('Content-Type', 'image/png').send().expect(400);
    expect(broken.body.code).toBe('UPLOAD_EMPTY');
    const both = await Promise.all([put(uploadUrl, bytes), put(uploadUrl, bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    await register(objectPath).expect(201);
    expect((await put(uploadUrl, bytes).expect(409)).body.code).toBe('UPLOAD_USED');
    const upload = { id: product.id, productId: product.id, expires: Date.now() - 1 };
    const expired = signedUploadUrl(upload, derivedKey(henna.app.get<Buffer>(MASTER_KEY), 'uploads'));
    expect((await put(expired, bytes).expect(403)).body.message).toContain('expired');
    const other = await makeProduct(henna);
    await henna
      .token()
      .post(`/api/products/${other.id}/images`)
      .send({ rawImageUrl: await uploaded(bytes) })
      .expect(400);
  });

  it('refuses by type and size, before and after reading', async () => {
    const { uploadUrl } = await address();
    const gif = await put(uploadUrl, await sampleImage(8, 8, 'gif'), 'image/gif').expect(415);
    expect(gif.body.message).toBe('File type image/gif not allowed. Please use JPEG, PNG, or WebP.');
    const large = Buffer.alloc(6 * 1024 * 1024);
    expect((await put(uploadUrl, large).expect(413)).body.message).toBe('File size 6.0MB exceeds 5MB limit.');
    const streamed = await fetch(henna.url + uploadUrl, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    });
    expect(streamed.status).toBe(413);
    for (const [bytes, status] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      [await animatedPng(), 415],
      [pngClaimingSize(50_000, 50_000), 400],
      [(await sampleImage(500, 500)).subarray(0, 300), 400],
    ] as const)
      await register(await uploaded(bytes)).expect(status);
  });

  it('refuses an eleventh picture', async () => {
    for (let there = (await shown()).length; there < 10; there++) await added(await sampleImage(50 + there, 50));
    const text = 'You can only upload 0 more image(s). Maximum 10 images per product.';
    expect((await henna.token().post(`${images}/upload-url`).expect(400)).body.message).toBe(text);
    const secret = derivedKey(henna.app.get<Buffer>(MASTER_KEY), 'uploads');
    const id = '01900000-0000-7000-8000-000000000000';
    await put(
      signedUploadUrl({ id, productId: product.id, expires: Date.now() + 1_000 }, secret),
      await sampleImage(9, 9),
    );
    expect((await register(`/api/uploads/${id}`).expect(400)).body.message).toBe(text);
  });

  it.each([
    '/media/..%2f..%2fmaster.key',
    '/media/../master.key',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/uploads',
    `/media/${'0'.repeat(64)}.webp`,
    `/media/${'A'.repeat(64)}.webp`,
    `/media/${'0'.repeat(64)}.webp%00.svg`,
    '/media/',
    '/media',
  ])('serves nothing at %s', async (path) => {
    const response = await fetch(henna.url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).not.toContain('image');
  });

  it('draws no widths but its own', async () => {
    const [{ imageUrl }] = (await shown()) as [ProductImageResponse];
    for (const query of ['w=161', 'w=0', 'w=-160', 'w=160&w=320', 'w=1e2', 'h=160'])
      expect((await henna.visitor().get(`${imageUrl}?${query}`)).status).toBe(400);
  });

  it('forgets uploads that nobody registers', async () => {
    const spool = henna.app.get(UploadSpool);
    expect(await stored('uploads')).not.toEqual([]);
    await spool.sweep(Date.now());
    expect(await stored('uploads')).not.toEqual([]);
    await spool.sweep(Date.now() + uploadMaxAgeMs + 60_000);
    expect(await stored('uploads')).toEqual([]);
  });

  it('is written by administrators only', async () => {
    for (const role of ['moderator', 'analyst'] as const)
      await henna.token(role).post(`${images}/upload-url`).expect(403);
    const { agent } = await henna.member();
    const other = `${images}/${product.id}`;
    await agent.post(`${images}/upload-url`).expect(401);
    await agent.post(images).send({}).expect(401);
    await agent.get(`/api/admin${images.slice(4)}`).expect(401);
    await agent.put(`${images}/reorder`).send({}).expect(401);
    await agent.put(other).send({}).expect(401);
    await agent.delete(other).expect(401);
  });
});
