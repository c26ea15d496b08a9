import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Settings } from '../../../settings.ts';
import { Bounded } from '../../../shared/bounded.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { LOGGER, SETTINGS } from '../../../tokens.ts';
import { BackupSections } from './backup-sections.ts';
import { catalogueFacts } from './catalogue-facts.ts';
import { LogSnapshot } from './log-snapshot.ts';

@ApiTags('transfer')
@Controller('api/admin/export')
export class CompleteBackupController {
  private readonly line = new Bounded(1, 20);

  constructor(
    private readonly store: EventStore,
    private readonly sections: BackupSections,
    private readonly erased: ErasedMembers,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Everything that is shown, as it stood at one position of the log: one JSON object with a list for each kind. */
  @Get()
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
      const root = join(this.settings.dataFolder, 'imports');
      await mkdir(root, { recursive: true });
      const log = await LogSnapshot.take(this.store, root, ({ data }) => !this.isOfErased(data));
      try {
        const day = new Date().toISOString().slice(0, 10);
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Content-Disposition', `attachment; filename="complete-backup-${day}.json"`);
        response.setHeader('Cache-Control', 'no-store');
        await pipeline(Readable.from(this.pieces(log)), response);
      } catch (error) {
        // The answer has begun: its end is cut off, which the reader sees.
        this.logger.warn({ err: error, correlationId: request.correlationId }, 'a backup broke off');
      } finally {
        await log.drop();
      }
    });
  }

  private isOfErased(data: object): boolean {
    const id = 'userId' in data ? data.userId : 'memberId' in data ? data.memberId : undefined;
    return typeof id === 'string' && this.erased.has(id);
  }

  private async *pieces(log: LogSnapshot): AsyncGenerator<string> {
    const sections = this.sections.of(log, await catalogueFacts(log));
    const head = { exportedAt: new Date().toISOString(), position: String(log.position) };
    yield JSON.stringify(head, null, 2).replace(/\n}$/, '');
    for (const [name, rows] of Object.entries(sections)) {
      yield `,\n  ${JSON.stringify(name)}: [`;
      let separator = '\n';
      for await (const row of rows()) {
        yield `${separator}    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
        separator = ',\n';
      }
      yield separator === '\n' ? ']' : '\n  ]';
    }
    yield '\n}\n';
  }
}
