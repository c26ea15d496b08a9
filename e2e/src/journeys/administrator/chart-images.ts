import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import type { Visitor } from '../../browser/visitor.ts';

/** Runs in the page: the size of an image, the colour of its corner, its number of colours, and the share of other pixels. */
const readImage = (png: string) =>
  new Promise<{ width: number; height: number; corner: string; colours: number; drawn: number }>((resolve, reject) => {
    const picture = new Image();
    picture.onerror = () => reject(new Error('no picture'));
    picture.onload = () => {
      const { width, height } = picture;
      const canvas = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      canvas.drawImage(picture, 0, 0);
      const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
      const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
      const drawn = pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length;
      resolve({ width, height, corner: `rgb(${r}, ${g}, ${b})`, colours: new Set(pixels).size, drawn });
    };
    picture.src = `data:image/png;base64,${png}`;
  });

/** Saves the chart as an image in light and dark mode, and checks the images. */
export const checkChartImages = async ({ page }: Visitor): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^votes-\d{4}-\d\d-\d\d\.png$/);
    const shown = await page.evaluate(readImage, (await readFile(await file.path())).toString('base64'));
    const figure = page.locator('figure').first();
    const { width, height } = (await figure.boundingBox())!;
    const background = await figure.evaluate((element) => getComputedStyle(element.parentElement!).backgroundColor);
    expect(shown.width).toBe(Math.round((width + 48) * 2));
    expect(shown.height).toBeGreaterThan((height + 48) * 2);
    expect(shown.corner).toBe(background);
    // Letters, lines and their edges.
    expect(shown.colours).toBeGreaterThan(30);
    expect(shown.drawn).toBeGreaterThan(0.01);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
