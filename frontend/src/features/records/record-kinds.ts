import { FolderTree, Megaphone, Package, Tags, type LucideIcon } from 'lucide-react';
import type { components } from '../../lib/schema.gen.ts';

type Schemas = components['schemas'];
export type AdminBrand = Schemas['AdminBrandResponse'];
export type AdminCategory = Schemas['AdminCategoryResponse'];
export type AdminProduct = Schemas['AdminProductResponse'];
export type AdminSubcategory = Schemas['AdminSubcategoryResponse'];

/** By the name in addresses. */
export interface Records {
  readonly products: AdminProduct;
  readonly brands: AdminBrand;
  readonly categories: AdminCategory;
  readonly subcategories: AdminSubcategory;
  readonly banners: Schemas['AdminBannerResponse'];
}
export type RecordsKind = keyof Records;
export type AdminRecord = Records[RecordsKind];

/** The kinds whose records have a page, with what it reads. */
export interface OneRecord {
  readonly products: Schemas['OneAdminProductResponse'];
  readonly brands: Schemas['OneAdminBrandResponse'];
  readonly categories: Schemas['OneAdminCategoryResponse'];
}
export type PageKind = keyof OneRecord;

/** Bodies of requests; null clears a field. */
export interface Changes {
  readonly products: Schemas['AddProductRequest'];
  readonly brands: Schemas['AddBrandRequest'];
  readonly categories: Schemas['CategoryFieldsRequest'];
  readonly subcategories: Schemas['AddSubcategoryRequest'];
  readonly banners: Schemas['AddBannerRequest'];
}

/** The kinds whose records are removed and restored, in the order of their tabs, with the field that tables sort by name. */
export const nameFields: Readonly<Record<RecordsKind, 'name' | 'title'>> = {
  products: 'name',
  brands: 'name',
  categories: 'name',
  subcategories: 'name',
  banners: 'title',
};
export const recordsKinds = Object.keys(nameFields) as readonly RecordsKind[];

/** The kinds that have a screen to themselves, by their icons in the sidebar. */
export const recordScreens = {
  categories: FolderTree,
  products: Package,
  brands: Tags,
  banners: Megaphone,
} as const satisfies Readonly<Partial<Record<RecordsKind, LucideIcon>>>;
