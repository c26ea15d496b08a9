import { expect } from '@jest/globals';
import { adminWords } from '../../browser/admin-words.ts';
import type { Visitor } from '../../browser/visitor.ts';

/** What repeats what stands before it: hidden, long lists are looked through much sooner. */
const repeated = 'tbody tr:nth-child(n+6), main li:nth-child(n+8)';
const furtherCategories = 'main section:nth-of-type(n+3)';

/** Every screen of the sidebar, in the light and in the dark, can be read and used by everybody. */
export const lookAround = async (visitor: Visitor): Promise<void> => {
  const { page, manner } = visitor;
  await visitor.goTo('/admin/settings');
  const links = page.locator('nav a[href^="/admin/"]');
  // On a phone the sidebar opens over the page.
  if (manner.width < 600)
    await page.getByRole('button', { name: adminWords[manner.language].toggleSidebar, exact: true }).click();
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(paths).toContain('/admin/moderation');
  for (const path of paths) {
    await visitor.goTo(path);
    const hidden = path === '/admin/categories' ? furtherCategories : repeated;
    await page.addStyleTag({ content: `${hidden} { display: none !important }` });
    // Only colours differ in the dark.
    for (const [colorScheme, rules] of [
      ['light', []],
      ['dark', ['color-contrast']],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults = await visitor.faultsOf(`admin-${path.split('/').at(-1)}-${colorScheme}`, rules);
      expect({ path, colorScheme, faults }).toEqual({ path, colorScheme, faults: [] });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
