import { BusyError } from '@henna/domain';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { backupProgram } from '../../../built-packages.ts';
import type { Settings } from '../../../settings.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { ConcurrencyLimit } from '../../../shared/concurrency-limit.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { programEnvironment } from '../../../shared/program-environment.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { LOGGER, SETTINGS } from '../../../tokens.ts';
import { answer, fileHeaders } from '../export/answer.ts';

@ApiTags('transfer')
@Controller('api/admin/export')
export class CompleteBackupController {
  private readonly line = new ConcurrencyLimit(1, 20);

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
      const day = new Date().toISOString().slice(0, 10);
      const report = (err: unknown) =>
        this.logger.warn({ err, correlationId: request.correlationId }, 'a backup broke off');
      const bytes = backupBytes(this.settings, over.signal);
      await answer(response, bytes, fileHeaders(`complete-backup-${day}`, 'json'), report).catch((error: unknown) => {
        if (!response.destroyed) throw error;
        report(error);
      });
    });
  }
}

/** V8 lets a heap grow to several times what is alive before it looks for the rest; here it looks sooner. */
const flags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=30'];

/**
 * Makes a complete backup in a process of its own, so that nobody waits for it who looks, and the memory is the system's
 * again afterwards. Throws a 503 when it breaks off.
 * @param signal ends it
 */
async function* backupBytes(settings: Settings, signal: AbortSignal): AsyncGenerator<Buffer> {
  const root = join(settings.dataFolder, 'imports');
  await mkdir(root, { recursive: true });
  const folder = await mkdtemp(join(root, 'backup-'));
  try {
    const child = spawn(process.execPath, [...flags, fileURLToPath(backupProgram), folder], {
      env: programEnvironment(settings),
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    });
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
    ended.catch(() => undefined);
    try {
      for await (const bytes of child.stdout!) yield bytes as Buffer;
      const [code] = await ended;
      if (code !== 0) throw new BusyError('BACKUP_BROKE_OFF');
    } finally {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
