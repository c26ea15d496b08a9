import type { ProductResponse } from '../features/listing/index.ts';
import { limits } from '@henna/domain';
import type {
  BrandDirectory,
  GetBrandsController,
  GetCategoriesController,
  GetProductController,
  GetProductsController,
} from '../features/listing/index.ts';
import type { VotingOptionsController } from '../features/voting/index.ts';
import type { Promotion } from './ssr-shell.ts';
import type { RouteTarget } from './resolve-route.ts';

/** What Home shows above its heading. It changes apart from the catalogue. */
export interface PromotionSource {
  /** Path of the request with which the client reads them. */
  readonly address: string;
  /** Newest first. */
  readonly active: () => Promise<readonly Promotion[]>;
}

/** The queries behind the first requests of pages, as an anonymous visitor gets them. */
export interface PageDataSource {
  readonly product: Pick<GetProductController, 'images' | 'related'>;
  readonly votingOptions: Pick<VotingOptionsController, 'ofProduct'>;
  readonly products: Pick<GetProductsController, 'newest' | 'trending' | 'page'>;
  readonly brands: Pick<GetBrandsController, 'listed'>;
  readonly directory: Pick<BrandDirectory, 'brands'>;
  readonly categories: Pick<GetCategoriesController, 'tree' | 'details'>;
  readonly site: () => Promise<unknown>;
  readonly promotions: PromotionSource;
  /** The JSON that the byte cache of public reads holds for a path. */
  readonly cachedJson: (address: string) => string | undefined;
}

export interface PageContent {
  readonly target: RouteTarget | undefined;
  /** The product of a product page. */
  readonly product: ProductResponse | undefined;
  readonly path: string;
  /** Number of the page of a list, from 1; undefined if the list is filtered or sorted as well. */
  readonly page: number | undefined;
}

/** A path of the API exactly as the client writes it, and its response. */
type Read = readonly [address: string, answer: () => unknown];

/** Home and product pages show four products of a list. */
const fourItems = { limit: 4 };
/** With which Home reads what it shows beside its heading and below it. */
export const trendingAddress = '/api/products/trending?limit=8';
const popularBrandCount = 8;
/** With which the client reads all brands. */
export const brandDirectoryAddress = '/api/brands/directory';

/** JSON of the responses to the first requests of a page, by path, so that the client need not send them. */
export const prefetchedData = async (
  { product, votingOptions, products, brands, directory, categories, site, promotions, cachedJson }: PageDataSource,
  { target, product: productResponse, path, page }: PageContent,
): Promise<Readonly<Record<string, string>>> => {
  const sharedReads: Read[] = [
    ['/api/categories', () => categories.tree()],
    ['/api/categories/details', () => categories.details()],
    ['/api/site', site],
  ];
  const listReads = (filters: Readonly<Record<string, string>>): Read[] => {
    if (page === undefined) return [];
    const query = new URLSearchParams({ ...filters, sort: 'trending', page: String(page) });
    const request = { ...filters, sort: 'trending', page, pageSize: limits.pageSizeDefault } as const;
    return [[`/api/products?${query.toString()}`, () => products.page(request)]];
  };
  const bestLovedReads = (brand: string): Read[] => {
    const query = new URLSearchParams({ brand, sort: 'rating', page: '1', pageSize: '3' });
    const request = { brand, sort: 'rating', page: 1, pageSize: 3 } as const;
    return page === 1 ? [[`/api/products?${query.toString()}`, () => products.page(request)]] : [];
  };
  const targetReads = (): Read[] => {
    const [, name = '', inner] = path.replace(/^\//, '').split('/').map(decodeURIComponent);
    switch (target?.kind) {
      case 'home':
        return [
          [promotions.address, promotions.active],
          ['/api/products/new?limit=4', () => products.newest(fourItems)],
          [trendingAddress, () => products.trending({ limit: 8 })],
          [
            `/api/brands?sort=popular&limit=${popularBrandCount}`,
            () => brands.listed({ sort: 'popular', limit: popularBrandCount, pageSize: limits.pageSizeDefault }).items,
          ],
        ];
      case 'products':
        return listReads({});
      case 'category':
        return listReads({ category: name, ...(inner && { subcategory: inner }) });
      case 'brand':
        return [
          [
            `/api/brands?${new URLSearchParams({ name }).toString()}`,
            () => brands.listed({ name, sort: 'name', pageSize: limits.pageSizeDefault }).items,
          ],
          ...listReads({ brand: name }),
          ...bestLovedReads(name),
        ];
      case 'brands':
        return page === undefined ? [] : [[brandDirectoryAddress, () => directory.brands()]];
      case 'product':
        return productResponse ? productReads(productResponse, product, votingOptions) : [];
      default:
        return [];
    }
  };
  const reads = target ? [...sharedReads, ...targetReads()] : sharedReads;
  const entries = await Promise.all(
    reads.map(async ([address, load]) => [address, cachedJson(address) ?? JSON.stringify(await load())] as const),
  );
  return Object.fromEntries(entries);
};

const productReads = (
  productResponse: ProductResponse,
  product: PageDataSource['product'],
  votingOptions: PageDataSource['votingOptions'],
): Read[] => {
  const path = `/api/products/${productResponse.id}`;
  return [
    [path, () => productResponse],
    [`${path}/votes`, () => productResponse.votes],
    [`${path}/ratings`, () => productResponse.ratings],
    [`${path}/voting-options`, () => votingOptions.ofProduct(productResponse.id)],
    [`${path}/images`, () => product.images(productResponse.id)],
    [`${path}/related?limit=4`, () => product.related(productResponse.id, fourItems)],
  ];
};
