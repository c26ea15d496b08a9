export {
  CatalogueIndex,
  fallbackOptions,
  type CatalogueChanges,
  type ProductEntry,
} from './catalogue-index/catalogue-index.ts';
export { IfMatchHeader } from './if-match-header.ts';
export { AdminListRequest, matcher, rowsWanted, SearchedListRequest } from './admin-list.request.ts';
export { ApiListResponse } from './list-response.ts';
export { keptLabels } from './labels.ts';
export { ChangedSinceError, changeOf, requireKnown, type Known } from './record.ts';
export {
  Description,
  Flag,
  LabelsField,
  LabelsRequest,
  LinkAddress,
  Name,
  oneLine,
  OptionalName,
  WebAddress,
} from './request-fields.ts';
export { identifiedOptions, requireUnique, type OptionsWanted } from './voting-options/identified-options.ts';
export { OptionDetailsRequest, optionsWanted } from './voting-options/set-voting-options/set-voting-options.request.ts';
export { imageResponse, pictureAddress } from './listing/product-images.ts';
export { productStream } from './products/product.ts';
export { productNotFound } from './product-not-found.ts';
export { GetBrandsController } from './listing/get-brands.controller.ts';
export { GetCategoriesController } from './listing/get-categories.controller.ts';
export { GetProductController } from './listing/get-product.controller.ts';
export { GetProductsController } from './listing/get-products.controller.ts';
export { Listing } from './listing/listing.ts';
export { ProductResponses } from './listing/product-responses.ts';
export { LabelsBody, ProductImageBody, RatingStatisticsBody, VoteStatisticsBody } from './listing/product.responses.ts';
export { AddBrand } from './brands/add-brand/add-brand.command.ts';
export { AddCategory } from './categories/add-category/add-category.command.ts';
export { AddSubcategory } from './subcategories/add-subcategory/add-subcategory.command.ts';
export { SetVotingOptions } from './voting-options/set-voting-options/set-voting-options.command.ts';
export { RemoveBrand } from './brands/remove-brand/remove-brand.command.ts';
export { RestoreBrand } from './brands/restore-brand/restore-brand.command.ts';
export { RemoveCategory } from './categories/remove-category/remove-category.command.ts';
export { RestoreCategory } from './categories/restore-category/restore-category.command.ts';
export { AddProduct } from './products/add-product/add-product.command.ts';
export { RemoveProduct } from './products/remove-product/remove-product.command.ts';
export { RestoreProduct } from './products/restore-product/restore-product.command.ts';
