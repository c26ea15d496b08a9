import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { requireSelf } from '../../../shared/auth/require-self.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { ProfileBody } from '../profile.response.ts';
import { ChangeProfile } from './change-profile.command.ts';
import { ChangeProfileRequest, profileChanges } from './change-profile.request.ts';

@ApiTags('profiles')
@Controller('api/profile/:userId')
export class ChangeProfileController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes one's own profile. Fields that are absent stay. */
  @Put()
  @MembersOnly()
  @CommandRoute()
  @ApiOkResponse({ type: ProfileBody })
  async change(
    @Param('userId') userId: string,
    @Body() request: ChangeProfileRequest,
    @Context() context: CommandContext,
  ) {
    requireSelf(context, userId);
    requireSelf(context, request.userId);
    return this.commands.execute(new ChangeProfile(context, userId, profileChanges(request)));
  }
}
