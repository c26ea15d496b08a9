export { CatalogueIndex, type CatalogueChanges, type ProductEntry } from './catalogue-index/catalogue-index.ts';
export { productNotFound } from './product-not-found.ts';
export { Listing } from './listing/listing.ts';
export { ProductResponses } from './listing/product-responses.ts';
export { LabelsBody } from './listing/product.responses.ts';
