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

  /** Products, brands and categories for what has been typed so far. */
  @Get('suggest')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: SearchSuggestionsResponse })
  async suggest(@Query() { q, limit }: SuggestRequest): Promise<SearchSuggestionsResponse> {
    const names = this.names.find(q, limit);
    const { ids } = queryTokens(q).length === 0 ? { ids: [] } : this.listing.page({ text: q }, 0, limit);
    const found = await this.responses.byIds(ids);
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
