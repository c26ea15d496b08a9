import type { Language } from '@henna/domain';
import type { BrandDirectoryResponse, CategoryDetailsResponse, ProductResponse } from '../features/listing/index.ts';
import type { PageServices } from './web-handlers.ts';
import { brandDirectoryAddress, prefetchedData, trendingAddress } from './prefetched-data.ts';
import { heroProducts, ssrShell, type Promotion } from './ssr-shell.ts';
import { encodedPage, type RenderedPage } from './page-cache.ts';
import { pageHead, titleAndDescription } from './page-head.ts';
import { resolveRoute, type RouteTarget } from './resolve-route.ts';
import { fillTemplate } from './page-html.ts';
import type { preloads } from './preloads.ts';

export interface PageRequest {
  readonly path: string;
  /** Number of the page of a list, from 1. */
  readonly page: number;
  /** The address has no parameter but `page`: the list is neither filtered nor sorted. */
  readonly onlyPaged: boolean;
  /** The text that the list of products is searched for; else empty. */
  readonly searchText: string;
  readonly language: Language;
  readonly noindex: boolean;
  /** JSON of the active promotions, for Home. */
  readonly promotions: string | undefined;
}

/** Renders the first HTML of a page. A page that lacks its data, is not found or searched for a text, must not be cached. */
export const pageRenderer =
  (template: string, preloadTags: ReturnType<typeof preloads>, services: PageServices) =>
  async (request: PageRequest): Promise<RenderedPage> => {
    const { catalogue, responses, origin, logFailure } = services;
    const { path, page, onlyPaged, searchText, language, noindex, promotions } = request;
    const { status, target } = resolveRoute(path, catalogue);
    const product = target?.kind === 'product' ? await productResponse(responses, target.id, logFailure) : undefined;
    const content = { target, product, path, page: onlyPaged ? page : undefined };
    const { address } = services.data.promotions;
    const active = async () => JSON.parse(promotions ?? '[]') as Promotion[];
    const data = { ...services.data, promotions: { address, active } };
    // A page is served all the same while the store is away.
    const prefetched = await prefetchedData(data, content).catch(logFailure);
    const html = fillTemplate(template, {
      ...pageHead(target, product, { language, origin, noindex, page, searchText }),
      preloadTags: preloadTags(target, language),
      ...(prefetched && { firstData: prefetched }),
      ...(prefetched &&
        target &&
        target.kind !== 'other' &&
        shellOf(target, product, { language, searchText }, prefetched, address)),
    });
    const complete = target !== undefined && (target.kind !== 'product' || product !== undefined);
    return {
      page: encodedPage(status, 'text/html; charset=utf-8', html),
      cacheable: Boolean(prefetched) && complete && searchText === '',
    };
  };

/** Undefined while the store is away: the page is served without its product. */
const productResponse = async (
  responses: PageServices['responses'],
  id: string,
  logFailure: PageServices['logFailure'],
) => {
  const document = await responses.document(id).catch(logFailure);
  return document ? responses.toResponse(document) : undefined;
};

const shellOf = (
  target: RouteTarget,
  product: ProductResponse | undefined,
  { language, searchText }: Pick<PageRequest, 'language' | 'searchText'>,
  data: Readonly<Record<string, string>>,
  promotionsAddress: string,
) => {
  const list = <Item>(address: string) => JSON.parse(data[address] ?? '[]') as readonly Item[];
  const trending = list<ProductResponse>(trendingAddress);
  const imageOwner = product ?? heroProducts(trending)[0];
  return {
    shell: ssrShell({
      language,
      target,
      title: titleAndDescription(target, product, language, searchText).title ?? '',
      product,
      categories: list<CategoryDetailsResponse>('/api/categories/details'),
      brands: (JSON.parse(data[brandDirectoryAddress] ?? '{"items":[]}') as BrandDirectoryResponse).items,
      trending,
      promotions: list<Promotion>(promotionsAddress),
    }),
    // The `srcset` of an uploaded image decides which of its sizes the browser loads: it cannot be preloaded by one address.
    ...(imageOwner?.imageUrl?.startsWith('/art/') && { preloadedImage: imageOwner.imageUrl }),
  };
};
