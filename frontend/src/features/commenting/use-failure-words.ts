import { ApiError } from '../../lib/api.ts';
import { useOfflineWords } from '../../lib/use-offline-words.ts';

/** What to say of a text that did not arrive: being offline, or the server's own reason where it is one for people. */
export function useFailureWords(): (error: unknown, words: string) => string {
  const withOffline = useOfflineWords();
  return (error, words) => {
    const reason = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : '';
    return [withOffline(error, words), reason].filter(Boolean).join(' ');
  };
}
