import { expect } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';

/** Runs in the page: records its background in every frame from the first on. */
const recordBackgrounds = (): void => {
  const seen = new Set<string>();
  Object.assign(window, { backgrounds: seen });
  const look = () => {
    const colours = [document.body, document.documentElement].flatMap((element) =>
      element ? [getComputedStyle(element).backgroundColor] : [],
    );
    const painted = colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    if (painted) seen.add(painted);
    requestAnimationFrame(look);
  };
  look();
};

const brightest = (colour: string): number => Math.max(...(colour.match(/[\d.]+/g) ?? ['255']).slice(0, 3).map(Number));

/** In dark mode no frame of a page is bright, and every screen is readable. */
export const checkDarkMode = async (visitor: Visitor, id: string): Promise<void> => {
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.addInitScript(recordBackgrounds);
  const screens = {
    home: '/',
    products: '/products',
    product: `/product/${id}`,
    brands: '/brands',
    'sign-in': '/sign-in',
  };
  for (const [screen, path] of Object.entries(screens)) {
    await visitor.goTo(path);
    const seen = await page.evaluate(() => [...(window as unknown as { backgrounds: Set<string> }).backgrounds]);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((colour) => brightest(colour) > 90)).toEqual([]);
    expect(await visitor.accessibilityViolations(`${screen}-dark`)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};
