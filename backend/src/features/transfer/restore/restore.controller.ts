import {
  backupSections,
  ConflictError,
  limits,
  restoreStatuses,
  TooLargeError,
  UnsupportedTypeError,
  type RestoreResponse,
} from '@henna/domain';
import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { Settings } from '../../../settings.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { RowRefusalResponse } from '../../../shared/http/refusal.responses.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { SETTINGS } from '../../../tokens.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { ImportFiles } from '../import/running/import-files.ts';
import { RestoreFiles } from './restore-files.ts';
import { RestoreJobs, restoreResponse } from './restore-jobs.ts';
import { Restores } from './restores.ts';

class RestoreBody implements RestoreResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: restoreStatuses, description: '`cut`: whoever worked on it fell silent' })
  status!: RestoreResponse['status'];
  @ApiProperty({ type: String, nullable: true, description: 'Why it stopped' }) message!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The same as a code' }) code!: string | null;
  @ApiProperty({ description: 'Name of the token that asked for it' }) by!: string;
  @ApiProperty({ enum: backupSections, nullable: true, description: 'What is being written' })
  section!: RestoreResponse['section'];
  @ApiProperty({ description: 'Records of the backup' }) total!: number;
  @ApiProperty({ description: 'Records that have had their turn' }) done!: number;
  @ApiProperty() success!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty() failed!: number;
  @ApiProperty({ type: [String], description: '"section: Row n: field: reason"' }) errors!: string[];
  @ApiProperty({ type: [RowRefusalResponse], description: 'The same with codes' }) refused!: RowRefusalResponse[];
  @ApiProperty({ format: 'date-time' }) startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt!: string | null;
}

@ApiTags('transfer')
@Controller('api/admin/restore')
export class RestoreController {
  private isRunning = false;

  constructor(
    private readonly files: ImportFiles,
    private readonly restores: Restores,
    private readonly jobs: RestoreJobs,
    private readonly catalogue: CatalogueIndex,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** How far restores have come, newest first. */
  @Get()
  @TokensOnly('admin')
  @ApiOkResponse({ type: [RestoreBody] })
  async list(): Promise<RestoreResponse[]> {
    return (await this.jobs.newest()).map((job) => restoreResponse(job, Date.now()));
  }

  /**
   * Puts a complete backup into an empty installation; answers when it is there, with `Prefer: respond-async` when it has
   * been received, 202.
   */
  @Post()
  @SecurityLogged('restore a complete backup')
  @HttpCode(200)
  @TokensOnly('admin')
  @ApiConsumes('application/json')
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiHeader({ name: 'Prefer', required: false })
  @ApiOkResponse({ type: RestoreBody })
  async restore(@Req() request: HennaRequest, @Res({ passthrough: true }) response: Response): Promise<RestoreBody> {
    // What is refused before it was read would be taken for the next request.
    response.setHeader('Connection', 'close');
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new UnsupportedTypeError('A complete backup is sent as application/json.');
    if (Number(request.headers['content-length'] ?? 0) > limits.backupBytes)
      throw new TooLargeError(limits.backupBytes);
    this.requireEmpty();
    if (this.isRunning) throw new ConflictError('RESTORE_RUNNING');
    this.isRunning = true;
    const { job, ended } = await this.begin(request);
    if (request.headers['prefer'] === 'respond-async') {
      // Its end is told by its record.
      ended.catch(() => undefined);
      response.status(202);
      return job as RestoreBody;
    }
    const done = await ended;
    if (done.position >= 0n) response.setHeader('X-Position', String(done.position));
    return restoreResponse(done.job, Date.now()) as RestoreBody;
  }

  /** Takes a backup in, and begins to write it. Throws 400 or 413 for what is none, before anything is done. */
  private async begin(request: HennaRequest) {
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
      parts = await RestoreFiles.take(join(this.settings.dataFolder, 'imports'), this.files.upload(id));
      await this.files.drop(id, 'upload');
      const { ended } = await this.restores.begin(id, parts, { kind: 'token', id: name, name, role });
      const [job] = await this.list();
      return { job: job!, ended: ended.finally(end) };
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Throws a 409 where there is a catalogue, removed or not. */
  private requireEmpty() {
    const { catalogue } = this;
    for (const records of [catalogue.allBrands(), catalogue.allCategories(), catalogue.allProducts()])
      if (!records.next().done) throw new ConflictError('NOT_EMPTY');
  }
}
