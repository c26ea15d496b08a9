import { NotFoundError } from '@henna/domain';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { Public } from '../../shared/auth/access.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../tokens.ts';
import { OidcProvider } from './oidc/oidc-provider.ts';
import { OidcSignIn } from './oidc/oidc-sign-in.ts';
import { sendProblem } from './oidc/problem-page.ts';
import { SignInProblem } from './oidc/sign-in-problem.ts';
import { endSession } from './sessions.ts';

@ApiTags('accounts')
@Controller('api')
export class LoginController {
  constructor(
    private readonly provider: OidcProvider,
    private readonly oidc: OidcSignIn,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts signing in by navigation: at the identity provider if one is configured, else on our own page. */
  @Get('login')
  @Public()
  @ApiFoundResponse({ description: 'To the sign-in page' })
  async begin(
    @Query('returnTo') returnTo: unknown,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    const path = returnPath(returnTo);
    if (!this.provider.isConfigured)
      return response.redirect(302, path === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(path)}`);
    try {
      const url = await this.oidc.begin(request, response, path);
      response.redirect(302, url.href);
    } catch (error) {
      sendProblem(error, request, response, path, this.logger);
    }
  }

  /** The identity provider redirects the browser here: signs in, or explains on a page why not. */
  @Get('login/callback')
  @SecurityLogged('sign in by the identity provider')
  @Public()
  @ApiFoundResponse({ description: 'To where the sign-in began' })
  @ApiResponse({ status: '4XX', description: 'A page that explains why the sign-in failed' })
  async callback(@Req() request: HennaRequest, @Res() response: Response): Promise<void> {
    if (!this.provider.isConfigured)
      throw new NotFoundError('NOT_FOUND').withMessage('There is no identity provider here.');
    const attempt = this.oidc.takeAttempt(request, response);
    try {
      if (!attempt) throw new SignInProblem('expired');
      await this.oidc.finish(request, response, attempt);
      response.redirect(302, attempt.returnTo);
    } catch (error) {
      sendProblem(error, request, response, attempt?.returnTo ?? '/', this.logger);
    }
  }

  /** Signs out by navigation, at the identity provider too if it supports that. */
  @Get('logout')
  @SecurityLogged('sign out')
  @Public()
  @ApiFoundResponse({ description: 'To the home page, through the identity provider if there is one' })
  async logOut(@Req() request: HennaRequest, @Res() response: Response): Promise<void> {
    const { idToken } = request.session;
    await endSession(request);
    const providerUrl = idToken && this.provider.isConfigured ? await this.provider.endSessionUrl(idToken) : undefined;
    response.redirect(302, providerUrl?.href ?? '/');
  }
}

const baseUrl = 'http://same.invalid';
const maxLength = 2_048;

/** The path of this site to return to after signing in; the home page for anything else. */
export const returnPath = (value: unknown): string => {
  if (
    typeof value !== 'string' ||
    value.length > maxLength ||
    !/^\/(?![/\\])/.test(value) ||
    !URL.canParse(value, baseUrl)
  )
    return '/';
  const { origin, pathname, search, hash } = new URL(value, baseUrl);
  return origin === baseUrl && !pathname.startsWith('//') ? pathname + search + hash : '/';
};
