import type { CurrentUser } from '../../../lib/api-types.ts';
import { request } from '../../../lib/api.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** @param account `firstName` is the name shown with comments. */
export const createAccount = (account: Credentials & { readonly firstName: string }): Promise<CurrentUser> =>
  request('/api/accounts', { method: 'POST', body: account });

export const signIn = (credentials: Credentials): Promise<CurrentUser> =>
  request('/api/sessions', { method: 'POST', body: credentials });
