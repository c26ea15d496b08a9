import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, isStatus } from './api.ts';
import { useRefusalText } from './use-refusal-text.ts';

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

/** Adds to what failed why, where that has nothing to do with what was sent: no network, or a muted account. */
export function useFailureReason(): (error: unknown, words: string) => string {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  return (error, words) => {
    if (isStatus(error, 0)) return `${words} ${t('common.error.offlineTitle')}.`;
    return error instanceof ApiError && error.code === 'MUTED' ? refusalText(error) : words;
  };
}
