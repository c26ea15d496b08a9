import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Settings } from '../../../settings.ts';
import { Bounded } from '../../../shared/bounded.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { LOGGER, SETTINGS } from '../../../tokens.ts';
import { begun } from '../begun.ts';
import { backupBytes } from './backup-process.ts';

@ApiTags('transfer')
@Controller('api/admin/export')
export class CompleteBackupController {
  private readonly line = new Bounded(1, 20);

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Everything that is shown, as it stood at one position of the log: one JSON object with a list for each kind. */
  @Get()
  @SecurityLogged('complete backup')
  @TokensOnly('admin')
  @ApiOkResponse({
    schema: {
      type: 'object',
      properties: { exportedAt: { type: 'string', format: 'date-time' }, position: { type: 'string' } },
      additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    },
  })
  async backup(@Req() request: HennaRequest, @Res() response: Response): Promise<void> {
    await this.line.run(async () => {
      // Who hung up while waiting needs nothing any more.
      if (response.destroyed) return;
      const over = new AbortController();
      response.once('close', () => over.abort());
      try {
        const bytes = await begun(backupBytes(this.settings, over.signal));
        const day = new Date().toISOString().slice(0, 10);
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Content-Disposition', `attachment; filename="complete-backup-${day}.json"`);
        await pipeline(Readable.from(bytes), response);
      } catch (error) {
        if (!response.headersSent && !response.destroyed) throw error;
        // The answer has begun: its end is cut off, which the reader sees.
        this.logger.warn({ err: error, correlationId: request.correlationId }, 'a backup broke off');
      }
    });
  }
}
