import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, SessionResponse } from '../../lib/api-types.ts';
import { request } from '../../lib/api.ts';
import { currentUserQuery, sessionQuery } from '../session/index.ts';
import type { AccountMode } from './sign-in-search.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Asked for while the second factor is on. */
  readonly code?: string;
}

/** @param account `firstName` is the name shown with comments. */
const createAccount = (account: Credentials & { readonly firstName: string }): Promise<CurrentUser> =>
  request('/api/accounts', { method: 'POST', body: account });

const signIn = (credentials: Credentials): Promise<CurrentUser> =>
  request('/api/sessions', { method: 'POST', body: credentials });

export interface AccountFields {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly code: string;
}

/** Signs in or creates an account, which signs in too. Renews who is signed in. */
export function useSignIn(mode: AccountMode, onEntered: (user: CurrentUser) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ email, password, name, code }: AccountFields) => {
      const credentials = { email: email.trim(), password };
      if (mode === 'create') return createAccount({ ...credentials, firstName: name.trim() });
      return signIn({ ...credentials, ...(code && { code }) });
    },
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery().queryKey, user);
      const session: SessionResponse = { userId: user.id };
      client.setQueryData(sessionQuery().queryKey, session);
      onEntered(user);
    },
  });
}
