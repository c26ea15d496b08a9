import type { ProductPage } from '../../../lib/api-types.ts';
import type { Category } from '../../catalogue/index.ts';
import type { ProductsSearch } from '../products-search.ts';

/** What the fields of the list have in common. */
export interface FilterFieldProps {
  readonly search: ProductsSearch;
  /** Goes back to the first page as well. */
  readonly change: (part: Partial<ProductsSearch>) => unknown;
  readonly categories: readonly Category[];
  /** With its counts under the filters; undefined while unknown. */
  readonly list: ProductPage | undefined;
}
