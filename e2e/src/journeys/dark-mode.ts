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

/** The colours that are chosen in the footer hold on other pages and after a reload, and give way to the system's again. */
export const chooseColours = async (visitor: Visitor): Promise<void> => {
  const { page, texts } = visitor;
  const choice = (name: string) => page.getByRole('group', { name: texts.colours }).getByRole('button', { name });
  await page.emulateMedia({ colorScheme: 'light' });
  await visitor.goTo('/brands');
  await choice(texts.darkColours).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  await choice(texts.darkColours).and(page.locator('[aria-pressed=true]')).waitFor();
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(brightest(colour)).toBeLessThan(90);
  expect(await visitor.accessibilityViolations('brands-chosen-dark')).toEqual([]);
  await choice(texts.systemColours).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
};
