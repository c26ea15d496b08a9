import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { categoryChanges } from '../../categories/category-fields.request.ts';
import { AdminSubcategoryBody } from '../../categories/category.response.ts';
import { MergedEdit } from '../../if-match-header.ts';
import { ChangeSubcategory } from './change-subcategory.command.ts';
import { ChangeSubcategoryRequest } from './change-subcategory.request.ts';

@ApiTags('subcategories')
@Controller('api/admin/subcategories/:id')
export class ChangeSubcategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes a subcategory; it stays in its category. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminSubcategoryBody })
  async change(
    @Param('id', Id) subcategoryId: string,
    @Body() request: ChangeSubcategoryRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(
      new ChangeSubcategory(context, subcategoryId, request.categoryId, categoryChanges(request), revision),
    );
  }
}
