import { chromium } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { HttpClient } from '../http-client.ts';
import { rounded } from '../quantiles.ts';
import { inShop } from '../shop.ts';

const executablePath = process.env['CHROMIUM'] || '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Paths of the scripts that a first visit of Home fetches until nothing more comes. */
const scriptsOfHome = async (url: string): Promise<string[]> => {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const paths = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const type = response.headers()['content-type'] ?? '';
      if (type.includes('javascript')) paths.add(pathname);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('main').waitFor();
    return [...paths];
  } finally {
    await browser.close();
  }
};

/** What the service really sends of it to who takes gzip. */
export const firstLoad: Figure = {
  name: 'first-load',
  what: 'first-load JavaScript of Home, English, gzip',
  goal: { is: 'at most', value: 200, unit: 'kB' },
  measure: ({ folder, say }) => {
    say('Starting the product with the demo');
    return inShop(folder('first-load'), async ({ url }) => {
      const client = new HttpClient(url);
      const sizes = await Promise.all(
        (await scriptsOfHome(url)).map(async (path) => {
          const { headers, body } = await client.succeed(path, { headers: { 'accept-encoding': 'gzip' } });
          if (headers['content-encoding'] !== 'gzip' && body.length > 1_500)
            throw new Error(`${path} is not compressed`);
          return [path.slice(path.lastIndexOf('/') + 1), body.length / 1_000] as const;
        }),
      );
      client.close();
      const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 8);
      return {
        value: sizes.reduce((total, [, kB]) => total + kB, 0),
        notes: {
          files: sizes.length,
          ...Object.fromEntries(largest.map(([name, kB]) => [`${name} kB`, rounded(kB)])),
        },
      };
    });
  },
};
