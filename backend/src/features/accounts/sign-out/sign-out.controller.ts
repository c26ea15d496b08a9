import { Controller, Delete, Get, HttpCode, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { OidcProvider } from '../oidc/oidc-provider.ts';
import { endSession } from '../sessions.ts';

@ApiTags('accounts')
@Controller('api')
export class SignOutController {
  constructor(private readonly provider: OidcProvider) {}

  /** Signs out by full-page navigation, of the identity provider too where it offers that. */
  @Get('logout')
  @SecurityLogged('sign out')
  @Public()
  @ApiFoundResponse({ description: 'To the home page, by way of the identity provider if there is one' })
  async leave(@Req() request: HennaRequest, @Res() response: Response): Promise<void> {
    const { idToken } = request.session;
    await endSession(request);
    const elsewhere = idToken && this.provider.isConfigured ? await this.provider.endSessionUrl(idToken) : undefined;
    response.redirect(302, elsewhere?.href ?? '/');
  }

  /** Ends the current session, if there is one. */
  @Delete('sessions/current')
  @SecurityLogged('sign out')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Req() request: HennaRequest): Promise<void> {
    await endSession(request);
  }
}
