import { isMissingPart, markMissingParts } from './missing-part.ts';

test('a part that did not come is no longer taken for a reason to load the page anew', () => {
  markMissingParts();
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
  expect(isMissingPart(payload)).toBe(false);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  expect(isMissingPart(payload)).toBe(true);
  expect(payload.message).toBe(
    'A part of the page did not come: Failed to fetch dynamically imported module: /assets/page.js',
  );
});
