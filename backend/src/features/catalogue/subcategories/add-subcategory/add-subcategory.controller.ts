import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { newCategory } from '../../categories/category-fields.request.ts';
import { AdminSubcategoryBody } from '../../categories/category.response.ts';
import { AddSubcategory } from './add-subcategory.command.ts';
import { AddSubcategoryRequest } from './add-subcategory.request.ts';

@ApiTags('subcategories')
@Controller('api/admin/subcategories')
export class AddSubcategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Adds a subcategory. Its name must be free in its category, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminSubcategoryBody })
  async add(@Body() request: AddSubcategoryRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddSubcategory(context, request.categoryId, newCategory(request)));
  }
}
