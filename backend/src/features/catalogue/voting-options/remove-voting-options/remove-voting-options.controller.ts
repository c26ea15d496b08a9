import { Body, Controller, Delete } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { CatalogueIndex } from '../../catalogue-index/catalogue-index.ts';
import { IfMatchHeader } from '../../../../shared/http/if-match-header.ts';
import { Name, OptionalName } from '../../request-fields.ts';
import { ownerNamed } from '../owner-named.ts';
import { RemoveVotingOptions } from '../remove-voting-options.ts';

class RemoveVotingOptionsRequest {
  @Name()
  categoryKey!: string;

  /** Absent or empty: the category's default. */
  @OptionalName()
  subcategory?: string | null;
}

@ApiTags('voting options')
@Controller('api/admin/voting-options')
export class RemoveVotingOptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
  ) {}

  /** Takes away the own options of a category or of a subcategory: it inherits again, and votes come back with options. */
  @Delete()
  @TokensOnly('admin')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Body() request: RemoveVotingOptionsRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    const { category, subcategory } = ownerNamed(this.catalogue, request.categoryKey, request.subcategory);
    return this.commands.execute(new RemoveVotingOptions(context, category._id, subcategory?.id ?? null, revision));
  }
}
