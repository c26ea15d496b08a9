import { fallbackOptions } from '@henna/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../shared/auth/access.ts';
import { CatalogueIndex } from '../catalogue/index.ts';
import { GlobalVotingOptionsBody, globalOptionsResponse } from './global-options.response.ts';

@ApiTags('voting options')
@Controller('api/voting-options')
export class GetGlobalOptionsController {
  constructor(private readonly catalogue: CatalogueIndex) {}

  /** What is offered where neither subcategory nor category has options of its own. */
  @Get()
  @Public()
  @ApiOkResponse({ type: GlobalVotingOptionsBody })
  options() {
    const set = this.catalogue.globalOptions;
    return globalOptionsResponse(set?.value.options ?? fallbackOptions, set?.revision ?? -1);
  }
}
