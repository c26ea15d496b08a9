import type { SiteResponse } from '@henna/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/auth/access.ts';
import { DemoStatus } from './demo-status.ts';
import { SiteBody } from './site.response.ts';

@ApiTags('site')
@Controller('api/site')
export class GetSiteController {
  constructor(private readonly demo: DemoStatus) {}

  /** What a client must know of this installation before its first screen. */
  @Get()
  @Public()
  @ApiOkResponse({ type: SiteBody })
  async site(): Promise<SiteResponse> {
    return { demo: await this.demo.counts(), signIn: 'local' };
  }
}
