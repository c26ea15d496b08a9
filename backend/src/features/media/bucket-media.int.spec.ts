import { healthProblems } from '@henna/domain';
import { startApp, type AppHarness } from '../../testing/app-harness.ts';
import { makeProduct } from '../../testing/builders.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import type { ProductImageResponse } from '../listing/index.ts';
import { sampleImage } from './testing/sample-images.ts';

let server: S3Server;

beforeAll(async () => (server = await startS3Server()));
afterAll(() => server.close());

const putOff = expect.objectContaining({ 'retry-after': '1', 'cache-control': 'private, no-store' });
const addressFor = async (henna: AppHarness, productId: string) =>
  (await henna.token().post(`/api/products/${productId}/images/upload-url`).expect(201)).body as {
    uploadUrl: string;
    objectPath: string;
  };
const bytesAt = async (henna: AppHarness, path: string) => (await henna.visitor().get(path).expect(200)).body as Buffer;

it('loses and confirms nothing while the server of the bucket is away', async () => {
  const henna = await startApp(server.settings);
  try {
    server.proxy.refuse();
    const { body: health } = await henna.visitor().get('/api/health').expect(200);
    expect(health).toMatchObject({ status: 'degraded', problems: [healthProblems.pictures] });
    server.proxy.accept();
    const { id } = await makeProduct(henna);
    const { uploadUrl, objectPath } = await addressFor(henna, id);
    const bytes = await sampleImage(400, 200);
    const upload = () => henna.visitor().put(uploadUrl).set('Content-Type', 'image/png').send(bytes);
    const register = () => henna.token().post(`/api/products/${id}/images`).send({ rawImageUrl: objectPath });
    const whileAway = async (call: () => ReturnType<typeof upload>) => {
      server.proxy.refuse();
      const { headers, body } = await call().expect(503);
      expect(headers).toEqual(putOff);
      expect(body.code).toBe('STORE_UNAVAILABLE');
      server.proxy.accept();
    };
    await whileAway(upload);
    await upload().expect(204);
    await upload().expect(409);
    await whileAway(register);
    const { body } = await register().expect(201);
    const { imageUrl } = body as ProductImageResponse;
    for (const path of [imageUrl, `${imageUrl}?w=160`]) {
      await whileAway(() => henna.visitor().get(path));
      const { headers } = await henna.visitor().get(path).expect(200);
      server.proxy.refuse();
      await henna.visitor().get(path).set('If-None-Match', headers['etag']!).expect(304);
      server.proxy.accept();
    }
    await henna.visitor().get('/api/products').expect(200);
  } finally {
    await henna.stop();
  }
});

it('has its pictures in the complete backup, which puts them into a folder or another bucket', async () => {
  const henna = await startApp(server.settings);
  let backup: string;
  let picture: Buffer;
  let imageUrl: string;
  try {
    const { id } = await makeProduct(henna);
    const { uploadUrl, objectPath } = await addressFor(henna, id);
    await henna
      .visitor()
      .put(uploadUrl)
      .set('Content-Type', 'image/png')
      .send(await sampleImage(300, 200))
      .expect(204);
    const { body } = await henna
      .token()
      .post(`/api/products/${id}/images`)
      .send({ rawImageUrl: objectPath })
      .expect(201);
    ({ imageUrl } = body as ProductImageResponse);
    picture = await bytesAt(henna, imageUrl);
    backup = (await henna.token().get('/api/admin/export').expect(200)).text;
  } finally {
    await henna.stop();
  }
  expect(JSON.parse(backup).pictures).toHaveLength(1);
  for (const MEDIA_URL of ['', 's3://henna/restored']) {
    const other = await startApp({ ...server.settings, MEDIA_URL });
    try {
      const { body } = await other.token().post('/api/admin/restore').type('json').send(backup);
      expect(body).toMatchObject({ status: 'done', errors: [] });
      expect(await bytesAt(other, imageUrl)).toEqual(picture);
    } finally {
      await other.stop();
    }
  }
});
