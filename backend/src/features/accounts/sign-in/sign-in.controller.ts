import type { CurrentUser } from '@henna/domain';
import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { Public } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../../tokens.ts';
import { currentUser } from '../accounts.ts';
import { Credentials } from '../credentials.ts';
import { CurrentUserBody } from '../current-user.response.ts';
import { memberContext } from '../member-context.ts';
import { OidcProvider } from '../oidc/oidc-provider.ts';
import { OidcSignIn } from '../oidc/oidc-sign-in.ts';
import { sendProblem } from '../oidc/send-problem.ts';
import { returnPath } from '../return-path.ts';
import { startSession } from '../sessions.ts';
import { SignUps } from '../sign-ups.ts';
import { SignInRequest } from './sign-in.request.ts';

@ApiTags('accounts')
@Controller('api')
export class SignInController {
  constructor(
    private readonly credentials: Credentials,
    private readonly provider: OidcProvider,
    private readonly elsewhere: OidcSignIn,
    private readonly signUps: SignUps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Starts sign-in by full-page navigation: at the identity provider, if there is one, else on our own page. */
  @Get('login')
  @Public()
  @ApiFoundResponse({ description: 'To the sign-in page' })
  async start(
    @Query('returnTo') returnTo: unknown,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    const path = returnPath(returnTo);
    if (!this.provider.isConfigured)
      return response.redirect(302, path === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(path)}`);
    try {
      const url = await this.elsewhere.begin(request, response, path);
      response.redirect(302, url.href);
    } catch (error) {
      sendProblem(error, request, response, path, this.logger);
    }
  }

  /** Signs in. A wrong pair takes as long and reads the same whether or not the account exists. */
  @Post('sessions')
  @SecurityLogged('sign in')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: CurrentUserBody })
  async signIn(
    @Body() { email, password }: SignInRequest,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUser> {
    const account = await this.credentials.accountOf(email, password, request);
    await this.signUps.finish(memberContext(account._id, request), account);
    await this.elsewhere.joinWaiting(request, response, account);
    await startSession(request, account._id);
    await this.signUps.settle(account);
    return currentUser(account);
  }
}
