import { NotFoundError } from '@henna/domain';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { Public } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../../tokens.ts';
import { OidcProvider } from './oidc-provider.ts';
import { OidcSignIn } from './oidc-sign-in.ts';
import { sendProblem } from './send-problem.ts';
import { SignInProblem } from './sign-in-problem.ts';

@ApiTags('accounts')
@Controller('api/login/callback')
export class OidcController {
  constructor(
    private readonly provider: OidcProvider,
    private readonly signIn: OidcSignIn,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Where the identity provider sends the browser back to: signs in, or says on a page why not. */
  @Get()
  @SecurityLogged('sign in by the identity provider')
  @Public()
  @ApiFoundResponse({ description: 'To where the sign-in began' })
  @ApiResponse({ status: '4XX', description: 'A page that says why this sign-in led nowhere' })
  async back(@Req() request: HennaRequest, @Res() response: Response): Promise<void> {
    if (!this.provider.isConfigured)
      throw new NotFoundError('NOT_FOUND').withMessage('There is no identity provider here.');
    const attempt = this.signIn.attemptOf(request, response);
    try {
      if (!attempt) throw new SignInProblem('expired');
      await this.signIn.finish(request, response, attempt);
      response.redirect(302, attempt.returnTo);
    } catch (error) {
      sendProblem(error, request, response, attempt?.returnTo ?? '/', this.logger);
    }
  }
}
