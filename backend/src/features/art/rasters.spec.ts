import sharp from 'sharp';
import { drawProduct } from './draw-product.ts';
import { Rasters } from './rasters.ts';

it('draws a product as a square PNG, once for whoever asks', async () => {
  const rasters = new Rasters();
  const svg = drawProduct({ id: 'p', name: 'Kohl', brand: 'R & <B>', category: 'makeup', subcategory: 'eyeliner' });
  const [first, second] = await Promise.all([rasters.of(svg), rasters.of(svg)]);
  expect(second).toBe(first);
  expect(await rasters.of(svg)).toBe(first);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 1_200 });
  const { isOpaque, channels } = await sharp(first).stats();
  expect(isOpaque && channels.some(({ stdev }) => stdev > 5)).toBe(true);
  expect(first.length).toBeLessThan(600_000);
});
