// The records of the catalogue: administrators list, add, change, remove and restore brands, categories,
// subcategories and products, whose names are unique.
export { CatalogueModule } from './catalogue.module.ts';
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
export { toShades, ShadeRequest } from './products/product.requests.ts';
export { newPlacement } from './products/requested-placement.ts';
export { categoryOrders } from './categories/category-order.ts';
export { AdminProductResponse } from './products/admin-products.ts';
export { removedSubcategories } from './products/matching-products.ts';
