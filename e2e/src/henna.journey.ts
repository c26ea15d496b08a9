import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@henna/tools/chromium';
import type { Browser } from 'playwright-core';
import { Visitor } from './browser/visitor.ts';
import { openSlashedSubcategory, openMissingPages } from './journeys/addresses.ts';
import { statisticsOf } from './journeys/statistics.ts';
import { findProduct } from './journeys/find-product.ts';
import { commentOf, voteRateAndComment, replyOf } from './journeys/vote-rate-comment.ts';
import { passwordOf, signIn, signUp } from './journeys/sign-up.ts';
import { useDuringRestart } from './journeys/restart.ts';
import { readWithoutScripts } from './journeys/without-scripts.ts';
import { describeAdministrator } from './suites/administrator.ts';
import { describeKeyboard } from './suites/keyboard.ts';
import { describeMembers } from './suites/members.ts';
import { describeReturningMembers } from './suites/returning.ts';
import type { Fixtures } from './suites/fixtures.ts';
import { describeVisitors } from './suites/visitors.ts';
import { App } from './app/app.ts';

const firstStartMs = 240_000;
const devices = [
  { language: 'en', width: 1280 },
  { language: 'en', width: 375 },
  { language: 'ar', width: 1280 },
  { language: 'ar', width: 375 },
] as const;

let folder: string;
let app: App;
let browser: Browser;
const fixtures: Fixtures = {
  openVisitor: (device, persona) => Visitor.open(browser, app.url, device, persona),
  app: () => app,
};
/** The product that the first journeys use. */
let productId: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'henna-e2e-'));
  [app, browser] = await Promise.all([App.start(folder), launchChromium()]);
}, firstStartMs);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(devices)('in $language at $width pixels', (device) => {
  let visitor: Visitor;
  let id: string;
  beforeAll(async () => {
    visitor = await Visitor.open(browser, app.url, device);
  });
  afterAll(() => visitor.close());

  it('finds a product by searching, filtering and sorting', async () => {
    id = await findProduct(visitor);
    productId = id;
  });

  it('signs up and comes back to the product', () => signUp(visitor));

  it('votes, rates, comments and replies, and the statistics change at once', () =>
    voteRateAndComment(visitor, app, id));

  it('shows all of that without scripts, and signs up with plain forms', () =>
    readWithoutScripts(browser, app.url, device, id, commentOf(visitor)));

  it('keeps the address of a subcategory with a slash through reload and Back', () => openSlashedSubcategory(visitor));

  it('shows that a page is missing', () => openMissingPages(visitor));

  it('logs no errors on the console', () => {
    expect(visitor.consoleErrors).toEqual([]);
  });
});

describeVisitors(fixtures);
describeMembers(fixtures);
describeReturningMembers(fixtures);
describeKeyboard(fixtures);
describeAdministrator(fixtures);

describe('when everything is killed and started again', () => {
  it('shows that to visitors, goes on, and still has every account, vote, rating, comment and reply', async () => {
    expect(productId).toBeDefined();
    const id = productId!;
    const statistics = await statisticsOf(app, id);
    const visitor = await Visitor.open(browser, app.url, devices[0]);
    await useDuringRestart(visitor, id, {
      stop: () => app.kill(),
      start: async () => {
        app = await App.start(folder, { PORT: app.port });
      },
    });

    expect(await statisticsOf(app, id)).toEqual(statistics);
    for (const device of devices) {
      const member = await Visitor.open(browser, app.url, device);
      expect(await signIn(app, { email: member.email, password: passwordOf(member) })).toBe(200);
      await member.close();
    }
    await visitor.goTo(`/product/${id}`);
    await visitor.readComments();
    await visitor.page.getByText(commentOf(visitor)).first().waitFor();
    await visitor.page.getByText(replyOf(visitor)).first().waitFor();
    await visitor.close();
  });
});
