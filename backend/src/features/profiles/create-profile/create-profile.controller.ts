import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly } from '../../../shared/auth/access.ts';
import { requireSelf } from '../../../shared/auth/require-self.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../shared/http/parameters.ts';
import { ProfileBody } from '../profile.response.ts';
import { CreateProfile } from './create-profile.command.ts';
import { CreateProfileRequest } from './create-profile.request.ts';

@ApiTags('profiles')
@Controller('api/profile')
export class CreateProfileController {
  constructor(private readonly commands: CommandBus) {}

  /** Creates one's own profile; 409 when there is one already. */
  @Post()
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: ProfileBody })
  async create(@Body() request: CreateProfileRequest, @Context() context: CommandContext) {
    requireSelf(context, request.userId);
    const texts = {
      displayName: request.displayName,
      email: request.email ?? null,
      bio: request.bio ?? null,
      avatarUrl: request.avatarUrl ?? null,
      favoriteCategories: request.favoriteCategories ?? [],
      isPublic: request.isPublic ?? true,
    };
    return this.commands.execute(new CreateProfile(context, context.actor.id, texts));
  }
}
