import { queryOptions } from '@tanstack/react-query';
import type {
  CurrentUser,
  MemberIdentity,
  MemberSession,
  NewSecondFactor,
  RecoveryCodes,
} from '../../lib/api-types.ts';
import { isStatus, read, request } from '../../lib/api.ts';

/** The browsers the person is signed in with, the one seen last first. */
export const ownSessionsQuery = () =>
  queryOptions({ queryKey: ['/api/sessions'] as const, queryFn: read<readonly MemberSession[]> });

export const endSession = (id: string): Promise<null> =>
  request(`/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Signs out everywhere, here too. */
export const endAllSessions = (): Promise<null> => request('/api/sessions', { method: 'DELETE' });

/** The identities at an identity provider that the person can sign in with. */
export const ownIdentitiesQuery = () =>
  queryOptions({ queryKey: ['/api/accounts/current/identities'] as const, queryFn: read<readonly MemberIdentity[]> });

/** Every other session ends. One that is gone already counts as removed. */
export const removeIdentity = (id: string): Promise<null> =>
  request<null>(`/api/accounts/current/identities/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(
    (error: unknown) => {
      if (isStatus(error, 404)) return null;
      throw error;
    },
  );

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** An empty name removes the one that is stored. */
export const changeNames = ({ firstName, lastName }: PersonNames): Promise<CurrentUser> =>
  request('/api/accounts/current', {
    method: 'PUT',
    body: { firstName: firstName.trim() || null, lastName: lastName.trim() || null },
  });

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** While the second factor is on. */
  readonly code?: string;
}

/** Every other session ends. */
export const changePassword = (change: PasswordChange): Promise<null> =>
  request('/api/accounts/current/password', { method: 'PUT', body: change });

export interface EmailChange {
  readonly email: string;
  readonly password: string;
}

/** Asks for a link to a new address, or to the present one; answers alike if another account has the address. */
export const requestEmailLink = (change: EmailChange): Promise<object> =>
  request('/api/accounts/current/email', { method: 'PUT', body: change });

/** @param token out of the link; works once. With a new address every other session ends. */
export const confirmEmail = (token: string): Promise<null> =>
  request('/api/email-confirmations', { method: 'POST', body: { token } });

/** All that is known about the person. */
export const readOwnData = (): Promise<unknown> => request('/api/accounts/current/export');

/** What a member proves the account with. */
export interface Proof {
  /** Absent where the account has none. */
  readonly password?: string;
  /** While the second factor is on. */
  readonly code?: string;
}

export const eraseAccount = (proof: Proof): Promise<null> =>
  request('/api/accounts/current', { method: 'DELETE', body: proof });

const secondFactor = '/api/accounts/current/second-factor';

/** Makes a secret, which counts from {@link switchSecondFactorOn} on. */
export const beginSecondFactor = (password: string): Promise<NewSecondFactor> =>
  request(secondFactor, { method: 'POST', body: { password } });

/** Every other session ends. Nothing else shows the recovery codes. */
export const switchSecondFactorOn = (code: string): Promise<RecoveryCodes> =>
  request(secondFactor, { method: 'PUT', body: { code } });

/** Every other session ends. */
export const switchSecondFactorOff = (proof: Proof): Promise<null> =>
  request(secondFactor, { method: 'DELETE', body: proof });

/** Asks for a link by mail; answers alike whether or not there is such an account. */
export const requestPasswordReset = (email: string): Promise<object> =>
  request('/api/password-resets', { method: 'POST', body: { email } });

export interface NewPassword {
  /** Out of the link; works once. */
  readonly token: string;
  readonly password: string;
}

export const resetPassword = (reset: NewPassword): Promise<null> =>
  request('/api/password-resets', { method: 'PUT', body: reset });
