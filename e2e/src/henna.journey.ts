import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from './browser/chromium.ts';
import { Visitor } from './browser/visitor.ts';
import { keepAddresses, missTheWay } from './journeys/addresses.ts';
import { figuresOf } from './journeys/figures.ts';
import { findProduct } from './journeys/find-product.ts';
import { commentOf, haveASay, replyOf } from './journeys/have-a-say.ts';
import { join, passwordOf, signIn } from './journeys/join.ts';
import { surviveRestart } from './journeys/restart.ts';
import { describeAdministrator } from './parts/administrator.ts';
import { describeKeyboard } from './parts/keyboard.ts';
import { describeMembers } from './parts/members.ts';
import { describeReturning } from './parts/returning.ts';
import type { Scene } from './parts/scene.ts';
import { describeVisitors } from './parts/visitors.ts';
import { Product } from './product/product.ts';

const firstStartMs = 240_000;
const manners = [
  { language: 'en', width: 1280 },
  { language: 'en', width: 375 },
  { language: 'ar', width: 1280 },
  { language: 'ar', width: 375 },
] as const;

let folder: string;
let product: Product;
let browser: Browser;
const scene: Scene = {
  come: (manner, part) => Visitor.come(browser, product.url, manner, part),
  product: () => product,
};
/** The product of which the journeys speak. */
let spokenOf: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path(tmpdir(), 'henna-e2e-'));
  [product, browser] = await Promise.all([Product.start(folder), launchChromium()]);
}, firstStartMs);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(manners)('in $language at $width pixels', (manner) => {
  let visitor: Visitor;
  let id: string;
  beforeAll(async () => {
    visitor = await Visitor.come(browser, product.url, manner);
  });
  afterAll(() => visitor.leave());

  it('finds a product by searching, filtering and sorting', async () => {
    id = await findProduct(visitor);
    spokenOf = id;
  });

  it('joins and comes back to the product', () => join(visitor));

  it('votes, rates, comments and replies, and the statistics change at once', () => haveASay(visitor, product, id));

  it('keeps the address of a subcategory with a slash through reload and Back', () => keepAddresses(visitor));

  it('says what is not there', () => missTheWay(visitor));

  it('leaves nothing on the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describeVisitors(scene);
describeMembers(scene);
describeReturning(scene);
describeKeyboard(scene);
describeAdministrator(scene);

describe('when everything is killed and started again', () => {
  it('says so to whom is there, goes on, and still has every account, vote, rating, comment and reply', async () => {
    expect(spokenOf).toBeDefined();
    const id = spokenOf!;
    const figures = await figuresOf(product, id);
    const visitor = await Visitor.come(browser, product.url, manners[0]);
    await surviveRestart(visitor, id, {
      stop: () => product.kill(),
      start: async () => {
        product = await Product.start(folder, { PORT: product.port });
      },
    });

    expect(await figuresOf(product, id)).toEqual(figures);
    for (const manner of manners) {
      const member = await Visitor.come(browser, product.url, manner);
      expect(await signIn(product, { email: member.email, password: passwordOf(member) })).toBe(200);
      await member.leave();
    }
    await visitor.goTo(`/product/${id}`);
    await visitor.readComments();
    await visitor.page.getByText(commentOf(visitor)).first().waitFor();
    await visitor.page.getByText(replyOf(visitor)).first().waitFor();
    await visitor.leave();
  });
});
