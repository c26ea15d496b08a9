import type { CatalogueIndex, Listing } from '../features/catalogue/index.ts';
import { pathOf } from './page-head.ts';
import type { Subject } from './page-status.ts';

/** Addresses of one sitemap at most. */
export const sitemapUrls = 5_000;

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const located = (tag: string, address: string) =>
  `<${tag}><loc>${address.replace(/[&<>"']/g, (character) => xmlEscapes[character]!)}</loc></${tag}>`;
const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</${root}>\n`;

/** Pages besides those of products: the standing ones, categories with their subcategories, brands. */
const frame = (catalogue: CatalogueIndex): Subject[] => [
  { kind: 'home' },
  { kind: 'products' },
  { kind: 'brands' },
  ...[...catalogue.allCategories()]
    .filter(({ removed }) => !removed)
    .flatMap((category): Subject[] => [
      { kind: 'category', category },
      ...category.subcategories
        .filter(({ removed }) => !removed)
        .map((subcategory) => ({ kind: 'category' as const, category, subcategory })),
    ]),
  ...[...catalogue.allBrands()].filter(({ removed }) => !removed).map((brand) => ({ kind: 'brand' as const, brand })),
];

/** All public pages as sitemaps (sitemaps.org): an index, and parts of at most {@link sitemapUrls} addresses from 1. */
export const sitemapIndex = (catalogue: CatalogueIndex, listing: Listing, origin: string): string => {
  const total = frame(catalogue).length + listing.page({ sort: 'newest' }, 0, 0).total;
  const parts = Array.from({ length: Math.ceil(total / sitemapUrls) }, (_, index) =>
    located('sitemap', `${origin}/sitemap-${index + 1}.xml`),
  );
  return document('sitemapindex', parts);
};

/** One part; `undefined` beyond the last. */
export const sitemapPart = (
  catalogue: CatalogueIndex,
  listing: Listing,
  origin: string,
  part: number,
): string | undefined => {
  const pages = frame(catalogue);
  const skip = (part - 1) * sitemapUrls;
  const own = pages.slice(skip, skip + sitemapUrls);
  const { ids } = listing.page({ sort: 'newest' }, Math.max(0, skip - pages.length), sitemapUrls - own.length);
  const subjects = [...own, ...ids.map((id): Subject => ({ kind: 'product', id }))];
  if (subjects.length === 0) return undefined;
  return document(
    'urlset',
    subjects.map((subject) => located('url', origin + pathOf(subject))),
  );
};
