import { Module } from '@nestjs/common';
import { BrandsModule } from './brands/brands.module.ts';
import { CategoriesModule } from './categories/categories.module.ts';
import { ProductsModule } from './products/products.module.ts';
import { SubcategoriesModule } from './subcategories/subcategories.module.ts';

@Module({ imports: [BrandsModule, CategoriesModule, SubcategoriesModule, ProductsModule] })
export class CatalogueModule {}
