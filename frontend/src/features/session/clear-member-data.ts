import { local, session, storageKeys } from '../../lib/storage.ts';

/**
 * Called as a member signs out or is erased: what they typed on this device, drafts and searches, is deleted, and a page
 * that the browser would bring back from memory is loaded again.
 */
export function clearMemberData(): void {
  session.clear();
  local.remove(storageKeys.recentSearches);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
