import { givenTraits, InvalidError, maxTraits, ProductNotFoundError } from '@henna/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../shared/auth/access.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { CatalogueIndex } from '../listing/index.ts';
import { ProductOpinions } from './product-opinions.ts';
import { requestedTraits, TraitsRequest } from './traits.requests.ts';
import { OpinionsResponse } from './traits.responses.ts';

@ApiTags('traits')
@Controller('api/products/:id/opinions')
export class OpinionsController {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly opinions: ProductOpinions,
  ) {}

  /**
   * Stars and most chosen options of the members who have the traits, one or two. Who says nothing of themselves is in no
   * group. All numbers are renewed together, every ten minutes.
   */
  @Get()
  @Public()
  @ApiOkResponse({ type: OpinionsResponse })
  async opinionsOf(@Param('id', Id) id: string, @Query() query: TraitsRequest): Promise<OpinionsResponse> {
    const traits = requestedTraits(query);
    const { length } = givenTraits(traits);
    if (length === 0 || length > maxTraits) throw new InvalidError('TRAIT_COUNT', { max: maxTraits });
    const product = this.catalogue.visibleProduct(id);
    if (!product) throw new ProductNotFoundError();
    return this.opinions.ofGroup(product, traits);
  }
}
