import { join } from 'node:path';
import { ConflictError, limits, TooLargeError, UnsupportedTypeError } from '@henna/domain';
import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { v7 } from 'uuid';
import type { Settings } from '../../settings.ts';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { SETTINGS } from '../../tokens.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { ImportFiles } from './import/running/import-files.ts';
import { RestoreFiles } from './restore/restore-files.ts';
import { RestoreJobs, restoreResponse } from './restore/restore-jobs.ts';
import { Restores } from './restore/restores.ts';
import { RestoreResponse } from './transfer.responses.ts';

@ApiTags('transfer')
@Controller('api/admin/restore')
export class RestoresController {
  private isRunning = false;

  constructor(
    private readonly files: ImportFiles,
    private readonly restores: Restores,
    private readonly jobs: RestoreJobs,
    private readonly catalogue: CatalogueIndex,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Progress of the last restores, newest first. */
  @Get()
  @TokensOnly('admin')
  @ApiOkResponse({ type: [RestoreResponse] })
  async list(): Promise<RestoreResponse[]> {
    return (await this.jobs.newest()).map((job) => restoreResponse(job, Date.now()));
  }

  /**
   * Restores a complete backup into an empty installation. Answers when it has finished; with `Prefer: respond-async`
   * when the file has been received, 202.
   */
  @Post()
  @SecurityLogged('restore a complete backup')
  @HttpCode(200)
  @TokensOnly('admin')
  @ApiConsumes('application/json')
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiHeader({ name: 'Prefer', required: false })
  @ApiOkResponse({ type: RestoreResponse })
  async restore(
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RestoreResponse> {
    // The rest of a body that is refused before it was read would be taken for the next request.
    response.setHeader('Connection', 'close');
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new UnsupportedTypeError('A complete backup is sent as application/json.');
    if (Number(request.headers['content-length'] ?? 0) > limits.backupBytes)
      throw new TooLargeError(limits.backupBytes);
    this.requireEmpty();
    if (this.isRunning) throw new ConflictError('RESTORE_RUNNING');
    this.isRunning = true;
    const { job, ended } = await this.start(request);
    if (request.headers['prefer'] === 'respond-async') {
      // The restore's record has the result.
      ended.catch(() => undefined);
      response.status(202);
      return job;
    }
    const done = await ended;
    if (done.position >= 0n) response.setHeader('X-Position', String(done.position));
    return restoreResponse(done.job, Date.now());
  }

  /** Receives a backup and starts to write it. Throws 400 or 413, before anything is written, for what is no backup. */
  private async start(request: HennaRequest) {
    const { name, role } = request.admin!;
    const id = v7();
    let parts: RestoreFiles | undefined;
    const end = async () => {
      this.isRunning = false;
      await this.files.drop(id, 'upload');
      await parts?.drop();
    };
    try {
      await this.files.receive(id, request, limits.backupBytes);
      parts = await RestoreFiles.split(join(this.settings.dataFolder, 'imports'), this.files.upload(id));
      await this.files.drop(id, 'upload');
      const { ended } = await this.restores.start(id, parts, { kind: 'token', id: name, name, role });
      const [job] = await this.list();
      return { job: job!, ended: ended.finally(end) };
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Throws a 409 where there are records of the catalogue, removed or not. */
  private requireEmpty() {
    const { catalogue } = this;
    for (const records of [catalogue.allBrands(), catalogue.allCategories(), catalogue.allProducts()])
      if (!records.next().done) throw new ConflictError('NOT_EMPTY');
  }
}
