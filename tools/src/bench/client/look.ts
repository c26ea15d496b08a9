import type { Browser } from 'playwright-core';
import { activity } from '../histories/activity.ts';
import { brandName, catalogue, categoryName, subcategoryName } from '../histories/catalogue.ts';
import type { Bench } from '../figure.ts';
import { stockedShop } from '../figures/stocked-shop.ts';
import { inHouse } from '../house.ts';
import type { HttpClient } from '../http-client.ts';
import { signUp } from '../members.ts';
import { launchChromium } from './chromium.ts';
import { firstVisit, screens, type Visit } from './first-visit.ts';
import { interactionTimes } from './interactions.ts';

const products = 10_000;
const rounds = 3;
const slow = { cpu: 4, network: true };
const slowCpu = { cpu: 4 };

/** All that was seen of the client, for each figure to take its part. */
export interface Look {
  /** kB that the service sends of the scripts of each public route (gzip), and of its fonts. */
  readonly scripts: Readonly<Record<string, number>>;
  readonly fonts: Readonly<Record<string, number>>;
  readonly shifts: Readonly<Record<string, number>>;
  /** Of Home and of a product's page on both screens, in ms; of each the quickest of some visits. */
  readonly paints: Readonly<Record<'slow' | 'slowCpu', Readonly<Record<string, number>>>>;
  readonly interactions: Readonly<Record<string, readonly number[]>>;
}

const routesOf = (product: string): Readonly<Record<string, string>> => ({
  Home: '/',
  'All products': '/products',
  Category: `/category/${categoryName(1)}`,
  Subcategory: `/category/${categoryName(1)}/${encodeURIComponent(subcategoryName(1, 0))}`,
  Brands: '/brands',
  Brand: `/brands/${encodeURIComponent(brandName(1))}`,
  Product: product,
  Profile: '/profile',
  Account: '/account',
  'Sign in': '/sign-in',
  'Not there': '/nowhere',
});

/** Sizes as they go over the wire to who takes gzip. @throws Error when a public route brings admin code */
const kilobytes = async (client: HttpClient, paths: readonly string[]): Promise<number> => {
  const admin = paths.find((path) => /admin/i.test(path));
  if (admin) throw new Error(`A public route loads ${admin}`);
  const headers = { 'accept-encoding': 'gzip' };
  const sizes = await Promise.all(paths.map(async (path) => (await client.succeed(path, { headers })).body.length));
  return sizes.reduce((total, size) => total + size, 0) / 1_000;
};

const lookWith = async (browser: Browser, client: HttpClient, product: string, say: Bench['say']): Promise<Look> => {
  const scripts: Record<string, number> = {};
  const fonts: Record<string, number> = {};
  const shifts: Record<string, number> = {};
  const paints = { slow: {} as Record<string, number>, slowCpu: {} as Record<string, number> };
  const routes = routesOf(product);
  for (const [route, path] of Object.entries(routes)) {
    say(`First visits of ${route}`);
    for (const screen of Object.keys(screens) as (keyof typeof screens)[]) {
      const visit: Visit = await firstVisit(browser, client.url + path, screen, slow);
      shifts[`${route}, ${screen}`] = visit.shift;
      scripts[route] = Math.max(scripts[route] ?? 0, await kilobytes(client, visit.scripts));
      fonts[route] = Math.max(fonts[route] ?? 0, await kilobytes(client, visit.fonts));
      if (route !== 'Home' && route !== 'Product') continue;
      const name = `${route}, ${screen}`;
      paints.slow[name] = visit.largestPaint;
      for (let round = 0; round < rounds; round++) {
        const again = await firstVisit(browser, client.url + path, screen, slow);
        paints.slow[name] = Math.min(paints.slow[name], again.largestPaint);
        const quick = await firstVisit(browser, client.url + path, screen, slowCpu);
        paints.slowCpu[name] = Math.min(paints.slowCpu[name] ?? Infinity, quick.largestPaint);
      }
    }
  }
  say('Votes, stars, filters, pages and languages');
  const [member] = await signUp(client, 1);
  const interactions = await interactionTimes(browser, client.url, member!.cookie, product);
  return { scripts, fonts, shifts, paints, interactions };
};

const look = ({ folder, say }: Bench): Promise<Look> =>
  inHouse(folder('client'), async (house) => {
    say(`Stocking a shop with ${products} products`);
    const stock = catalogue(products, 1);
    const history = [...stock.history, ...activity(stock.products, 2_000, 2)];
    const client = await stockedShop(house, products, history);
    const browser = await launchChromium();
    try {
      return await lookWith(browser, client, `/product/${stock.products[0]!.id}`, say);
    } finally {
      await browser.close();
      client.close();
    }
  });

let seen: Promise<Look> | undefined;

/** Everything is seen in one visit of the shop, whichever figures are asked for. */
export const lookOnce = (bench: Bench): Promise<Look> => (seen ??= look(bench));
