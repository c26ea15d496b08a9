import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { IfMatchHeader } from '../../if-match-header.ts';
import { RemoveCategory } from './remove-category.command.ts';

@ApiTags('categories')
@Controller('api/admin/categories/:id')
export class RemoveCategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Removes a category with its subcategories and option sets; its products stay, uncategorised. */
  @Delete()
  @TokensOnly('admin')
  @CommandRoute()
  @IfMatchHeader()
  @ApiNoContentResponse()
  async remove(
    @Param('id', Id) categoryId: string,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveCategory(context, categoryId, revision));
  }
}
