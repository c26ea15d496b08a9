import { UnauthorizedError } from '@henna/domain';
import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { TokenRole } from '../../../settings.ts';
import { Public } from '../../../shared/auth/access.ts';
import { AdminTokens } from '../../../shared/auth/admin-tokens.ts';
import { RateLimiter } from '../../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { VerifyTokenRequest } from './verify-token.request.ts';

const roles = ['admin', 'moderator', 'analyst'] as const satisfies readonly TokenRole[];

class TokenHolderBody {
  @ApiProperty({ enum: [true] }) valid!: true;
  @ApiProperty({ description: 'The name under which its acts are recorded' }) name!: string;
  @ApiProperty({ enum: roles }) role!: TokenRole;
}

class TokenRefusedBody {
  @ApiProperty({ enum: [false] }) valid!: false;
  @ApiProperty() message!: string;
  @ApiProperty() code!: string;
}

@ApiTags('administration')
@Controller('api/admin/auth')
export class VerifyTokenController {
  constructor(
    private readonly tokens: AdminTokens,
    private readonly limiter: RateLimiter,
  ) {}

  /** Says whose token it is. A wrong one counts against whoever guesses. */
  @Post()
  @SecurityLogged('sign in as staff')
  @Public()
  @HttpCode(200)
  @ApiOkResponse({ type: TokenHolderBody })
  @ApiUnauthorizedResponse({ type: TokenRefusedBody })
  async verify(
    @Body() { token }: VerifyTokenRequest,
    @Req() request: HennaRequest,
    @Ip() address = 'unknown',
  ): Promise<TokenHolderBody> {
    const holder = await this.tokens.holderOf(token);
    if (!holder) {
      await this.limiter.take('wrongToken', address);
      throw new UnauthorizedError('INVALID_TOKEN', { valid: false });
    }
    request.admin = { name: holder.name, role: holder.role };
    return { valid: true, name: holder.name, role: holder.role };
  }
}
