import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { AdminBrandBody } from '../brand.response.ts';
import { AddBrand } from './add-brand.command.ts';
import { AddBrandRequest, newBrand } from './add-brand.request.ts';

@ApiTags('brands')
@Controller('api/admin/brands')
export class AddBrandController {
  constructor(private readonly commands: CommandBus) {}

  /** Adds a brand. Its name must be free, among the removed ones too. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: AdminBrandBody })
  async add(@Body() request: AddBrandRequest, @Context() context: CommandContext) {
    return this.commands.execute(new AddBrand(context, newBrand(request)));
  }
}
