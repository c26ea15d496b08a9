import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { AdminSubcategoryBody } from '../../categories/category.response.ts';
import { RestoreSubcategory } from './restore-subcategory.command.ts';

@ApiTags('subcategories')
@Controller('api/admin/subcategories/:id/restore')
export class RestoreSubcategoryController {
  constructor(private readonly commands: CommandBus) {}

  /** Brings a removed subcategory back. Its category must stand. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: AdminSubcategoryBody })
  async restore(@Param('id', Id) subcategoryId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreSubcategory(context, subcategoryId));
  }
}
