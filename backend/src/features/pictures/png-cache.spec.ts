import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import sharp from 'sharp';
import type { RateLimiter } from '../../shared/http/rate-limits.ts';
import { drawProduct } from './draw-product.ts';
import { PngCache } from './png-cache.ts';

let dataFolder: string;
beforeEach(async () => void (dataFolder = await mkdtemp(join(tmpdir(), 'henna-art-'))));
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const dayMs = 24 * 60 * 60_000;
const art = () => join(dataFolder, 'art');
/** A cache that has just started on the folder. `drawn` counts the rendered drawings. */
const startCache = async (most?: number) => {
  const consume = jest.fn(() => Promise.resolve());
  const warn = jest.fn();
  const rasters = new PngCache(dataFolder, { consume } as unknown as RateLimiter, { warn } as unknown as Logger, most);
  await rasters.onModuleInit();
  return {
    consume,
    picture: (svg: string) => rasters.png(svg, '203.0.113.1'),
    drawn: () => consume.mock.calls.length,
    warned: () => warn.mock.calls,
  };
};
const square = (index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect x="${index}" width="300" height="300"/></svg>`;

it('draws a product as a square PNG, once for whoever asks', async () => {
  const { picture, drawn } = await startCache();
  const svg = drawProduct({ id: 'p', name: 'Kohl', brand: 'R & <B>', category: 'makeup', subcategory: 'eyeliner' });
  const [first, second] = await Promise.all([picture(svg), picture(svg)]);
  expect(second).toEqual(first);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 1_200 });
  const { isOpaque, channels } = await sharp(first).stats();
  expect(isOpaque && channels.some(({ stdev }) => stdev > 5)).toBe(true);
  expect(first.length).toBeLessThan(600_000);
  const before = drawn();
  expect(await picture(svg)).toEqual(first);
  expect(drawn()).toBe(before);
});

it('draws nothing again after a restart', async () => {
  const before = await startCache();
  const first = await before.picture(square(1));
  const after = await startCache();
  expect(await after.picture(square(1))).toEqual(first);
  expect([before.drawn(), after.drawn()]).toEqual([1, 0]);
  expect((await stat(art())).mode & 0o777).toBe(0o700);
  const [name = ''] = await readdir(art());
  expect((await stat(join(art(), name))).mode & 0o777).toBe(0o600);
});

it('holds a bounded number of bytes, and asking for more in turn does not delete them all', async () => {
  const size = (await (await startCache()).picture(square(0))).length;
  const { picture, drawn } = await startCache(10.5 * size);
  for (let round = 0; round < 5; round++) for (let index = 0; index < 20; index++) await picture(square(index));
  const names = await readdir(art());
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(art(), name))).size));
  expect(sizes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(10.5 * size);
  expect(names.length).toBeGreaterThan(5);
  expect(drawn()).toBeLessThan(100);
});

it('draws nothing for who has asked for too many, and still has what is cached', async () => {
  const { picture, consume } = await startCache();
  await picture(square(1));
  consume.mockRejectedValue(new Error('too many'));
  await expect(picture(square(2))).rejects.toThrow('too many');
  await picture(square(1));
  expect(await readdir(art())).toHaveLength(1);
});

it('deletes at its start what is old or was not written to its end', async () => {
  const { picture } = await startCache();
  await picture(square(1));
  await picture(square(2));
  const [old = '', recent] = await readdir(art());
  await utimes(join(art(), old), new Date(), new Date(Date.now() - 31 * dayMs));
  await writeFile(join(art(), '0b9d1f0e-draft'), 'cut o');
  await startCache();
  expect(await readdir(art())).toEqual([recent]);
});

it('answers all the same when nothing can be cached', async () => {
  const { picture, warned } = await startCache();
  await rm(art(), { recursive: true });
  expect((await picture(square(1))).length).toBeGreaterThan(100);
  expect(warned()).toHaveLength(1);
});
