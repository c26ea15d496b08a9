import { Global, Module } from '@nestjs/common';
import { CatalogueMoments } from './as-of/catalogue-moments.ts';
import { ProductsAt } from './as-of/products-at.ts';
import { BrandsModule } from './brands/brands.module.ts';
import { CategoriesModule } from './categories/categories.module.ts';
import { ProductsModule } from './products/products.module.ts';
import { SubcategoriesModule } from './subcategories/subcategories.module.ts';
import { CatalogueIndex } from './catalogue-index/catalogue-index.ts';
import { GetBrandsController } from './listing/get-brands.controller.ts';
import { GetCategoriesController } from './listing/get-categories.controller.ts';
import { GetProductController } from './listing/get-product.controller.ts';
import { GetProductsController } from './listing/get-products.controller.ts';
import { Listing } from './listing/listing.ts';
import { ProductResponses } from './listing/product-responses.ts';
import { SuggestController } from './search/suggest/suggest.controller.ts';
import { SuggestedNames } from './search/suggest/suggested-names.ts';
import { GetTrendController } from './trend/get-trend.controller.ts';
import { LiveRules } from './trend/live-rules.ts';

@Global()
@Module({
  imports: [BrandsModule, CategoriesModule, SubcategoriesModule, ProductsModule],
  controllers: [
    GetProductsController,
    GetProductController,
    GetTrendController,
    SuggestController,
    GetCategoriesController,
    GetBrandsController,
  ],
  providers: [CatalogueIndex, CatalogueMoments, ProductsAt, LiveRules, Listing, ProductResponses, SuggestedNames],
  exports: [CatalogueIndex, CatalogueMoments, ProductsAt, LiveRules, Listing, ProductResponses],
})
export class CatalogueModule {}
