import { ApiError } from '../../lib/api.ts';
import { useOfflineWords } from '../../lib/use-offline-words.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';

/** What to say of a text that did not arrive: being offline, or the reason where it is one for people. */
export function useFailureText(): (error: unknown, words: string) => string {
  const withOffline = useOfflineWords();
  const { refusalText } = useRefusalText();
  return (error, words) => {
    const reason = error instanceof ApiError && error.status >= 400 && error.status < 500 ? refusalText(error) : '';
    return [withOffline(error, words), reason].filter(Boolean).join(' ');
  };
}
