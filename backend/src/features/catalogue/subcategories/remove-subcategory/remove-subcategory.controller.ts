import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { IfMatchHeader } from '../../if-match-header.ts';
import { RemoveSubcategory } from './remove-subcategory.command.ts';

@ApiTags('subcategories')
@Controller('api/admin/subcategories/:id')
export class RemoveSubcategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes a subcategory with its option set; its products stay, uncategorised. */
  @Delete()
  @TokensOnly('admin')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) subcategoryId: string,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveSubcategory(context, subcategoryId, revision));
  }
}
