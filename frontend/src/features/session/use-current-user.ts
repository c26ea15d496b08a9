import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../lib/api-types.ts';
import { useHydrated } from '../../lib/hydration.ts';
import { local, storageKeys } from '../../lib/storage.ts';
import { currentUserQuery, sessionQuery } from './api.ts';

export interface Authentication {
  /** null when signed out or not known yet. */
  readonly user: CurrentUser | null;
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
}

/** The first HTML knows nobody: a part that React takes over later than others begins as if nothing were known yet. */
export function useCurrentUser(): Authentication {
  const isHydrated = useHydrated();
  const { data, isPending } = useQuery(currentUserQuery());
  const user = (isHydrated && data) || null;
  return { user, isAuthenticated: user !== null, isLoading: isPending || !isHydrated };
}

/** The id of this browser while nobody is signed in. It is no identity and gives no access. */
export function anonymousUserId(): string {
  const stored = local.get(storageKeys.anonymousUserId);
  if (stored) return stored;
  const id = `anonymous-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  local.set(storageKeys.anonymousUserId, id);
  return id;
}

export interface UserId {
  /** The session's user id once it is known, else the local one. */
  readonly userId: string;
  /** The session's user id: the only one that may vote, rate or comment. */
  readonly sessionUserId: string | null;
  /** Whether the session is still being asked for. */
  readonly isLoading: boolean;
}

export function useUserId(): UserId {
  const isHydrated = useHydrated();
  const { data, isPending } = useQuery(sessionQuery());
  const [localId] = useState(anonymousUserId);
  const sessionUserId = (isHydrated && data?.userId) || null;
  return { userId: sessionUserId ?? localId, sessionUserId, isLoading: isPending || !isHydrated };
}
