import { CategoryNotFoundError } from '@henna/domain';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../shared/auth/access.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { filtersByName } from './product-filters.ts';
import { Rankings } from './rankings.ts';
import { CategoryRankingsResponse } from './rankings.responses.ts';

@ApiTags('catalogue')
@Controller('api/rankings')
export class GetRankingsController {
  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly rankings: Rankings,
  ) {}

  /**
   * The best rated products of a category, those that people vote for most by positive option, and the best rated ones of
   * each subcategory: the first ten each, of at least three, up to ten minutes old.
   */
  @Get(':category')
  @Public()
  @ApiOkResponse({ type: CategoryRankingsResponse })
  async ofCategory(@Param('category') key: string): Promise<CategoryRankingsResponse> {
    const category = this.catalogue.category(filtersByName({ category: key }, this.catalogue).categoryId ?? '');
    if (!category || category.removed) throw new CategoryNotFoundError();
    const { name, displayName, labels } = category;
    return { category: { key: name, displayName, labels }, items: await this.rankings.ofCategory(category) };
  }
}
