import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../shared/auth/access.ts';
import { PubliclyCacheable } from '../../../shared/http/shared-reads.ts';
import { queryTokens } from '../../search/index.ts';
import { Listing } from '../listing.ts';
import { ProductResponses } from '../product-responses.ts';
import { SuggestRequest } from './suggest.request.ts';
import { SearchSuggestionsResponse } from './suggest.response.ts';
import { SuggestedNames } from './suggested-names.ts';

@ApiTags('catalogue')
@Controller('api/search')
export class SuggestController {
  constructor(
    private readonly listing: Listing,
    private readonly responses: ProductResponses,
    private readonly names: SuggestedNames,
  ) {}

  /** Products, brands and categories for what has been typed so far; typos are corrected where no product matches. */
  @Get('suggest')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: SearchSuggestionsResponse })
  async suggest(@Query() { q, limit }: SuggestRequest): Promise<SearchSuggestionsResponse> {
    const selection = queryTokens(q).length === 0 ? undefined : this.listing.find({ text: q });
    const isMisspelled = selection !== undefined && (selection.corrected !== null || selection.total === 0);
    const names = this.names.find(q, limit, isMisspelled);
    const found = await this.responses.byIds((selection?.rows(0, limit) ?? []).map(({ id }) => id));
    const products = found.map(({ id, name, brand, brandDisplayName, imageUrl }) => ({
      id,
      name,
      brand,
      brandDisplayName,
      imageUrl,
    }));
    return { products, ...names };
  }
}
