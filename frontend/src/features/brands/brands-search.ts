import { pageOf, textOf } from '../../lib/search-params.ts';

export interface BrandsSearch {
  readonly q?: string;
  readonly page?: number;
}

export const brandsSearchOf = (raw: Readonly<Record<string, unknown>>): BrandsSearch => ({
  q: textOf(raw.q),
  page: pageOf(raw.page),
});
