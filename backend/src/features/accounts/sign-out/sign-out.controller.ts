import { Controller, Delete, Get, HttpCode, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { endSession } from '../sessions.ts';

@ApiTags('accounts')
@Controller('api')
export class SignOutController {
  /** Signs out by full-page navigation. */
  @Get('logout')
  @Public()
  @ApiFoundResponse({ description: 'To the home page' })
  async leave(@Req() request: HennaRequest, @Res() response: Response): Promise<void> {
    await endSession(request);
    response.redirect(302, '/');
  }

  /** Ends the current session, if there is one. */
  @Delete('sessions/current')
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async end(@Req() request: HennaRequest): Promise<void> {
    await endSession(request);
  }
}
