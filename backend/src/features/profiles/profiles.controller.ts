import { ProfileNotFoundError, viewCollection, type ProfileDocument } from '@henna/domain';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly, Public, requireSelf } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Context, MemberId } from '../../shared/http/parameters.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { requestedTraits } from '../traits/index.ts';
import { ChangeProfile, CreateProfile } from './profile-commands.ts';
import { ProfileResponses } from './profile-responses.ts';
import { ChangeProfileRequest, CreateProfileRequest, onlyHides, profileChanges } from './profiles.requests.ts';
import { ProfileResponse } from './profiles.responses.ts';

@ApiTags('profiles')
@Controller('api/profile')
export class ProfilesController {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly profiles: ProfileResponses,
    private readonly commands: CommandBus,
  ) {}

  /** A person's profile. A private one is 404 to everybody but its owner, who alone sees the e-mail. */
  @Get(':userId')
  @Public()
  @ApiOkResponse({ type: ProfileResponse })
  async profile(@Param('userId') userId: string, @MemberId() memberId: string | undefined): Promise<ProfileResponse> {
    const found = await this.databases.views
      .collection<ProfileDocument>(viewCollection('profile', this.progress.activeBuilds.profile))
      .findOne({ _id: userId });
    const isOwner = userId === memberId;
    if (!found || !(found.isPublic || isOwner)) throw new ProfileNotFoundError();
    const { createdAt, updatedAt } = found;
    const record = { ...found, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return this.profiles.answer(userId, record, isOwner);
  }

  /** Creates one's own profile; 409 when there is one already. */
  @Post()
  @MembersOnly()
  @CommandRoute()
  @ApiCreatedResponse({ type: ProfileResponse })
  async create(@Body() request: CreateProfileRequest, @Context() context: CommandContext) {
    requireSelf(context, request.userId);
    const texts = {
      displayName: request.displayName,
      email: request.email ?? null,
      bio: request.bio ?? null,
      avatarUrl: request.avatarUrl ?? null,
      favoriteCategories: request.favoriteCategories ?? [],
      isPublic: request.isPublic ?? true,
      shelfPublic: request.shelfPublic ?? false,
      traitsPublic: request.traitsPublic ?? false,
    };
    return this.commands.execute(
      new CreateProfile(context, context.actor.id, texts, request.traits && requestedTraits(request.traits)),
    );
  }

  /** Changes one's own profile. Fields that are absent stay. */
  @Put(':userId')
  @MembersOnly()
  @CommandRoute(({ body }) => onlyHides(body as object))
  @ApiOkResponse({ type: ProfileResponse })
  async change(
    @Param('userId') userId: string,
    @Body() request: ChangeProfileRequest,
    @Context() context: CommandContext,
  ) {
    requireSelf(context, userId);
    requireSelf(context, request.userId);
    return this.commands.execute(
      new ChangeProfile(context, userId, profileChanges(request), request.traits && requestedTraits(request.traits)),
    );
  }
}
