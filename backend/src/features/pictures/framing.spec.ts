import sharp from 'sharp';
import { randomFrom } from '../../shared/random.ts';
import { createCanvas } from './canvas.ts';
import { frontTransform } from './framing.ts';
import { lookOf } from './look.ts';
import { silhouettes, type Silhouette } from './silhouettes/index.ts';

const edge = 200;

/** How much of the frame a product takes, in width and height, and whether any of it touches the edges. Soft shadows do not count. */
async function fill(silhouette: Silhouette, seed: string) {
  const random = randomFrom(seed);
  const canvas = createCanvas();
  const look = lookOf('Maison Rose', 'makeup', '#a63a3c', random);
  const draw = () => silhouettes[silhouette]({ canvas, look, random, brand: 'Maison Rose', name: 'Soft Glow' });
  canvas.group({ transform: frontTransform(silhouette) }, draw);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="${edge}" height="${edge}">${canvas.markup()}</svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  let [left, right, top, bottom] = [edge, 0, edge, 0];
  alpha.forEach((opacity, at) => {
    if (opacity < 120) return;
    const [x, y] = [at % edge, Math.floor(at / edge)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  });
  return { width: (right - left) / edge, height: (bottom - top) / edge, left, right, top, bottom };
}

describe('frontTransform', () => {
  it.each(Object.keys(silhouettes) as Silhouette[])(
    'lets a %s fill the frame without touching its edges',
    async (silhouette) => {
      const sides: number[] = [];
      for (let at = 0; at < 6; at += 1) {
        const { width, height, left, right, top, bottom } = await fill(silhouette, `${silhouette} ${at}`);
        sides.push(Math.max(width, height));
        expect(Math.min(left, top, edge - right, edge - bottom)).toBeGreaterThan(edge * 0.05);
      }
      const mean = sides.reduce((sum, side) => sum + side, 0) / sides.length;
      expect(mean).toBeGreaterThan(0.64);
      expect(mean).toBeLessThan(0.76);
    },
  );
});
