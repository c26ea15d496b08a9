import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../bench/client/chromium.ts';
import { HttpClient } from '../bench/http-client.ts';
import { signUp } from '../bench/members.ts';
import { inShop } from '../bench/shop.ts';
import { sayWhy } from '../start-error.ts';
import { screensOf, type Screen } from './screens.ts';

const output = 'e2e/output/screens';
const heights: Readonly<Record<number, number>> = { 375: 740, 768: 1024, 1280: 860 };

interface Look {
  readonly language: 'en' | 'ar';
  readonly scheme: 'light' | 'dark';
  /** CSS pixels. */
  readonly width: number;
}

const looks: readonly Look[] = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.keys(heights).map((width) => ({ language, scheme, width: Number(width) })),
  ),
);

/** What opens the screens that not everybody sees. */
interface Keys {
  /** A member's session. */
  readonly cookie: string;
  /** An administrator's; without it those screens are left out. */
  readonly token: string | undefined;
}

/** Every screen in one look, each as far as it reaches. */
const takeAll = async (
  browser: Browser,
  url: string,
  { cookie, token }: Keys,
  screens: readonly Screen[],
  look: Look,
) => {
  const { language, scheme, width } = look;
  for (const forMember of [false, true]) {
    const context = await browser.newContext({
      baseURL: url,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      viewport: { width, height: heights[width]! },
    });
    const session = cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
    const cookies = [['lang', language], ...(forMember ? session : [])];
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })));
    if (token) await context.addInitScript((kept) => localStorage.setItem('admin-token', kept), token);
    const page = await context.newPage();
    for (const { name, path } of screens.filter(
      (screen) => (screen.forMember ?? false) === forMember && (!screen.forAdmin || token),
    )) {
      await page.goto(path, { waitUntil: 'load' });
      await page.locator('main#content h1').first().waitFor();
      await page.waitForTimeout(700);
      // Pictures below come when they are near.
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        scrollTo(0, 0);
      });
      await page.screenshot({ path: join(output, `${name}-${language}-${scheme}-${width}.png`), fullPage: true });
    }
    await context.close();
  }
};

/** `screenshots [--url <of a running shop> [--token <admin token>]] [--only <screen>]…`: pictures of the screens in all looks. */
const screenshots = async (url: string, token: () => string | undefined, only: readonly string[] | undefined) => {
  const client = new HttpClient(url);
  const browser = await launchChromium();
  try {
    mkdirSync(output, { recursive: true });
    const [member] = await signUp(client, 1).catch(() => []);
    const screens = (await screensOf(client)).filter(({ name }) => only?.includes(name) ?? true);
    for (const look of looks) {
      console.log(`${look.language}, ${look.scheme}, ${look.width} px`);
      await takeAll(browser, url, { cookie: member?.cookie ?? '', token: token() }, screens, look);
    }
    console.log(`Pictures: ${output}`);
  } finally {
    await browser.close();
    client.close();
  }
};

const { values } = parseArgs({
  options: { url: { type: 'string' }, token: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const folder = mkdtempSync(join(tmpdir(), 'henna-screens-'));
try {
  if (values.url) await screenshots(values.url, () => values.token, values.only);
  else await inShop(folder, ({ url, adminToken }) => screenshots(url, adminToken, values.only));
} catch (error) {
  sayWhy(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
