import { renderHook, waitFor } from '@testing-library/react';
import { session, storageKeys } from './storage.ts';
import { useScrollRestored } from './scroll-position.ts';

test('goes back to the place of a list, also when the page grows to it a few frames later', async () => {
  session.set(storageKeys.scrollPosition, JSON.stringify({ list: location.pathname + location.search, top: 900 }));
  let height = 300;
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation((to) => {
    Object.assign(window, { scrollY: Math.min(height, (to as ScrollToOptions).top!) });
    height += 300;
  });
  renderHook(() => useScrollRestored(true));
  await waitFor(() => expect(window.scrollY).toBe(900));
  expect(scroll).toHaveBeenCalledTimes(3);
  expect(session.get(storageKeys.scrollPosition)).toBeNull();
});
