import { limits, type ImportResult } from '@henna/contracts';
import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { Settings } from '../../../settings.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { ConflictError, UnsupportedTypeError } from '../../../shared/errors.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SETTINGS } from '../../../tokens.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { Batch } from '../import/batch.ts';
import { ImportFiles, tooLarge } from '../import/running/import-files.ts';
import { RestoreFiles } from './restore-files.ts';
import { RestoreRun } from './restore-run.ts';

class RestoreBody implements ImportResult {
  @ApiProperty() success!: number;
  @ApiProperty() skipped!: number;
  @ApiProperty({ type: [String], description: '"section: Row n: field: reason"' }) errors!: string[];
}

@ApiTags('transfer')
@Controller('api/admin/restore')
export class RestoreController {
  private isRunning = false;

  constructor(
    private readonly files: ImportFiles,
    private readonly restoring: RestoreRun,
    private readonly catalogue: CatalogueIndex,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Puts a complete backup into an empty installation; answers when it is there. */
  @Post()
  @HttpCode(200)
  @TokensOnly('admin')
  @ApiConsumes('application/json')
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiOkResponse({ type: RestoreBody })
  async restore(@Req() request: HennaRequest, @Res({ passthrough: true }) response: Response): Promise<RestoreBody> {
    // What is refused before it was read would be taken for the next request.
    response.setHeader('Connection', 'close');
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new UnsupportedTypeError('A complete backup is sent as application/json.');
    if (Number(request.headers['content-length'] ?? 0) > limits.backupBytes) throw tooLarge(limits.backupBytes);
    this.requireEmpty();
    if (this.isRunning) throw new ConflictError('A restore is running already.', 'RESTORE_RUNNING');
    this.isRunning = true;
    const id = v7();
    let parts: RestoreFiles | undefined;
    try {
      await this.files.receive(id, request, limits.backupBytes);
      parts = await RestoreFiles.take(join(this.settings.dataFolder, 'imports'), this.files.upload(id));
      await this.files.drop(id, 'upload');
      const { success, skipped, errors, position } = await this.restoring.run(
        parts,
        new Batch(id, Date.now(), 'restore'),
      );
      if (position >= 0n) response.setHeader('X-Position', String(position));
      return { success, skipped, errors: [...errors] };
    } finally {
      this.isRunning = false;
      await this.files.drop(id, 'upload');
      await parts?.drop();
    }
  }

  /** Throws a 409 where there is a catalogue, removed or not. */
  private requireEmpty() {
    const { catalogue } = this;
    for (const records of [catalogue.allBrands(), catalogue.allCategories(), catalogue.allProducts()])
      if (!records.next().done)
        throw new ConflictError('A backup can only be restored into an empty installation (DEMO=off).', 'NOT_EMPTY');
  }
}
