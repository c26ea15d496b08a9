import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { AdminCategoryBody } from '../category.response.ts';
import { RestoreCategory } from './restore-category.command.ts';

@ApiTags('categories')
@Controller('api/admin/categories/:id/restore')
export class RestoreCategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Brings a removed category back with its subcategories and option sets. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: AdminCategoryBody })
  async restore(@Param('id', Id) categoryId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreCategory(context, categoryId));
  }
}
