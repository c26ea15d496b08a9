import { Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { isbot } from 'isbot';
import { MASTER_KEY, SETTINGS } from '../../../tokens.ts';
import type { Settings } from '../../../settings.ts';
import { Public } from '../../../shared/auth/access.ts';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { derivedKey } from '../../../shared/sealing/master-key.ts';
import { languageOf } from '../../../shared/http/language.ts';
import { CatalogueIndex } from '../../catalogue/index.ts';
import { VisitLog } from '../visit-log.ts';
import { giveVisitCookie } from '../visit-cookie.ts';
import { dailyKey } from '../visitor.ts';

@ApiTags('visits')
@Controller('api/products/:id/visit')
export class RecordVisitController {
  private readonly secret: Buffer;

  constructor(
    private readonly visits: VisitLog,
    private readonly catalogue: CatalogueIndex,
    private readonly erased: ErasedMembers,
    @Inject(MASTER_KEY) master: Buffer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.secret = derivedKey(master, 'visits');
  }

  /** Tells that the product's page was opened. 204 whether or not it counts: what counts is in the log then. */
  @Post()
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async visit(
    @Param('id') productId: string,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const userAgent = request.headers['user-agent'] ?? '';
    if (!userAgent || isbot(userAgent) || !this.catalogue.visibleProduct(productId)) return;
    const time = Date.now();
    const userId = this.erased.has(request.session.userId) ? undefined : request.session.userId;
    const secure = this.settings.publicUrl.protocol === 'https:';
    const { key, known } = giveVisitCookie(request, response, this.secret, secure);
    const stranger = dailyKey(request.ip ?? '', userAgent, time, this.secret);
    const visit = known ? key : stranger;
    const marks = [...(userId ? [userId] : []), key, ...(known ? [] : [stranger])];
    const language = languageOf(request.headers.cookie);
    await this.visits.record({ productId, ...(userId && { userId }), visit, marks, stranger, language, time });
  }
}
