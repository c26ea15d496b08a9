import { viewNames, type ViewName } from '@henna/domain';
import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiProperty, ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../tokens.ts';
import { Rebuilds } from './rebuilds.ts';
import { IsIn } from 'class-validator';
import { SystemStatusResponse, SystemRebuildResponse } from './system.responses.ts';
import { SystemStatusReader } from './system-status.ts';

export class RebuildRequest {
  @ApiProperty({ enum: viewNames })
  @IsIn(viewNames)
  view!: ViewName;
}

@ApiTags('running')
@Controller('api/admin/system')
export class SystemController {
  constructor(
    private readonly status: SystemStatusReader,
    private readonly rebuilds: Rebuilds,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Status of stores, worker and views, with parked events and rebuilds. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: SystemStatusResponse })
  async read(@Req() request: Request): Promise<SystemStatusResponse> {
    return this.status.read((request as HennaRequest).admin!.role);
  }

  /** Requests a new build of a view beside the active one. It retries parked events. */
  @Post('rebuilds')
  @SecurityLogged('rebuild a view')
  @TokensOnly('admin')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SystemRebuildResponse })
  async rebuild(@Body() { view }: RebuildRequest, @Req() request: Request): Promise<SystemRebuildResponse> {
    const { admin, correlationId } = request as HennaRequest;
    const rebuild = await this.rebuilds.request(view, admin!.name);
    // No event: a rebuild changes no fact.
    this.logger.info({ view, token: admin!.name, correlationId }, 'a rebuild was asked for');
    return rebuild;
  }
}
