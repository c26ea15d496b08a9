import { useTranslation } from 'react-i18next';
import { isStatus } from './api.ts';

/** Adds to what failed that there is no network, where that is why. */
export function useOfflineWords(): (error: unknown, words: string) => string {
  const { t } = useTranslation();
  return (error, words) => (isStatus(error, 0) ? `${words} ${t('common.error.offlineTitle')}.` : words);
}
