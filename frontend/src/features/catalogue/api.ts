import type { Page, ShadeFamily } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  BrandDirectory,
  BrandResponse,
  CategoryDetails,
  CategoryRankings,
  CategoryTree,
  FacetCount,
  FacetName,
  ProductPage,
  ProductResponse,
  ProductSort,
} from '../../lib/api-types.ts';
import { read } from '../../lib/api.ts';

/** The brands of the highest summed trend. */
export const popularBrandsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['/api/brands', { sort: 'popular', limit }],
    queryFn: read<readonly BrandResponse[]>,
  });

/** All brands with their pictures. @param q part of a name */
export const brandDirectoryQuery = (q?: string) =>
  queryOptions({ queryKey: ['/api/brands', 'directory', { q }], queryFn: read<BrandDirectory> });

/** The brand of that name, also under a former one; empty when there is none. */
export const brandByNameQuery = (name: string) =>
  queryOptions({ queryKey: ['/api/brands', { name }], queryFn: read<readonly BrandResponse[]> });

/** The usual categories, for a server that has none yet. */
export const loadDefaultCategories = async (): Promise<CategoryTree> =>
  (await import('./default-categories.ts')).defaultCategories;

/** The best rated products of a category, and what people vote for most in it. */
export const rankingsQuery = (category: string) =>
  queryOptions({ queryKey: ['/api/rankings', category], queryFn: read<CategoryRankings> });

/** Category keys with their subcategories; the usual ones where the server has none. */
export const categoryTreeQuery = () =>
  queryOptions({
    queryKey: ['/api/categories'],
    queryFn: async (context): Promise<CategoryTree> => {
      const tree = await read<CategoryTree>(context);
      if (Object.keys(tree).length > 0) return tree;
      return loadDefaultCategories();
    },
  });

export const categoryDetailsQuery = () =>
  queryOptions({ queryKey: ['/api/categories', 'details'], queryFn: read<readonly CategoryDetails[]> });

/** Has names and subcategories there before a page that opens with them is drawn. */
export const prefetchCategories = (queryClient: QueryClient) =>
  Promise.all([queryClient.prefetchQuery(categoryTreeQuery()), queryClient.prefetchQuery(categoryDetailsQuery())]);

export interface ProductFilterParams {
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly brand?: string | undefined;
  /** What people say, by English label; all must hold. */
  readonly option?: readonly string[] | undefined;
  readonly minRating?: number | undefined;
  readonly shade?: ShadeFamily | undefined;
  readonly q?: string | undefined;
}

export interface ProductListParams extends ProductFilterParams {
  readonly sort?: ProductSort;
  readonly page: number;
  readonly pageSize?: number;
}

/** One page of products with the counts of every other choice. */
export const productsQuery = (params: ProductListParams) =>
  queryOptions({ queryKey: ['/api/products', { ...params }], queryFn: read<ProductPage> });

/** Choices of a filter with the products that each would leave under the others, those of the most products first. */
export const facetValuesQuery = (
  params: ProductFilterParams & {
    readonly facet: FacetName;
    /** Part of a name. */
    readonly name?: string | undefined;
    readonly page: number;
    readonly pageSize: number;
  },
) => queryOptions({ queryKey: ['/api/products/facets', { ...params }], queryFn: read<Page<FacetCount>> });

export const newProductsQuery = (limit: number) =>
  queryOptions({ queryKey: ['/api/products/new', { limit }], queryFn: read<readonly ProductResponse[]> });

export const trendingProductsQuery = (limit: number) =>
  queryOptions({ queryKey: ['/api/products/trending', { limit }], queryFn: read<readonly ProductResponse[]> });

/** Several products at once, in any order; those that are gone are left out. */
export const comparedProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['/api/products', { ids: ids.join(',') }],
    queryFn: read<readonly ProductResponse[]>,
  });

/** One product with its statistics. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/products', id] as const,
    queryFn: (context) => read<ProductResponse>(context),
  });

const listed = ['/api/products', '/api/products/new', '/api/products/trending'];

/**
 * A product's figures have changed. Its record and the lists that show it are read anew when a page next asks for them;
 * what the screen shows now does not wait for them.
 */
export const invalidateProduct = (client: QueryClient, productId: string): Promise<void> =>
  client.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey: [path, second, ...rest] }) =>
      listed.includes(String(path)) && (typeof second === 'object' || (second === productId && rest.length === 0)),
  });
