import { ProfileNotFoundError, viewCollection, type ProfileDocument } from '@henna/domain';
import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MembersOnly, Public } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context, MemberId } from '../../shared/http/parameters.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { PlaceOnShelf, RemoveFromShelf } from './shelf-commands.ts';
import { PlaceOnShelfRequest, ShelfQuery } from './shelf.requests.ts';
import { ShelfEntryResponse, ShelfPageResponse } from './shelf.responses.ts';
import { Shelves } from './shelves.ts';

@ApiTags('shelf')
@Controller('api')
export class ShelfController {
  constructor(
    private readonly commands: CommandBus,
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly shelves: Shelves,
  ) {}

  /** One's own shelf, the latest first. Hidden products are left out. */
  @Get('shelf')
  @MembersOnly()
  @ApiOkResponse({ type: ShelfPageResponse })
  async own(@Query() query: ShelfQuery, @MemberId() memberId: string): Promise<ShelfPageResponse> {
    return this.shelves.page(memberId, query);
  }

  /** What one's own shelf says of every product on it, for the marks on cards. */
  @Get('shelf/entries')
  @MembersOnly()
  @ApiOkResponse({ type: [ShelfEntryResponse] })
  async entries(@MemberId() memberId: string): Promise<ShelfEntryResponse[]> {
    return this.shelves.entries(memberId);
  }

  /** Puts a product on one's own shelf, or changes what the shelf says of it. */
  @Put('shelf/:productId')
  @MembersOnly()
  @CommandRoute()
  @ApiOkResponse({ type: ShelfEntryResponse })
  async place(
    @Param('productId', Id) productId: string,
    @Body() { state, again }: PlaceOnShelfRequest,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new PlaceOnShelf(context, productId, context.actor.id, state, again));
  }

  /** Takes a product off one's own shelf. One that is not on it is 204 as well. */
  @Delete('shelf/:productId')
  @MembersOnly()
  @CommandRoute()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('productId', Id) productId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveFromShelf(context, productId, context.actor.id));
  }

  /** The shelf of a member who has published it with a public profile; 404 otherwise, but to its owner. */
  @Get('profile/:userId/shelf')
  @Public()
  @ApiOkResponse({ type: ShelfPageResponse })
  async published(
    @Param('userId') userId: string,
    @Query() query: ShelfQuery,
    @MemberId() memberId: string | undefined,
  ): Promise<ShelfPageResponse> {
    const profile = await this.databases.views
      .collection<ProfileDocument>(viewCollection('profile', this.progress.activeBuilds.profile))
      .findOne({ _id: userId }, { projection: { isPublic: 1, shelfPublic: 1 } });
    const isPublished = profile?.isPublic === true && profile.shelfPublic === true;
    if (!isPublished && userId !== memberId) throw new ProfileNotFoundError();
    return this.shelves.page(userId, query);
  }
}
