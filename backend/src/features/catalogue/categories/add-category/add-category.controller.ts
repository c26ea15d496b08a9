import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { CategoryFieldsRequest, newCategory } from '../category-fields.request.ts';
import { AdminCategoryBody } from '../category.response.ts';
import { AddCategory } from './add-category.command.ts';

@ApiTags('categories')
@Controller('api/admin/categories')
export class AddCategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Adds a category. Its name must be free, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminCategoryBody })
  async add(@Body() request: CategoryFieldsRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddCategory(context, newCategory(request)));
  }
}
