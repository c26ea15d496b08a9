import { isChunkLoadError, markChunkLoadErrors } from './chunk-load-error.ts';

test('a part that did not come is no longer taken for a reason to load the page anew', () => {
  markChunkLoadErrors();
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
  expect(isChunkLoadError(payload)).toBe(false);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  expect(isChunkLoadError(payload)).toBe(true);
  expect(payload.message).toBe(
    'A part of the page did not come: Failed to fetch dynamically imported module: /assets/page.js',
  );
});
