import { UnauthorizedError } from '@henna/domain';
import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { Public } from '../../shared/auth/access.ts';
import { AdminTokens } from '../../shared/auth/admin-tokens.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { VerifyTokenRequest } from './accounts.requests.ts';
import { TokenHolderResponse, TokenRefusedResponse } from './accounts.responses.ts';

@ApiTags('administration')
@Controller('api/admin/auth')
export class AdminAuthController {
  constructor(
    private readonly tokens: AdminTokens,
    private readonly limiter: RateLimiter,
  ) {}

  /** The holder of an admin token. Wrong tokens are rate limited. */
  @Post()
  @SecurityLogged('sign in as staff')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: TokenHolderResponse })
  @ApiUnauthorizedResponse({ type: TokenRefusedResponse })
  async verify(
    @Body() { token }: VerifyTokenRequest,
    @Req() request: HennaRequest,
    @Ip() address = 'unknown',
  ): Promise<TokenHolderResponse> {
    const holder = await this.tokens.holderOf(token);
    if (!holder) {
      await this.limiter.consume('wrongToken', address);
      throw new UnauthorizedError('INVALID_TOKEN', { valid: false });
    }
    request.admin = { name: holder.name, role: holder.role };
    return { valid: true, name: holder.name, role: holder.role };
  }
}
