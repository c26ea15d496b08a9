import type { SystemRebuild, SystemStatus } from '@henna/domain';
import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../tokens.ts';
import { Rebuilds } from './rebuilds.ts';
import { RebuildRequest, SystemBody, SystemRebuildBody } from './system.bodies.ts';
import { SystemStatusReader } from './system-status.ts';

@ApiTags('running')
@Controller('api/admin/system')
export class SystemController {
  constructor(
    private readonly status: SystemStatusReader,
    private readonly rebuilds: Rebuilds,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How stores, worker and views are at this moment, with parked events and rebuilds. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: SystemBody })
  async read(@Req() request: Request): Promise<SystemStatus> {
    return this.status.read((request as HennaRequest).admin!.role);
  }

  /** Has a view built anew from the log by the code that runs, beside the one that answers; parked events are tried again. */
  @Post('rebuilds')
  @SecurityLogged('rebuild a view')
  @TokensOnly('admin')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: SystemRebuildBody })
  async rebuild(@Body() { view }: RebuildRequest, @Req() request: Request): Promise<SystemRebuild> {
    const { admin, correlationId } = request as HennaRequest;
    const rebuild = await this.rebuilds.request(view, admin!.name);
    // It changes no fact, so the log of events has no place for it.
    this.logger.info({ view, token: admin!.name, correlationId }, 'a rebuild was asked for');
    return rebuild;
  }
}
