import { expect } from '@jest/globals';
import { adminTexts } from '../../texts/admin-texts.ts';
import type { Visitor } from '../../browser/visitor.ts';

/** Rows that only repeat those before them: without them long lists are checked much faster. */
const repeated = 'tbody tr:nth-child(n+6), main li:nth-child(n+8)';
const furtherCategories = 'main section:nth-of-type(n+3)';

/** Every screen of the sidebar is accessible in light and dark mode. */
export const checkScreens = async (visitor: Visitor): Promise<void> => {
  const { page, device } = visitor;
  await visitor.goTo('/admin/settings');
  const links = page.locator('nav a[href^="/admin/"]');
  // On a phone the sidebar is closed at first.
  if (device.width < 600)
    await page.getByRole('button', { name: adminTexts[device.language].toggleSidebar, exact: true }).click();
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
      const violations = await visitor.accessibilityViolations(`admin-${path.split('/').at(-1)}-${colorScheme}`, rules);
      expect({ path, colorScheme, violations }).toEqual({ path, colorScheme, violations: [] });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
};
