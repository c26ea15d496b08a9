import { TooManyRequestsError } from '@henna/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Settings } from '../../../settings.ts';
import { RateLimiter } from '../../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { isOwnRequest } from '../../../shared/http/same-site.ts';
import { SETTINGS } from '../../../tokens.ts';
import { Accounts, emailKey, joinedNow, type AccountDocument } from '../accounts.ts';
import { startSession } from '../sessions.ts';
import { JoinIdentity } from './join-identity.ts';
import { OidcProvider, type SignedIn } from './oidc-provider.ts';
import { SignInCookies, type SignInAttempt } from './sign-in-cookies.ts';
import { SignInProblem } from './sign-in-problem.ts';

/** Signing in at the identity provider, from leaving for it to the session. */
@Injectable()
export class OidcSignIn {
  constructor(
    private readonly provider: OidcProvider,
    private readonly cookies: SignInCookies,
    private readonly joining: JoinIdentity,
    private readonly accounts: Accounts,
    private readonly limiter: RateLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Where to send the browser. Who is signed in already proves anew who they are. Throws {@link SignInProblem}. */
  async begin(request: HennaRequest, response: Response, returnTo: string): Promise<URL> {
    const memberId = isOwnRequest(request, this.settings.publicUrl.origin) ? (request.session.userId ?? null) : null;
    const { url, ...expected } = await this.provider.begin(memberId !== null);
    this.cookies.attempt.give(response, { ...expected, returnTo, memberId });
    return url;
  }

  /** The attempt that this browser began, which is used up by asking. */
  attemptOf(request: HennaRequest, response: Response): SignInAttempt | undefined {
    return this.cookies.attempt.take(request, response);
  }

  /** Signs in whom the provider vouches for. Throws {@link SignInProblem}. */
  async finish(request: HennaRequest, response: Response, attempt: SignInAttempt): Promise<void> {
    await this.limiter.take('signInElsewhere', request.ip ?? 'unknown').catch((error: unknown) => {
      throw error instanceof TooManyRequestsError
        ? new SignInProblem('tooMany', error, error.retryAfterSeconds)
        : error;
    });
    const query = new URL(request.originalUrl, 'http://any.invalid').search;
    const signedIn = await this.provider.finish(query, attempt);
    const account = await this.accountOf(signedIn, request, response, attempt);
    const { authenticatedAt, idToken } = signedIn;
    await startSession(request, account._id, { authenticatedAt, idToken });
  }

  /** Joins the identity that waits in this browser, if any, to the account of the same e-mail that has just signed in. */
  async joinWaiting(request: HennaRequest, response: Response, account: AccountDocument): Promise<void> {
    const waiting = this.cookies.waiting.take(request, response);
    if (!waiting || waiting.emailKey !== account.emailKey) return;
    if (await this.accounts.withIdentity(waiting.identity)) return;
    // Only an identity whose e-mail the provider vouched for waits.
    await this.accounts.addIdentity(account._id, joinedNow(waiting.identity, true));
  }

  private async accountOf({ identity }: SignedIn, request: HennaRequest, response: Response, attempt: SignInAttempt) {
    const { memberId } = attempt;
    const owner = memberId !== null && memberId === request.session.userId ? memberId : undefined;
    try {
      return await this.joining.accountOf(identity, owner, request);
    } catch (error) {
      if (error instanceof SignInProblem && error.kind === 'emailTaken')
        this.cookies.waiting.give(response, { identity: identity.key, emailKey: emailKey(identity.email!) });
      throw error;
    }
  }
}
