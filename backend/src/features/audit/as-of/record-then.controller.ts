import { limits, NotFoundError, recordKinds, type RecordKind, type RecordThen } from '@henna/domain';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AsOfField } from '../../../shared/as-of/as-of.request.ts';
import { PositionByTime } from '../../../shared/as-of/position-by-time.ts';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import { RecordThenBody } from './record-then.response.ts';
import { RecordsThen } from './records-then.ts';

class RecordThenRequest {
  @AsOfField(true)
  asOf!: string;
}

@ApiTags('audit')
@Controller('api/admin/history/records')
export class RecordThenController {
  constructor(
    private readonly records: RecordsThen,
    private readonly moments: PositionByTime,
  ) {}

  /** A record of the catalogue as it was at a moment, field by field beside what it is now. */
  @Get(':kind/:id')
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiParam({ name: 'kind', enum: recordKinds })
  @ApiOkResponse({ type: RecordThenBody })
  async get(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Query() { asOf }: RecordThenRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecordThen> {
    const known = recordKinds.find((each): each is RecordKind => each === kind);
    if (!known) throw new NotFoundError('NOT_FOUND').withMessage('There are no such records.');
    const own = known === 'setting' ? id.slice(0, limits.name) : new Id().transform(id);
    return this.records.of(known, own, await this.moments.positionAsOf(asOf, response));
  }
}
