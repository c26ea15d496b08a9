import type { PageSources } from './client.ts';
import { keptPage, type KeptPage, type PageCache } from './page-cache.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const partPath = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

const robots = (noindex: boolean, origin: string) => {
  const rules = noindex ? 'Disallow: /' : `Disallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml`;
  return `User-agent: *\n${rules}\n`;
};

/** `robots.txt` and the sitemaps; `undefined` for any other path. */
export const crawlerFile = async (
  path: string,
  noindex: boolean,
  { catalogue, listing, origin }: PageSources,
  pages: PageCache,
): Promise<KeptPage | undefined> => {
  if (path === '/robots.txt') return keptPage(200, 'text/plain; charset=utf-8', robots(noindex, origin));
  const part = path === '/sitemap.xml' ? 0 : Number(partPath.exec(path)?.[1] ?? Number.NaN);
  if (Number.isNaN(part)) return undefined;
  return pages.of(path, async () => {
    const xml = part === 0 ? sitemapIndex(catalogue, listing, origin) : sitemapPart(catalogue, listing, origin, part);
    if (xml === undefined) return { page: keptPage(404, 'text/plain; charset=utf-8', 'There is no such sitemap.\n') };
    return { page: keptPage(200, 'application/xml; charset=utf-8', xml), stale: 'lists' };
  });
};
