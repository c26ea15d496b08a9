import { CatalogueIndex, Listing } from '../features/listing/index.ts';
import { sitemapPart } from './crawler-files.ts';
import { origin, servePages, type ServedPages } from './testing/served-pages.ts';

let served: ServedPages;
beforeAll(async () => (served = await servePages()));
afterAll(() => served?.stop());

it('lists every page in sitemaps, and no page that is hidden', async () => {
  const { henna, page, product } = served;
  const index = await page('/sitemap.xml');
  expect(index.headers.get('content-type')).toContain('application/xml');
  expect(index.html).toContain(`<sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap>`);
  const part = await page('/sitemap-1.xml');
  expect(part.status).toBe(200);
  expect([...part.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replace(origin, ''))).toEqual([
    '/',
    '/products',
    '/brands',
    '/category/lip%20care',
    '/category/lip%20care/lip%2Fcheek',
    '/rankings/lip%20care',
    '/brands/R%26B',
    `/product/${product}`,
  ]);
  for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-1.5.xml', '/sitemap-99999.xml'])
    expect((await page(path)).status).toBe(404);
  await henna.token().delete(`/api/products/${product}`).expect(204);
  expect((await page(`/product/${product}`)).status).toBe(404);
  const current = sitemapPart(henna.app.get(CatalogueIndex), henna.app.get(Listing), origin, 1);
  expect(current).not.toContain(product);
  const listing = { page: (_: unknown, skip: number, limit: number) => rows(skip, limit) } as unknown as Listing;
  const parts = [1, 2, 3].map((number) => sitemapPart(henna.app.get(CatalogueIndex), listing, origin, number));
  expect(parts.map((xml) => xml?.match(/<loc>/g)?.length)).toEqual([5_000, 1_007, undefined]);
});

/** A listing of 6,000 products. */
const rows = (skip: number, limit: number) => {
  const count = Math.max(0, Math.min(limit, 6_000 - skip));
  return { total: 6_000, ids: Array.from({ length: count }, (_, row) => `p${skip + row}`) };
};
