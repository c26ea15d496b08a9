import {
  exportedEntities,
  ForbiddenError,
  invalidField,
  NotFoundError,
  type ExportCount,
  type ExportedEntity,
} from '@henna/domain';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { TokenRole } from '../../../settings.ts';
import { AsOfField } from '../../../shared/as-of/as-of.request.ts';
import { PositionByTime } from '../../../shared/as-of/position-by-time.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { SecurityLogged } from '../../../shared/security-log/security-log.guard.ts';
import { LOGGER } from '../../../tokens.ts';
import { CatalogueMoments, Listing } from '../../catalogue/index.ts';
import { answer, csvRows, fileHeaders, jsonArray } from './answer.ts';
import { ExportedActivity, type Then } from './exported-activity.ts';
import { ExportedCatalogue } from './exported-catalogue.ts';

class ExportCountBody implements ExportCount {
  @ApiProperty({ enum: exportedEntities }) entity!: ExportedEntity;
  @ApiProperty() count!: number;
}

class ExportQuery {
  @ApiPropertyOptional({ enum: ['json', 'csv'], default: 'json' })
  @IsOptional()
  @IsIn(['json', 'csv'])
  format?: 'json' | 'csv';

  @AsOfField()
  asOf?: string;
}

const ofPeople: readonly ExportedEntity[] = ['profiles', 'comments', 'votes', 'ratings'];
const mayTake = (role: TokenRole, entity: ExportedEntity) => role === 'admin' || !ofPeople.includes(entity);

@ApiTags('transfer')
@Controller('api/admin/export')
export class ExportController {
  constructor(
    private readonly catalogue: ExportedCatalogue,
    private readonly activity: ExportedActivity,
    private readonly listing: Listing,
    private readonly moments: PositionByTime,
    private readonly catalogueMoments: CatalogueMoments,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many records each export would hold that the token's holder may take. */
  @Get('counts')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: [ExportCountBody] })
  async counts(@Req() { admin }: HennaRequest): Promise<ExportCount[]> {
    const allowed = exportedEntities.filter((entity) => mayTake(admin!.role, entity));
    return Promise.all(allowed.map(async (entity) => ({ entity, count: await this.count(entity) })));
  }

  /**
   * All records of one kind that stand, as a file: one JSON array, indented by two; or CSV. With `asOf` as they were then.
   * What people are and do only administrators take away.
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
    const known = exportedEntities.find((each) => each === entity);
    if (!known) throw new NotFoundError('NOT_FOUND').withMessage(`There is no export of "${entity.slice(0, 40)}".`);
    if (!mayTake(request.admin!.role, known))
      throw new ForbiddenError('FORBIDDEN').withMessage('Only administrators take this away.');
    const then = asOf === undefined ? undefined : await this.moment(asOf, known, response);
    const day = new Date().toISOString().slice(0, 10);
    const rows = this.rows(known, then);
    const pieces = format === 'csv' ? csvRows(rows) : jsonArray(rows);
    await answer(response, pieces, fileHeaders(`${known}-export-${day}`, format), (err) =>
      this.logger.warn({ err, correlationId: request.correlationId }, 'an export broke off'),
    );
  }

  /** Throws a 400. */
  private async moment(asOf: string, entity: ExportedEntity, response: Response): Promise<Then> {
    if (entity === 'profiles') throw invalidField('asOf', 'AS_OF_PROFILES');
    const position = await this.moments.positionAsOf(asOf, response);
    return { position, catalogue: await this.catalogueMoments.at(position) };
  }

  private rows(entity: ExportedEntity, then?: Then): AsyncIterable<object> {
    switch (entity) {
      case 'products':
        return then ? this.catalogue.productsAt(then.position, then.catalogue) : this.catalogue.products();
      case 'banners':
        return this.catalogue.banners(then?.position);
      case 'comments':
      case 'votes':
      case 'ratings':
        return this.activity.rows(entity, then);
      case 'profiles':
        return this.activity.profiles();
      default:
        return Readable.from(this.catalogue[entity](then?.catalogue));
    }
  }

  private async count(entity: ExportedEntity): Promise<number> {
    if (entity === 'comments' || entity === 'votes' || entity === 'ratings' || entity === 'profiles')
      return this.activity.count(entity);
    if (entity === 'products') return this.listing.page({ sort: 'newest' }, 0, 1).total;
    let count = 0;
    const rows = this.rows(entity)[Symbol.asyncIterator]();
    while (!(await rows.next()).done) count += 1;
    return count;
  }
}
