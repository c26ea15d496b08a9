import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../lib/api-types.ts';
import { currentUserQuery } from './api/current-user.ts';

export interface Authentication {
  /** null when signed out or not known yet. */
  readonly user: CurrentUser | null;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
}

export function useCurrentUser(): Authentication {
  const { data, isPending } = useQuery(currentUserQuery());
  return { user: data ?? null, isAuthenticated: Boolean(data), isLoading: isPending };
}
