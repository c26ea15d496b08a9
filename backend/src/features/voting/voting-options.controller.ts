import { fallbackOptions, ProductNotFoundError } from '@henna/domain';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, TokensOnly } from '../../shared/auth/access.ts';
import { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { matcher, paginate, SearchedListRequest } from '../../shared/http/admin-list.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { IfMatchHeader, MergedEdit } from '../../shared/http/if-match-header.ts';
import { ApiListResponse, listResponse } from '../../shared/http/paging.ts';
import { Context, IfMatch } from '../../shared/http/parameters.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { CatalogueIndex, CatalogueAsOf } from '../listing/index.ts';
import { allOptionSets, optionSetOwner } from './option-sets.ts';
import { RemoveVotingOptions } from './remove-voting-options.ts';
import { SetGlobalOptions } from './set-global-options.ts';
import { SetVotingOptions } from './set-voting-options.ts';
import {
  optionSetOf,
  RemoveVotingOptionsRequest,
  SetGlobalOptionsRequest,
  SetVotingOptionsRequest,
} from './voting.requests.ts';
import {
  AdminVotingOptionsPageResponse,
  AdminVotingOptionsResponse,
  globalOptionsResponse,
  GlobalVotingOptionsResponse,
  VotingOptionsResponse,
} from './voting.responses.ts';

@ApiTags('voting options')
@Controller('api')
export class VotingOptionsController {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly moments: CatalogueAsOf,
    private readonly commands: CommandBus,
  ) {}

  /** What one can vote for: the options of the subcategory, else of the category, else the global ones. */
  @Get('products/:id/voting-options')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: VotingOptionsResponse })
  ofProduct(@Param('id', Id) id: string): VotingOptionsResponse {
    const product = this.catalogue.visibleProduct(id);
    if (!product) throw new ProductNotFoundError();
    const details = this.catalogue.optionsOf(product);
    return { options: details.map(({ label }) => label), details };
  }

  /** What is offered where neither the subcategory nor the category has options of its own. */
  @Get('voting-options')
  @Public()
  @ApiOkResponse({ type: GlobalVotingOptionsResponse })
  global(): GlobalVotingOptionsResponse {
    const set = this.catalogue.globalOptions;
    return globalOptionsResponse(set?.value.options ?? fallbackOptions, set?.revision ?? -1);
  }

  /** Sets the global options. An option that is left out keeps its votes and gets them back when it is set again. */
  @Put('voting-options')
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: GlobalVotingOptionsResponse })
  async setGlobal(
    @Body() request: SetGlobalOptionsRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new SetGlobalOptions(context, optionSetOf(request), revision));
  }

  /** Every option set there is, a category's own before those of its subcategories; with `page` one page of them, with `asOf` as they were. */
  @Get('admin/voting-options')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiListResponse(AdminVotingOptionsResponse, AdminVotingOptionsPageResponse)
  async list(
    @Query() query: SearchedListRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const catalogue = await this.moments.forRequest(query.asOf, response);
    const matches = matcher(query.q);
    const sets = allOptionSets(catalogue).filter(({ categoryKey, subcategory, options }) =>
      matches(categoryKey, subcategory, ...options),
    );
    return listResponse(paginate(sets, query), sets.length, query, request.originalUrl, response);
  }

  /** Sets the options of a category or of a subcategory. An option that is left out keeps its votes and gets them back when it is set again. */
  @Post('admin/voting-options')
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminVotingOptionsResponse })
  async set(
    @Body() request: SetVotingOptionsRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    const { category, subcategory } = optionSetOwner(this.catalogue, request);
    return this.commands.execute(
      new SetVotingOptions(context, category._id, subcategory?.id ?? null, optionSetOf(request), revision),
    );
  }

  /** Removes the option set of a category or of a subcategory, which inherits options again; votes come back with their options. */
  @Delete('admin/voting-options')
  @TokensOnly('admin')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Body() request: RemoveVotingOptionsRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    const { category, subcategory } = optionSetOwner(this.catalogue, request);
    return this.commands.execute(new RemoveVotingOptions(context, category._id, subcategory?.id ?? null, revision));
  }
}
