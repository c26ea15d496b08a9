import type { CurrentUser } from '@henna/contracts';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import { RateLimited } from '../../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { currentUser } from '../accounts.ts';
import { Credentials } from '../credentials.ts';
import { CurrentUserBody } from '../current-user.response.ts';
import { returnPath } from '../return-path.ts';
import { startSession } from '../sessions.ts';
import { SignInRequest } from './sign-in.request.ts';

@ApiTags('accounts')
@Controller('api')
export class SignInController {
  constructor(private readonly credentials: Credentials) {}

  /** Starts sign-in by full-page navigation. */
  @Get('login')
  @Public()
  @ApiFoundResponse({ description: 'To the sign-in page' })
  start(@Query('returnTo') returnTo: unknown, @Res() response: Response): void {
    const path = returnPath(returnTo);
    response.redirect(302, path === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(path)}`);
  }

  /** Signs in. A wrong pair takes as long and reads the same whether or not the account exists. */
  @Post('sessions')
  @Public()
  @RateLimited('signIn')
  @HttpCode(200)
  @ApiOkResponse({ type: CurrentUserBody })
  async signIn(@Body() { email, password }: SignInRequest, @Req() request: HennaRequest): Promise<CurrentUser> {
    const account = await this.credentials.accountOf(email, password);
    await startSession(request, account._id);
    return currentUser(account);
  }
}
