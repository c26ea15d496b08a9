import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SignInProblem } from './sign-in-problem.ts';

/** Errors of OAuth 2.0 (RFC 6749, 4.1.2.1) and OpenID Connect Core 1.0 (3.1.2.6) by which the person, not the provider, refused. */
const refusals = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

/** Codes of the library for responses that failed verification. */
const untrusted = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** Maps a failure of the OpenID client to the reason why the sign-in ends. */
export const problemOf = (error: unknown): SignInProblem => {
  if (error instanceof SignInProblem) return error;
  if (error instanceof AuthorizationResponseError) {
    if (refusals.has(error.error)) return new SignInProblem('denied', error);
    const away = error.error === 'server_error' || error.error === 'temporarily_unavailable';
    return new SignInProblem(away ? 'away' : 'misconfigured', error);
  }
  if (error instanceof ResponseBodyError) {
    if (error.error === 'invalid_grant') return new SignInProblem('expired', error);
    return new SignInProblem(error.status >= 500 ? 'away' : 'misconfigured', error);
  }
  if (error instanceof ClientError && untrusted.has(error.code ?? '')) return new SignInProblem('unverified', error);
  return new SignInProblem('away', error);
};
