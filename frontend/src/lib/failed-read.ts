import type { UseQueryResult } from '@tanstack/react-query';

export interface FailedRead {
  readonly error: Error;
  readonly title: string;
  readonly retry: () => unknown;
}

/** Why there is nothing to show; null while something is, which a later read that fails does not take away. */
export const failedRead = (
  { data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>,
  title: string,
): FailedRead | null => (error && data === undefined ? { error, title, retry: refetch } : null);
