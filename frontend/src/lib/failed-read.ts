import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isStatus } from './api.ts';

export interface QueryError {
  readonly error: Error;
  readonly title: string;
  readonly retry: () => unknown;
}

/** Why there is nothing to show; null while something is, which a later read that fails does not take away. */
export const queryErrorOf = (
  { data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>,
  title: string,
): QueryError | null => (error && data === undefined ? { error, title, retry: refetch } : null);

/** Adds to what failed that there is no network, where that is why. */
export function useOfflineText(): (error: unknown, words: string) => string {
  const { t } = useTranslation();
  return (error, words) => (isStatus(error, 0) ? `${words} ${t('common.error.offlineTitle')}.` : words);
}
