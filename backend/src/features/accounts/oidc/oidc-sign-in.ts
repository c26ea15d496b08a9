import { TooManyRequestsError } from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Settings } from '../../../settings.ts';
import { RateLimiter } from '../../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { isOwnRequest } from '../../../shared/http/csrf.middleware.ts';
import { SETTINGS } from '../../../tokens.ts';
import { Accounts, emailKey, newIdentityLink, type AccountDocument } from '../accounts.ts';
import { startSession } from '../sessions.ts';
import { OidcAccounts } from './oidc-accounts.ts';
import { OidcProvider, type Authentication } from './oidc-provider.ts';
import { SignInCookies, type SignInAttempt } from './sign-in-cookies.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** Signing in at the identity provider, from the redirect to the session. */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly provider: OidcProvider,
    private readonly cookies: SignInCookies,
    private readonly oidcAccounts: OidcAccounts,
    private readonly accounts: Accounts,
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The URL to redirect the browser to. A signed-in member must authenticate again. Throws {@link SignInProblem}. */
  async begin(request: HennaRequest, response: Response, returnTo: string): Promise<URL> {
    const memberId = isOwnRequest(request, this.settings.publicUrl.origin) ? (request.session.userId ?? null) : null;
    const { url, ...expected } = await this.provider.authorizationUrl(memberId !== null);
    this.cookies.attempt.set(response, { ...expected, returnTo, memberId });
    return url;
  }

  /** The attempt that this browser started; it is consumed. */
  takeAttempt(request: HennaRequest, response: Response): SignInAttempt | undefined {
    return this.cookies.attempt.consume(request, response);
  }

  /** Throws {@link SignInProblem}. */
  async finish(request: HennaRequest, response: Response, attempt: SignInAttempt): Promise<void> {
    await this.limiter.consume('signInElsewhere', request.ip ?? 'unknown').catch((error: unknown) => {
      throw error instanceof TooManyRequestsError
        ? new SignInProblem('tooMany', error, error.retryAfterSeconds)
        : error;
    });
    const query = new URL(request.originalUrl, 'http://any.invalid').search;
    const authentication = await this.provider.exchangeCode(query, attempt);
    const account = await this.accountOf(authentication, request, response, attempt);
    const { authenticatedAt, idToken } = authentication;
    await startSession(request, account._id, { authenticatedAt, idToken });
  }

  /** Links the pending identity of this browser, if any, to the account of the same e-mail that has just signed in. */
  async linkPendingIdentity(request: HennaRequest, response: Response, account: AccountDocument): Promise<void> {
    const pending = this.cookies.pendingIdentity.consume(request, response);
    if (!pending || pending.emailKey !== account.emailKey) return;
    if (await this.accounts.byIdentity(pending.identity)) return;
    // An identity is pending only if the provider vouched for its e-mail.
    await this.accounts.addIdentity(account._id, newIdentityLink(pending.identity, true));
  }

  private async accountOf(
    { identity }: Authentication,
    request: HennaRequest,
    response: Response,
    attempt: SignInAttempt,
  ) {
    const { memberId } = attempt;
    const signedInMember = memberId !== null && memberId === request.session.userId ? memberId : undefined;
    try {
      return await this.oidcAccounts.findOrCreate(identity, signedInMember, request);
    } catch (error) {
      if (error instanceof SignInProblem && error.kind === 'emailTaken')
        this.cookies.pendingIdentity.set(response, { identity: identity.key, emailKey: emailKey(identity.email!) });
      throw error;
    }
  }
}
