import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { MergedEdit } from '../../if-match-header.ts';
import { categoryChanges } from '../category-fields.request.ts';
import { AdminCategoryBody } from '../category.response.ts';
import { ChangeCategory } from './change-category.command.ts';
import { ChangeCategoryRequest } from './change-category.request.ts';

@ApiTags('categories')
@Controller('api/admin/categories/:id')
export class ChangeCategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes a category. A new name shows on its products, and the old one leads to it. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminCategoryBody })
  async change(
    @Param('id', Id) categoryId: string,
    @Body() request: ChangeCategoryRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeCategory(context, categoryId, categoryChanges(request), revision));
  }
}
