import { SettingError } from '@henna/domain/node';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaSettings, type Bucket } from '../../media-settings.ts';
import { StoreUnavailableError } from '../../shared/stores/store-unavailable.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { BucketMediaStore } from './bucket-media-store.ts';
import { checkMedia } from './check-media.ts';
import { FolderMediaStore } from './folder-media-store.ts';
import type { MediaStore } from './media-store.ts';

let folder: string;
let server: S3Server;
let bucket: Bucket;
let opened: BucketMediaStore[];
const openBucket = (changes: Partial<Bucket> = {}) => {
  const store = new BucketMediaStore({ ...bucket, ...changes });
  opened.push(store);
  return store;
};

beforeAll(async () => {
  opened = [];
  folder = await mkdtemp(join(tmpdir(), 'henna-media-'));
  server = await startS3Server();
  Object.assign(process.env, server.settings);
  bucket = mediaSettings(server.settings, folder) as Bucket;
});
afterAll(async () => {
  for (const store of opened) store.onApplicationShutdown();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const listed = async (store: MediaStore, of: string) => {
  const names: string[] = [];
  for await (const { name, writtenAt } of store.list(of)) {
    expect(Math.abs(Date.now() - writtenAt)).toBeLessThan(60_000);
    names.push(name);
  }
  return names.sort();
};

describe.each([
  ['a folder', () => new FolderMediaStore(join(folder, 'media'))],
  ['a bucket', () => openBucket()],
  ['a bucket without a prefix', () => openBucket({ prefix: '' })],
] as const)('%s', (_, open) => {
  it('stores, replaces and removes bytes by name', async () => {
    const store = open();
    await store.check();
    expect(await store.read('ab/cd.webp')).toBeUndefined();
    await store.write('ab/cd.webp', Buffer.from([1, 2, 255]));
    expect(await store.read('ab/cd.webp')).toEqual(Buffer.from([1, 2, 255]));
    await store.write('ab/cd.webp', Buffer.from('another'));
    expect(await store.read('ab/cd.webp')).toEqual(Buffer.from('another'));
    await store.remove('ab/cd.webp');
    await store.remove('ab/cd.webp');
    expect(await store.read('ab/cd.webp')).toBeUndefined();
    await store.check();
  });

  it('lists what is in a folder and nothing beside or below it', async () => {
    const store = open();
    expect(await listed(store, 'uploads')).toEqual([]);
    const names = ['uploads/1.image', 'uploads/2.image'];
    for (const name of [...names, 'uploads-1', 'uploads/below/3.image', 'other/4.image'])
      await store.write(name, Buffer.from(name));
    expect(await listed(store, 'uploads')).toEqual(names);
  });
});

it('says in one line why a store cannot be used', async () => {
  const closed = join(folder, 'closed');
  await new FolderMediaStore(closed).write('a/b', Buffer.from('c'));
  await chmod(closed, 0o500);
  // Nothing is closed to root.
  if (process.getuid?.() !== 0)
    await expect(new FolderMediaStore(closed).check()).rejects.toThrow(/closed can't be written \(EACCES\)/);
  const missing = openBucket({ bucket: 'other' }).check();
  await expect(missing).rejects.toThrow(SettingError);
  await expect(missing).rejects.toThrow(
    /^The bucket other of MEDIA_URL can't be used at http:\/\/127.*: there is no such bucket\.$/,
  );
  process.env['AWS_ACCESS_KEY_ID'] = 'unknown';
  const refused = openBucket().check();
  await expect(refused).rejects.toThrow(SettingError);
  await expect(refused).rejects.toThrow(/: The AWS Access Key Id .* does not exist .* \(InvalidAccessKeyId\)\.$/);
  process.env['AWS_ACCESS_KEY_ID'] = server.settings['AWS_ACCESS_KEY_ID'];
});

it('waits for nothing while the server of the bucket is away', async () => {
  const store = openBucket();
  server.proxy.refuse();
  const lines: string[] = [];
  await checkMedia(store, (line) => lines.push(line));
  expect(lines).toEqual(['the store of pictures does not answer: pictures come when it does']);
  for (const call of [store.read('a'), store.write('a', Buffer.from('b')), store.remove('a'), listed(store, 'a')])
    await expect(call).rejects.toThrow(StoreUnavailableError);
  server.proxy.accept();
  await store.write('a', Buffer.from('b'));
});
