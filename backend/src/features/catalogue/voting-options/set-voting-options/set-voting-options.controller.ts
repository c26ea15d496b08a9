import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { MergedEdit } from '../../../../shared/http/if-match-header.ts';
import { ownerNamed } from '../owner-named.ts';
import { AdminVotingOptionsBody } from '../voting-options.response.ts';
import { SetVotingOptions } from '../set-voting-options.ts';
import { optionsWanted, SetVotingOptionsRequest } from './set-voting-options.request.ts';

@ApiTags('voting options')
@Controller('api/admin/voting-options')
export class SetVotingOptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Sets the options of a category or of a subcategory. Votes for an option left out come back with it. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminVotingOptionsBody })
  async set(
    @Body() request: SetVotingOptionsRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    const { category, subcategory } = ownerNamed(this.catalogue, request.categoryKey, request.subcategory);
    return this.commands.execute(
      new SetVotingOptions(
        context,
        category._id,
        subcategory?.id ?? null,
        optionsWanted(request.options, request),
        revision,
      ),
    );
  }
}
