import { TooManyRequestsError } from '@henna/domain';
import { Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { isbot } from 'isbot';
import type { Settings } from '../../settings.ts';
import { Public } from '../../shared/auth/access.ts';
import { ErasedMembers } from '../../shared/erased-members.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import { languageOf, type HennaRequest } from '../../shared/http/request.ts';
import { derivedKey } from '../../shared/sealing/master-key.ts';
import { MASTER_KEY, SETTINGS } from '../../tokens.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { setVisitCookie, verifiedVisitKey } from './visit-cookie.ts';
import { VisitLog } from './visit-log.ts';

@ApiTags('visits')
@Controller('api/products/:id/visit')
export class VisitsController {
  private readonly secret: Buffer;

  constructor(
    private readonly visits: VisitLog,
    private readonly catalogue: CatalogueIndex,
    private readonly erased: ErasedMembers,
    private readonly limiter: RateLimiter,
    @Inject(MASTER_KEY) master: Buffer,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.secret = derivedKey(master, 'visits');
  }

  /**
   * Records that the page of a product was opened. 204 whether or not it counts. It counts with the cookie that a page has
   * set, within the rate limit.
   */
  @Post()
  @Public()
  @HttpCode(204)
  @ApiNoContentResponse()
  async record(
    @Param('id') productId: string,
    @Req() request: HennaRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { cookie, 'user-agent': userAgent = '' } = request.headers;
    const visit = verifiedVisitKey(cookie, this.secret);
    if (!visit || !userAgent || isbot(userAgent) || !this.catalogue.visibleProduct(productId)) return;
    setVisitCookie(request, response, this.secret, this.settings.publicUrl.protocol === 'https:');
    const address = request.ip ?? 'unknown';
    if (!(await this.isWithinLimit(address))) return;
    const time = Date.now();
    const userId = this.erased.has(request.session.userId) ? undefined : request.session.userId;
    const language = languageOf(cookie);
    await this.visits.record({ productId, ...(userId && { userId }), visit, address, language, time });
  }

  private async isWithinLimit(address: string) {
    try {
      await this.limiter.consume('visit', address);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false;
      throw error;
    }
  }
}
