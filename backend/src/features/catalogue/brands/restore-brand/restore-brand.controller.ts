import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context } from '../../../../shared/http/parameters.ts';
import { AdminBrandBody } from '../brand.response.ts';
import { RestoreBrand } from './restore-brand.command.ts';

@ApiTags('brands')
@Controller('api/admin/brands/:id/restore')
export class RestoreBrandController {
  constructor(private readonly commands: CommandBus) {}

  /** Brings a removed brand back with all that hangs on it. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiOkResponse({ type: AdminBrandBody })
  async restore(@Param('id', Id) brandId: string, @Context() context: CommandContext) {
    return this.commands.execute(new RestoreBrand(context, brandId));
  }
}
