import { request } from '../../../lib/api.ts';

/** Asks for a link by mail; answers alike whether or not there is such an account. */
export const askForReset = (email: string): Promise<object> =>
  request('/api/password-resets', { method: 'POST', body: { email } });

export interface NewPassword {
  /** Out of the link; works once. */
  readonly token: string;
  readonly password: string;
}

export const resetPassword = (reset: NewPassword): Promise<null> =>
  request('/api/password-resets', { method: 'PUT', body: reset });
