import { Readable } from 'node:stream';
import {
  entityOfFile,
  exportedEntities,
  ForbiddenError,
  invalidField,
  NotFoundError,
  type ExportedEntity,
} from '@henna/domain';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { Settings, TokenRole } from '../../settings.ts';
import { PositionByTime } from '../../shared/as-of/position-by-time.ts';
import { TokensOnly } from '../../shared/auth/access.ts';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { SecurityLogged } from '../../shared/security-log/security-log.guard.ts';
import { LOGGER, SETTINGS } from '../../tokens.ts';
import { CatalogueAsOf, Listing } from '../listing/index.ts';
import { backupBytes } from './backup/backup-process.ts';
import { CatalogueExport } from './export/catalogue-export.ts';
import { csvRows, fileHeaders, jsonArray, sendStream } from './export/file-response.ts';
import { MemberExport, type ExportMoment } from './export/member-export.ts';
import { isAboutMembers, isDescribed } from './exported-entities.ts';
import { ExportQuery } from './transfer.requests.ts';
import { ExportCountResponse } from './transfer.responses.ts';

const mayExport = (role: TokenRole, entity: ExportedEntity) => role === 'admin' || !isAboutMembers(entity);

@ApiTags('transfer')
@Controller('api/admin/export')
export class ExportsController {
  /** A backup reads the whole log: one at a time. */
  private readonly backups = new ConcurrencyLimit(1, 20);

  constructor(
    private readonly catalogue: CatalogueExport,
    private readonly members: MemberExport,
    private readonly listing: Listing,
    private readonly positions: PositionByTime,
    private readonly catalogueMoments: CatalogueAsOf,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Everything that the public sees, as of one position of the log: one JSON object with a list for each kind. */
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
    await this.backups.run(async () => {
      // The client may have hung up while it waited.
      if (response.destroyed) return;
      const aborted = new AbortController();
      response.once('close', () => aborted.abort());
      const day = new Date().toISOString().slice(0, 10);
      const report = (err: unknown) =>
        this.logger.warn({ err, correlationId: request.correlationId }, 'a backup broke off');
      const bytes = backupBytes(this.settings, aborted.signal);
      const headers = fileHeaders(`complete-backup-${day}`, 'json');
      await sendStream(response, bytes, headers, report).catch((error: unknown) => {
        if (!response.destroyed) throw error;
        report(error);
      });
    });
  }

  /** How many records each export would hold that the holder of the token may download. */
  @Get('counts')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: [ExportCountResponse] })
  async counts(@Req() { admin }: HennaRequest): Promise<ExportCountResponse[]> {
    const allowed = exportedEntities.filter((entity) => mayExport(admin!.role, entity));
    return Promise.all(allowed.map(async (entity) => ({ entity, count: await this.count(entity) })));
  }

  /**
   * All records of one kind that are not removed, as a file: one JSON array, indented by two, or CSV. With `asOf` as of
   * that moment. Records of members are for administrators only.
   */
  @Get(':entity')
  @SecurityLogged('export')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiParam({ name: 'entity', enum: exportedEntities })
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'object', additionalProperties: true } } })
  async export(
    @Param('entity') entity: string,
    @Query() { format = 'json', asOf }: ExportQuery,
    @Req() request: HennaRequest,
    @Res() response: Response,
  ): Promise<void> {
    const exported = exportedEntities.find((each) => each === entity);
    if (!exported) throw new NotFoundError('NOT_FOUND').withMessage(`There is no export of "${entity.slice(0, 40)}".`);
    if (!mayExport(request.admin!.role, exported))
      throw new ForbiddenError('FORBIDDEN').withMessage('Only administrators take this away.');
    const moment = asOf === undefined ? undefined : await this.momentOf(asOf, exported, response);
    const day = new Date().toISOString().slice(0, 10);
    const rows = this.rows(exported, moment);
    const pieces = format === 'csv' ? csvRows(rows) : jsonArray(rows);
    await sendStream(response, pieces, fileHeaders(`${exported}-export-${day}`, format), (err) =>
      this.logger.warn({ err, correlationId: request.correlationId }, 'an export broke off'),
    );
  }

  /** Throws a 400. */
  private async momentOf(asOf: string, entity: ExportedEntity, response: Response): Promise<ExportMoment> {
    if (entity === 'profiles') throw invalidField('asOf', 'AS_OF_PROFILES');
    const position = await this.positions.positionAsOf(asOf, response);
    return { position, catalogue: await this.catalogueMoments.atPosition(position) };
  }

  private rows(entity: ExportedEntity, moment?: ExportMoment): AsyncIterable<object> {
    if (isDescribed(entity)) return this.catalogue.records(entityOfFile(entity), moment?.position);
    switch (entity) {
      case 'products':
        return moment ? this.catalogue.productsAt(moment.position, moment.catalogue) : this.catalogue.products();
      case 'comments':
      case 'votes':
      case 'ratings':
        return this.members.rows(entity, moment);
      case 'profiles':
        return this.members.profiles();
      default:
        return Readable.from(this.catalogue[entity](moment?.catalogue));
    }
  }

  private async count(entity: ExportedEntity): Promise<number> {
    if (entity === 'comments' || entity === 'votes' || entity === 'ratings' || entity === 'profiles')
      return this.members.count(entity);
    if (entity === 'products') return this.listing.page({ sort: 'newest' }, 0, 1).total;
    let count = 0;
    const rows = this.rows(entity)[Symbol.asyncIterator]();
    while (!(await rows.next()).done) count += 1;
    return count;
  }
}
