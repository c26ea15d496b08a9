import { limits, type ProductResponse } from '@henna/domain';
import type {
  GetBrandsController,
  GetCategoriesController,
  GetProductController,
  GetProductsController,
} from '../features/catalogue/index.ts';
import type { Subject } from './page-status.ts';

/** Those who answer the reads that pages begin with, of what is the same for everybody. */
export interface Answering {
  readonly product: Pick<GetProductController, 'images' | 'options' | 'related'>;
  readonly products: Pick<GetProductsController, 'newest' | 'trending' | 'page'>;
  readonly brands: Pick<GetBrandsController, 'listed'>;
  readonly categories: Pick<GetCategoriesController, 'tree' | 'details'>;
  readonly site: () => Promise<unknown>;
  readonly banners: () => Promise<unknown>;
  /** The JSON that an address answers everybody, if it is at hand. */
  readonly atHand: (address: string) => string | undefined;
}

export interface FirstReads {
  readonly subject: Subject | undefined;
  /** The one that the page is about. */
  readonly product: ProductResponse | undefined;
  readonly path: string;
  /** Of a list, from 1; undefined where the address asks for more than a page of it. */
  readonly page: number | undefined;
}

/** An address of the API as the client writes it, and what is answered there. */
type Read = readonly [address: string, answer: () => unknown];

/** As many as Home shows of a list, and as the page of a product shows of others. */
const few = { limit: 4 };
const popularBrands = 8;

/** JSON of the answers to a page's first reads, by their addresses: none of them needs a way of its own then. */
export const firstAnswers = async (
  { product, products, brands, categories, site, banners, atHand }: Answering,
  { subject, product: shown, path, page }: FirstReads,
): Promise<Readonly<Record<string, string>>> => {
  const everywhere: Read[] = [
    ['/api/categories', () => categories.tree()],
    ['/api/categories/details', () => categories.details()],
    ['/api/site', site],
  ];
  const list = (filters: Readonly<Record<string, string>>): Read[] => {
    if (page === undefined) return [];
    const query = new URLSearchParams({ ...filters, sort: 'trending', page: String(page) });
    const wanted = { ...filters, sort: 'trending', page, pageSize: limits.pageSizeDefault } as const;
    return [[`/api/products?${query.toString()}`, () => products.page(wanted)]];
  };
  const own = (): Read[] => {
    const [, name = '', inner] = path.replace(/^\//, '').split('/').map(decodeURIComponent);
    switch (subject?.kind) {
      case 'home':
        return [
          ['/api/banners', banners],
          ['/api/products/new?limit=4', () => products.newest(few)],
          ['/api/products/trending?limit=4', () => products.trending(few)],
          [
            `/api/brands?sort=popular&limit=${popularBrands}`,
            () => brands.listed({ sort: 'popular', limit: popularBrands, pageSize: limits.pageSizeDefault }).items,
          ],
        ];
      case 'products':
        return list({});
      case 'category':
        return list({ category: name, ...(inner && { subcategory: inner }) });
      case 'brand':
        return [
          [
            `/api/brands?${new URLSearchParams({ name }).toString()}`,
            () => brands.listed({ name, sort: 'name', pageSize: limits.pageSizeDefault }).items,
          ],
          ...list({ brand: name }),
        ];
      case 'brands': {
        if (page === undefined) return [];
        const paging = { page, pageSize: limits.pageSizeDefault };
        return [[`/api/brands?page=${page}`, () => ({ ...brands.listed({ sort: 'name', ...paging }), ...paging })]];
      }
      case 'product':
        return shown ? ofProduct(shown, product) : [];
      default:
        return [];
    }
  };
  const reads = subject ? [...everywhere, ...own()] : everywhere;
  const entries = await Promise.all(
    reads.map(async ([address, answer]) => [address, atHand(address) ?? JSON.stringify(await answer())] as const),
  );
  return Object.fromEntries(entries);
};

const ofProduct = (shown: ProductResponse, product: Answering['product']): Read[] => {
  const at = `/api/products/${shown.id}`;
  return [
    [at, () => shown],
    [`${at}/votes`, () => shown.votes],
    [`${at}/ratings`, () => shown.ratings],
    [`${at}/voting-options`, () => product.options(shown.id)],
    [`${at}/images`, () => product.images(shown.id)],
    [`${at}/related?limit=4`, () => product.related(shown.id, few)],
  ];
};
