import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { evil, origin, servePages, type ServedPages } from './testing/served-pages.ts';

const meta = (html: string, name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
const script = (html: string, type: string) =>
  JSON.parse(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

let served: ServedPages;
let henna: ServedPages['henna'];
let fixtures: ServedPages['fixtures'];
let page: ServedPages['page'];
let product: string;
beforeAll(async () => {
  served = await servePages();
  ({ henna, fixtures, page, product } = served);
});
afterAll(() => served?.stop());

it('tells crawlers and link previews what a product is, whatever it is called', async () => {
  await henna
    .token()
    .put(`/api/products/${product}`)
    .send({ imageUrl: `/art/${product}.svg` })
    .expect(200);
  const { agent } = await henna.member();
  await agent.post('/api/ratings').send({ productId: product, stars: 4 }).expect(201);
  const { status, html } = await page(`/products/${product}`);
  expect(status).toBe(200);
  expect(html).not.toContain('<script>');
  expect(html).toContain(
    '<title>Kohl &lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39; by R &amp; B · Henna</title>',
  );
  expect(html).toContain(`<link rel="canonical" href="${origin}/product/${product}" />`);
  expect(meta(html, 'og:image')).toBe(`${origin}/art/${product}.png`);
  expect(meta(html, 'og:type')).toBe('product');
  expect(meta(html, 'og:description')).toMatch(/^Soft\. word .{100,200}…$/);
  expect(script(html, 'application/ld\\+json')).toMatchObject({
    '@type': 'Product',
    name: evil,
    brand: { name: 'R & B' },
    aggregateRating: { ratingValue: 4, ratingCount: 1, bestRating: 5 },
  });
  const { body } = await henna.visitor().get(`/api/products/${product}`).expect(200);
  expect(script(html, 'application/json').queries).toEqual([[[`/api/products/${product}`], body]]);
});

it('names what a search is for, without markup from the address', async () => {
  const { html } = await page('/products?q=%3Cb%3Elipstick');
  expect(html).toContain('<title>Search results for “&lt;b&gt;lipstick” · Henna</title>');
  expect(html).not.toContain('<b>');
});

it('has the content that the client renders for the whole address and the language', async () => {
  const { html } = await page('/products?q=kohl&sort=name', { Cookie: 'lang=ar' });
  expect(html).toContain('<div id="root"><p lang="ar">/products?q=kohl&sort=name</p></div>');
  expect(html).toMatch(/<style>p{margin:0}<\/style>[^]*<\/head>/);
  const { position } = script(html, 'application/json') as { position: string };
  expect(position).toMatch(/^\d+$/);
});

it('says which version of a page would be served now', async () => {
  const path = `/product/${product}`;
  const version = async () => (await page(path, { 'X-Min-Position': '0' }, 'HEAD')).headers.get('x-page-version');
  const { html } = await page(path);
  expect(await version()).toBe(script(html, 'application/json').version);
  await henna.token().put(`/api/products/${product}`).send({ description: 'Other' }).expect(200);
  expect(await version()).toBe('');
});

it('has no content where it depends on who asks', async () => {
  const before = fixtures.rendered;
  for (const path of ['/account', '/shelf', '/admin/products'])
    expect((await page(path)).html).toContain('<div id="root"></div>');
  expect(fixtures.rendered).toBe(before);
});

it('tells crawlers what the rankings of a category are', async () => {
  const { html } = await page('/rankings/lip_care');
  expect(html).toContain(`<link rel="canonical" href="${origin}/rankings/lip%20care" />`);
  expect(html).toMatch(/<title>Best of .* · Henna<\/title>/);
  expect(html).toContain('What members rate highest, and what they like most.');
});

it('is made once while what it shows is the same, and is the visitor’s in language', async () => {
  await page(`/product/${product}`);
  const before = fixtures.rendered;
  const first = await page(`/product/${product}`);
  expect(fixtures.rendered).toBe(before);
  const etag = first.headers.get('etag')!;
  const unchanged = await page(`/product/${product}`, { 'If-None-Match': etag });
  expect(unchanged.status).toBe(304);
  const data = [first, unchanged, await page('/'), await page('/nothing')];
  expect(data.map(({ headers }) => headers.get('x-greeted'))).toEqual(['yes', 'yes', 'yes', 'yes']);
  const zipped = await page(`/product/${product}`, { 'Accept-Encoding': 'gzip' });
  expect([zipped.headers.get('content-encoding'), zipped.html]).toEqual(['gzip', first.html]);
  const arabic = await page('/category/LIP_CARE/lip%2Fcheek?page=2', { Cookie: 'a=b; lang=ar' });
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.html).toContain('<title>شفاه - Lip &amp; Cheek · حنّاء</title>');
  expect(meta(arabic.html, 'og:url')).toBe(`${origin}/category/lip%20care/lip%2Fcheek?page=2`);
});

it('keeps search engines away, and ratings to itself, while the demo counts', async () => {
  fixtures.demo = true;
  const { html } = await page(`/product/${product}`);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(script(html, 'application/ld\\+json')).not.toHaveProperty('aggregateRating');
  expect((await page('/robots.txt')).html).toContain('Disallow: /\n');
  fixtures.demo = false;
  expect((await page(`/product/${product}`)).html).not.toContain('noindex');
  expect((await page('/robots.txt')).html).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it('serves a page without its content when that fails, says why once, and does not store it', async () => {
  fixtures.storeDown = true;
  for (const path of ['/products?page=7', '/products?page=8'])
    expect(await page(path)).toMatchObject({ status: 200, html: expect.stringContaining('<div id="root"></div>') });
  expect(fixtures.failures).toEqual([new Error('The store is away')]);
  fixtures.storeDown = false;
  expect((await page('/products?page=7')).html).toContain('/products?page=7</p>');
});

it.each([
  ['/', 200],
  ['/products', 200],
  ['/brands/r%26b', 200],
  ['/compare?ids=a', 200],
  ['/rankings', 200],
  ['/rankings/lip%20care', 200],
  ['/rankings/nothing', 404],
  ['/shelf', 200],
  ['/account', 200],
  ['/account/erased', 200],
  ['/reset-password?token=x', 200],
  ['/confirm-email?token=x', 200],
  ['/admin/anything', 200],
  ['/nothing', 404],
  ['/product/nothing', 404],
  ['/brands/nobody', 404],
  ['/brands/%E0%A4%A', 404],
  ['/category/lip%20care/nothing', 404],
  ['/__proto__', 404],
  ['/constructor', 404],
])('answers %s with %i', async (path, status) => {
  const load = await page(path);
  expect(load.status).toBe(status);
  expect(load.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(load.html.includes('noindex')).toBe(
    status === 404 || /account|reset|confirm|admin|compare|shelf|rankings$/.test(path),
  );
});

it('outlives a file that is gone since it started', async () => {
  await rm(join(served.folder, 'lost.txt'));
  await expect(page('/lost.txt')).rejects.toThrow();
  expect((await page('/')).status).toBe(200);
});
