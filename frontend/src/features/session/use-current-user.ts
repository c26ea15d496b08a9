import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../lib/api-types.ts';
import { local, storageKeys } from '../../lib/storage.ts';
import { currentUserQuery, sessionQuery } from './api.ts';

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
  const { data, isPending } = useQuery(sessionQuery());
  const [localId] = useState(anonymousUserId);
  const sessionUserId = data?.userId ?? null;
  return { userId: sessionUserId ?? localId, sessionUserId, isLoading: isPending };
}
