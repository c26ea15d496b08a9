import { Body, Controller, Delete, Get, Headers, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { hashToken } from '../../settings.ts';
import { TokensOnly } from '../../shared/auth/access.ts';
import { AdminTokens } from '../../shared/auth/admin-tokens.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { noContent, type CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Context } from '../../shared/http/parameters.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { AdminTokenCommands } from './admin-token-commands.ts';
import { CreateTokenRequest } from './tokens.requests.ts';
import { AdminTokenResponse, adminTokenResponse, NewAdminTokenResponse } from './tokens.responses.ts';

@ApiTags('administration')
@Controller('api/admin/tokens')
@TokensOnly('admin')
export class TokensController {
  constructor(
    private readonly tokens: AdminTokens,
    private readonly commands: AdminTokenCommands,
  ) {}

  /** Every token there is or was, without the tokens themselves: those of the environment first, then the latest first. */
  @Get()
  @ApiOkResponse({ type: [AdminTokenResponse] })
  async list(@Headers('x-admin-token') own: string): Promise<AdminTokenResponse[]> {
    const ownHash = hashToken(own);
    return (await this.tokens.list()).map((token) => adminTokenResponse(token, ownHash));
  }

  /** Creates a token, which this answer alone shows. A repeated request replaces the token that its first answer showed. */
  @Post()
  @SecurityLogged('create an admin token')
  @CommandRoute()
  @ApiCreatedResponse({ type: NewAdminTokenResponse })
  async create(
    @Body() { name, role, days }: CreateTokenRequest,
    @Context() context: CommandContext,
  ): Promise<CommandResult<NewAdminTokenResponse>> {
    const { token, expiresAt, position } = await this.commands.create(context, name, role, days);
    return { position, status: 201, body: () => ({ token, name, role, expiresAt: expiresAt.toISOString() }) };
  }

  /**
   * Revokes a token, at once and for good. 409 `LAST_ADMIN_TOKEN` for the last valid one of an administrator,
   * `TOKEN_OF_ENVIRONMENT` or `TOKEN_OF_START` for those that only whoever runs the service can end.
   */
  @Delete(':name')
  @SecurityLogged('revoke an admin token')
  @CommandRoute()
  @ApiNoContentResponse()
  async revoke(@Param('name') name: string, @Context() context: CommandContext): Promise<CommandResult<undefined>> {
    return noContent(await this.commands.revoke(context, name));
  }
}
