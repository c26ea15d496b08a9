import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRoute } from '../../shared/commands/command.interceptor.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { Context } from '../../shared/http/parameters.ts';
import { ImportMatchings, RemoveMatching, SaveMatching } from './import/matchings/matching-commands.ts';
import { ImportMatchingResponse, SaveMatchingRequest } from './import/matchings/matching.bodies.ts';

@ApiTags('transfer')
@Controller('api/admin/import-matchings')
export class ImportMatchingsController {
  constructor(
    private readonly matchings: ImportMatchings,
    private readonly commands: CommandBus,
  ) {}

  /** The saved matchings of columns, by name. */
  @Get()
  @TokensOnly('admin')
  @ApiOkResponse({ type: [ImportMatchingResponse] })
  async list(): Promise<ImportMatchingResponse[]> {
    return this.matchings.list();
  }

  /** Saves a matching for the next file with these columns; the same name for the same kind of records changes it. */
  @Post()
  @TokensOnly('admin')
  @CommandRoute()
  @ApiCreatedResponse({ type: ImportMatchingResponse })
  async save(@Body() { name, entity, columns }: SaveMatchingRequest, @Context() context: CommandContext) {
    const plain = columns.map(({ column, field }) => ({ column, field }));
    return this.commands.execute(new SaveMatching(context, name, entity, plain));
  }

  /** Removes a matching; the history can restore it. */
  @Delete(':id')
  @TokensOnly('admin')
  @CommandRoute()
  @ApiNoContentResponse()
  async remove(@Param('id', Id) id: string, @Context() context: CommandContext) {
    return this.commands.execute(new RemoveMatching(context, id));
  }
}
