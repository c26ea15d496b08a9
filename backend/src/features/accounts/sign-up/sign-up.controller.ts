import type { CurrentUser } from '@henna/domain';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/auth/access.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { addressKey } from '../../../shared/http/address-key.ts';
import { Context } from '../../../shared/http/parameters.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { RateLimited, RateLimiter } from '../../../shared/http/rate-limits.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { currentUser, emailKey } from '../accounts.ts';
import { CurrentUserBody } from '../current-user.response.ts';
import { KnownDevices } from '../known-devices.ts';
import { startSession } from '../sessions.ts';
import { SignUps } from '../sign-ups.ts';
import { SignUp } from './sign-up.command.ts';
import { SignUpRequest } from './sign-up.request.ts';

@ApiTags('accounts')
@Controller('api/accounts')
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
    private readonly devices: KnownDevices,
    private readonly signUps: SignUps,
  ) {}

  /** Creates an account and signs it in. */
  @Post()
  @SecurityLogged('sign up')
  @Public()
  @RateLimited('signUp')
  @CommandRoute()
  @ApiCreatedResponse({ type: CurrentUserBody })
  async signUp(
    @Body() { email, password, firstName, lastName }: SignUpRequest,
    @Context() context: CommandContext,
    @Req() request: HennaRequest,
  ): Promise<CommandResult<CurrentUser>> {
    await this.limiter.take('signUpOfAccount', [emailKey(email), addressKey(request.ip ?? 'unknown')]);
    const { account, position } = await this.commands.execute(
      new SignUp(context, email, password, firstName || null, lastName || null),
    );
    await startSession(request, account._id);
    this.devices.remember(request, emailKey(email));
    await this.signUps.settle(account);
    return { position, status: 201, body: () => currentUser(account) };
  }
}
