import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportedEntities, type ExportCount, type ExportedEntity } from '@henna/contracts';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { NotFoundError } from '../../../shared/errors.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { LOGGER } from '../../../tokens.ts';
import { Listing } from '../../catalogue/index.ts';
import { ExportedActivity } from './exported-activity.ts';
import { ExportedCatalogue } from './exported-catalogue.ts';
import { jsonArray } from './json-array.ts';

class ExportCountBody implements ExportCount {
  @ApiProperty({ enum: exportedEntities }) entity!: ExportedEntity;
  @ApiProperty() count!: number;
}

@ApiTags('transfer')
@Controller('api/admin/export')
export class ExportController {
  constructor(
    private readonly catalogue: ExportedCatalogue,
    private readonly activity: ExportedActivity,
    private readonly listing: Listing,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many records each export would hold. */
  @Get()
  @TokensOnly('admin')
  @ApiOkResponse({ type: [ExportCountBody] })
  async counts(): Promise<ExportCount[]> {
    return Promise.all(exportedEntities.map(async (entity) => ({ entity, count: await this.count(entity) })));
  }

  /** All records of one kind that stand, as a file: one JSON array, indented by two. */
  @Get(':entity')
  @TokensOnly('admin')
  @ApiParam({ name: 'entity', enum: exportedEntities })
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'object', additionalProperties: true } } })
  async export(
    @Param('entity') entity: string,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    const known = exportedEntities.find((each) => each === entity);
    if (!known) throw new NotFoundError(`There is no export of "${entity.slice(0, 40)}".`);
    const day = new Date().toISOString().slice(0, 10);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${known}-export-${day}.json"`);
    response.setHeader('Cache-Control', 'no-store');
    try {
      await pipeline(Readable.from(jsonArray(this.rows(known))), response);
    } catch (error) {
      // The answer has begun: its end is cut off, which the reader sees.
      this.logger.warn({ err: error, correlationId: request.correlationId }, 'an export broke off');
    }
  }

  private rows(entity: ExportedEntity): AsyncIterable<object> {
    switch (entity) {
      case 'products':
      case 'banners':
        return this.catalogue[entity]();
      case 'comments':
      case 'votes':
      case 'ratings':
      case 'profiles':
        return this.activity[entity]();
      default:
        return Readable.from(this.catalogue[entity]());
    }
  }

  private async count(entity: ExportedEntity): Promise<number> {
    switch (entity) {
      case 'comments':
      case 'votes':
      case 'ratings':
      case 'profiles':
        return this.activity.count(entity);
      case 'products':
        return this.listing.page({ sort: 'newest' }, 0, 1).total;
      default: {
        let count = 0;
        const rows = this.rows(entity)[Symbol.asyncIterator]();
        while (!(await rows.next()).done) count += 1;
        return count;
      }
    }
  }
}
