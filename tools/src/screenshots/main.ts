import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../shared/chromium.ts';
import { HttpClient } from '../shared/http-client.ts';
import { signUp } from '../bench/members.ts';
import { printError } from '../shared/errors.ts';
import { inShop } from './shop.ts';
import { screensOf, type Screen } from './screens.ts';

const output = 'e2e/output/screens';
const heights: Readonly<Record<number, number>> = { 375: 740, 768: 1024, 1280: 860 };

interface Device {
  readonly language: 'en' | 'ar';
  readonly scheme: 'light' | 'dark';
  /** CSS pixels. */
  readonly width: number;
}

const devices: readonly Device[] = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.keys(heights).map((width) => ({ language, scheme, width: Number(width) })),
  ),
);

/** Needed for the screens that not everybody sees. */
interface Credentials {
  /** A member's session. */
  readonly cookie: string;
  /** An administrator's; without it the screens of staff are left out. */
  readonly token: string | undefined;
}

/** Takes full-page screenshots of every screen on one device. */
const takeScreenshots = async (
  browser: Browser,
  url: string,
  { cookie, token }: Credentials,
  screens: readonly Screen[],
  device: Device,
) => {
  const { language, scheme, width } = device;
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
    if (token) await context.addInitScript((value) => localStorage.setItem('admin-token', value), token);
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

/** `screenshots [--url <of a running installation> [--token <admin token>]] [--only <screen>]…`: screenshots of all screens on all devices. */
const screenshots = async (url: string, token: () => string | undefined, only: readonly string[] | undefined) => {
  const client = new HttpClient(url);
  const browser = await launchChromium();
  try {
    mkdirSync(output, { recursive: true });
    const [member] = await signUp(client, 1).catch(() => []);
    const screens = (await screensOf(client)).filter(({ name }) => only?.includes(name) ?? true);
    for (const device of devices) {
      console.log(`${device.language}, ${device.scheme}, ${device.width} px`);
      await takeScreenshots(browser, url, { cookie: member?.cookie ?? '', token: token() }, screens, device);
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
  printError(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
