import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../shared/auth/access.ts';
import { Id } from '../../shared/http/id.pipe.ts';
import { LimitQuery } from '../../shared/http/paging.ts';
import { PubliclyCacheable } from '../../shared/http/shared-reads.ts';
import { shownImages } from './product-images.ts';
import { ProductResponses } from './product-responses.ts';
import { ProductResponse, ProductImageResponse } from './product.responses.ts';
import { SimilarProducts } from './similar-products.ts';

@ApiTags('catalogue')
@Controller('api/products/:id')
export class GetProductController {
  constructor(
    private readonly responses: ProductResponses,
    private readonly similar: SimilarProducts,
  ) {}

  /** One product with its statistics. */
  @Get()
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: ProductResponse })
  async product(@Param('id', Id) id: string) {
    return this.responses.toResponse(await this.responses.visibleDocument(id));
  }

  /** Pictures in their order; without registered ones the single picture that `imageUrl` names. */
  @Get('images')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: [ProductImageResponse] })
  async images(@Param('id', Id) id: string) {
    return shownImages(await this.responses.visibleDocument(id));
  }

  /** Other products of the same category: the most alike by their votes first, those of the same subcategory before others. */
  @Get('related')
  @Public()
  @PubliclyCacheable()
  @ApiOkResponse({ type: [ProductResponse] })
  async related(@Param('id', Id) id: string, @Query() { limit }: LimitQuery) {
    return this.responses.byIds(await this.similar.similarTo(id, limit));
  }
}
