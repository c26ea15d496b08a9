export {
  Catalogue,
  CatalogueIndex,
  type CatalogueChanges,
  type ProductEntry,
} from './catalogue-index/catalogue-index.ts';
export { CatalogueMoments } from './as-of/catalogue-moments.ts';
export { ProductsAt, type ProductThen } from './as-of/products-at.ts';
export { imageResponse, pictureAddress } from './listing/product-images.ts';
export { GetBrandsController } from './listing/get-brands.controller.ts';
export { GetCategoriesController } from './listing/get-categories.controller.ts';
export { GetProductController } from './listing/get-product.controller.ts';
export { GetProductsController } from './listing/get-products.controller.ts';
export { Listing } from './listing/listing.ts';
export { ProductResponses } from './listing/product-responses.ts';
export { ProductImageBody, RatingStatisticsResponse, VoteStatisticsResponse } from './listing/product.responses.ts';
export { AddBrand } from './brands/brand-commands.ts';
export { AddCategory } from './categories/category-commands.ts';
export { AddSubcategory } from './subcategories/subcategory-commands.ts';
export { AddProduct } from './products/product-commands.ts';
export { ChangeBrand } from './brands/brand-commands.ts';
export { ChangeCategory } from './categories/category-commands.ts';
export { ChangeSubcategory } from './subcategories/subcategory-commands.ts';
export { ChangeProduct } from './products/product-commands.ts';
export { AddBrandRequest, newBrand } from './brands/brand.requests.ts';
export { CategoryFieldsRequest, newCategory } from './categories/category.requests.ts';
export { keptShades, ShadeRequest } from './products/product.requests.ts';
export { placementOfNew } from './products/placement-wanted.ts';
export { LiveRules } from './trend/live-rules.ts';
export { blockIds, newestOf, trendOf } from './trend/product-trend.ts';
export { categoryOrders } from './categories/list-categories/category-order.ts';
export { CatalogueModule } from './catalogue.module.ts';
