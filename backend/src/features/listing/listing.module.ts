import { Global, Module } from '@nestjs/common';
import { CatalogueAsOf } from './as-of/catalogue-as-of.ts';
import { ProductsAsOf } from './as-of/products-as-of.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { GetBrandDirectoryController } from './brand-directory.controller.ts';
import { BrandDirectory } from './brand-directory.ts';
import { GetBrandsController } from './brands.controller.ts';
import { GetCategoriesController } from './categories.controller.ts';
import { GetFacetValuesController } from './get-facet-values.controller.ts';
import { GetProductController } from './get-product.controller.ts';
import { GetProductsController } from './get-products.controller.ts';
import { Listing } from './listing.ts';
import { ProductResponses } from './product-responses.ts';
import { GetRankingsController } from './rankings.controller.ts';
import { Rankings } from './rankings.ts';
import { SimilarProducts } from './similar-products.ts';
import { SuggestedNames } from './suggestions/suggested-names.ts';
import { SuggestController } from './suggestions/suggestions.controller.ts';
import { GetTrendController } from './trend/get-trend.controller.ts';
import { CurrentRules } from './trend/current-rules.ts';

@Global()
@Module({
  controllers: [
    GetProductsController,
    GetFacetValuesController,
    GetProductController,
    GetTrendController,
    SuggestController,
    GetCategoriesController,
    GetBrandsController,
    GetBrandDirectoryController,
    GetRankingsController,
  ],
  providers: [
    CatalogueIndex,
    CatalogueAsOf,
    ProductsAsOf,
    CurrentRules,
    Listing,
    ProductResponses,
    BrandDirectory,
    SimilarProducts,
    Rankings,
    SuggestedNames,
  ],
  exports: [CatalogueIndex, CatalogueAsOf, ProductsAsOf, CurrentRules, Listing, ProductResponses, BrandDirectory],
})
export class ListingModule {}
