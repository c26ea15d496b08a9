import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../../../shared/auth/access.ts';
import { CommandContext } from '../../../../shared/commands/command-context.ts';
import { CommandRoute } from '../../../../shared/commands/command.interceptor.ts';
import { Id } from '../../../../shared/http/id.pipe.ts';
import { Context, IfMatch } from '../../../../shared/http/parameters.ts';
import { MergedEdit } from '../../if-match-header.ts';
import { AdminBrandBody } from '../brand.response.ts';
import { ChangeBrand } from './change-brand.command.ts';
import { brandChanges, ChangeBrandRequest } from './change-brand.request.ts';

@ApiTags('brands')
@Controller('api/admin/brands/:id')
export class ChangeBrandController {
  constructor(private readonly commands: CommandBus) {}

  /** Changes a brand. A new name shows on its products, and the old one leads to it. */
  @Put()
  @TokensOnly('admin')
  @CommandRoute()
  @MergedEdit()
  @ApiOkResponse({ type: AdminBrandBody })
  async change(
    @Param('id', Id) brandId: string,
    @Body() request: ChangeBrandRequest,
    @IfMatch() revision: string | undefined,
    @Context() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeBrand(context, brandId, brandChanges(request), revision));
  }
}
