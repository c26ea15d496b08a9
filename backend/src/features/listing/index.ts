// The catalogue as visitors see it: held in memory in step with the views, listed, filtered, counted by facet,
// searched and suggested, and read as of an earlier time.
export { ListingModule } from './listing.module.ts';
export { CatalogueAsOf } from './as-of/catalogue-as-of.ts';
export { ProductsAsOf, type AdminProductAsOf } from './as-of/products-as-of.ts';
export { BrandResponse, brandResponse } from './brand-response.ts';
export { CatalogueIndex, type ProductChange } from './catalogue-index.ts';
export { Catalogue, hasPicture, type ProductEntry } from './catalogue.ts';
export type { Filters } from './facet-counts.ts';
export { BrandDirectory, type BrandDirectoryResponse } from './brand-directory.ts';
export { GetBrandsController } from './brands.controller.ts';
export { GetCategoriesController } from './categories.controller.ts';
export { GetProductController } from './get-product.controller.ts';
export { GetProductsController } from './get-products.controller.ts';
export { listedProduct, type ListedProduct } from './listed-product.ts';
export { Listing } from './listing.ts';
export { filtersByName } from './product-filters.ts';
export { imageResponse } from './product-images.ts';
export { productOrders } from './product-order.ts';
export { ProductResponses } from './product-responses.ts';
export {
  ProductImageResponse,
  ProductResponse,
  RatingStatisticsResponse,
  VoteStatisticsResponse,
} from './product.responses.ts';
export { CurrentRules } from './trend/current-rules.ts';
export { trendBlockIds, scorePartsAndDays } from './trend/product-trend.ts';
export { CategoryDetailsResponse } from './categories.controller.ts';
export { ProductTrendResponse } from './trend/trend.response.ts';
