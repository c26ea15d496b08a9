import { textOf } from '../../lib/search-params.ts';
import { sectionSearchOf, type SectionSearch } from '../catalogue/index.ts';

/** A brand's list can be narrowed to a category. */
export type BrandSearch = SectionSearch & { readonly category?: string };

export const brandSearchOf = (raw: Readonly<Record<string, unknown>>): BrandSearch => ({
  category: textOf(raw.category),
  ...sectionSearchOf(raw),
});

/** What the server is asked for on a brand's page. */
export const brandParams = (brand: string, { category, sort, page = 1 }: BrandSearch) => ({
  brand,
  category,
  sort: sort ?? ('trending' as const),
  page,
});

/** The few products of the highest stars. */
export const bestLovedParams = (brand: string) => ({ brand, sort: 'rating' as const, page: 1, pageSize: 3 });

export interface BrandsSearch {
  readonly q?: string;
}

export const brandsSearchOf = (raw: Readonly<Record<string, unknown>>): BrandsSearch => ({ q: textOf(raw.q) });
