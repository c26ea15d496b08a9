import type { CatalogueIndex, Listing } from '../features/listing/index.ts';
import { encodedPage, type CachedPage, type PageCache } from './page-cache.ts';
import { canonicalPath } from './page-head.ts';
import type { RouteTarget } from './resolve-route.ts';
import type { PageServices } from './web-handlers.ts';

/** Most URLs in one sitemap. */
export const sitemapUrls = 5_000;

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const locationElement = (tag: string, address: string) =>
  `<${tag}><loc>${address.replace(/[&<>"']/g, (character) => xmlEscapes[character]!)}</loc></${tag}>`;
const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</${root}>\n`;

/** Pages other than those of products: the fixed ones, categories with their subcategories and rankings, brands. */
const fixedPages = (catalogue: CatalogueIndex): RouteTarget[] => [
  { kind: 'home' },
  { kind: 'products' },
  { kind: 'brands' },
  ...[...catalogue.allCategories()]
    .filter(({ removed }) => !removed)
    .flatMap((category): RouteTarget[] => [
      { kind: 'category', category },
      ...category.subcategories
        .filter(({ removed }) => !removed)
        .map((subcategory) => ({ kind: 'category' as const, category, subcategory })),
      { kind: 'rankings', category },
    ]),
  ...[...catalogue.allBrands()].filter(({ removed }) => !removed).map((brand) => ({ kind: 'brand' as const, brand })),
];

/** All public pages as sitemaps (sitemaps.org): an index, and parts of at most {@link sitemapUrls} addresses from 1. */
export const sitemapIndex = (catalogue: CatalogueIndex, listing: Listing, origin: string): string => {
  const total = fixedPages(catalogue).length + listing.page({ sort: 'newest' }, 0, 0).total;
  const parts = Array.from({ length: Math.ceil(total / sitemapUrls) }, (_, index) =>
    locationElement('sitemap', `${origin}/sitemap-${index + 1}.xml`),
  );
  return document('sitemapindex', parts);
};

/** One part, by its number; `undefined` beyond the last. */
export const sitemapPart = (
  catalogue: CatalogueIndex,
  listing: Listing,
  origin: string,
  part: number,
): string | undefined => {
  const pages = fixedPages(catalogue);
  const skip = (part - 1) * sitemapUrls;
  const own = pages.slice(skip, skip + sitemapUrls);
  const { ids } = listing.page({ sort: 'newest' }, Math.max(0, skip - pages.length), sitemapUrls - own.length);
  const targets = [...own, ...ids.map((id): RouteTarget => ({ kind: 'product', id }))];
  if (targets.length === 0) return undefined;
  return document(
    'urlset',
    targets.map((target) => locationElement('url', origin + canonicalPath(target))),
  );
};

const partPath = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

const robots = (noindex: boolean, origin: string) => {
  const rules = noindex ? 'Disallow: /' : `Disallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml`;
  return `User-agent: *\n${rules}\n`;
};

/** `robots.txt` and the sitemaps; `undefined` for any other path. */
export const crawlerFile = async (
  path: string,
  noindex: boolean,
  { catalogue, listing, origin }: PageServices,
  pages: PageCache,
): Promise<CachedPage | undefined> => {
  if (path === '/robots.txt') return encodedPage(200, 'text/plain; charset=utf-8', robots(noindex, origin));
  const part = path === '/sitemap.xml' ? 0 : Number(partPath.exec(path)?.[1] ?? Number.NaN);
  if (Number.isNaN(part)) return undefined;
  return pages.getOrRender(path, async () => {
    const xml = part === 0 ? sitemapIndex(catalogue, listing, origin) : sitemapPart(catalogue, listing, origin, part);
    if (xml === undefined)
      return { page: encodedPage(404, 'text/plain; charset=utf-8', 'There is no such sitemap.\n'), cacheable: false };
    return { page: encodedPage(200, 'application/xml; charset=utf-8', xml), cacheable: true };
  });
};
