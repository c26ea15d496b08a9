import type { Entity, EntityKind } from '@henna/domain';
import { Controller, Delete, Param, Post, type Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TokensOnly } from '../auth/access.ts';
import { CommandContext } from '../commands/command-context.ts';
import { CommandRoute } from '../commands/command.interceptor.ts';
import { Id } from '../http/id.pipe.ts';
import { Context, IfMatch } from '../http/parameters.ts';
import { IfMatchHeader } from '../http/if-match-header.ts';
import { RemoveRecord, RestoreRecord } from './entity-commands.ts';

/** Where the records of one kind are removed and restored. */
interface RemovalRoutes {
  readonly entity: Entity<EntityKind>;
  readonly tag: string;
  /** The body of a restored record. */
  readonly body: Type;
  /** The address of one record, where it is not the administrators'. */
  readonly path?: string;
}

/** The controllers that remove and restore the records of one kind. */
export const removalControllers = ({
  entity: { kind },
  tag,
  body,
  path = `api/admin/${tag}/:id`,
}: RemovalRoutes): Type[] => {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);

  @ApiTags(tag)
  @Controller(path)
  class RemoveRecordController {
    constructor(private readonly commands: CommandBus) {}

    @Delete()
    @TokensOnly('admin')
    @CommandRoute()
    @IfMatchHeader()
    @ApiOperation({ operationId: `Remove${name}.remove` })
    @ApiNoContentResponse()
    async remove(
      @Param('id', Id) id: string,
      @IfMatch() revision: string | undefined,
      @Context() context: CommandContext,
    ) {
      return this.commands.execute(new RemoveRecord(context, kind, id, revision));
    }
  }

  @ApiTags(tag)
  @Controller(`api/admin/${tag}/:id/restore`)
  class RestoreRecordController {
    constructor(private readonly commands: CommandBus) {}

    @Post()
    @TokensOnly('admin')
    @CommandRoute()
    @ApiOperation({ operationId: `Restore${name}.restore` })
    @ApiOkResponse({ type: body })
    async restore(@Param('id', Id) id: string, @Context() context: CommandContext) {
      return this.commands.execute(new RestoreRecord(context, kind, id));
    }
  }

  return [RemoveRecordController, RestoreRecordController];
};
