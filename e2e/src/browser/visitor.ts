import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { words, type Language, type Words } from './words.ts';

const pictures = join(__dirname, '../../output');

/** How somebody looks at the product. */
export interface Manner {
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
}

/** Somebody in front of a browser: with a language, a width of screen and a session of their own. */
export class Visitor {
  /** What the browser complained about: errors on the console, and exceptions. */
  readonly complaints: string[] = [];
  readonly words: Words;

  private constructor(
    readonly manner: Manner,
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    this.words = words[manner.language];
  }

  static async come(browser: Browser, url: string, manner: Manner): Promise<Visitor> {
    const isPhone = manner.width < 600;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: manner.width, height: isPhone ? 740 : 900 },
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(20_000);
    await context.addCookies([{ name: 'lang', value: manner.language, url }]);
    const visitor = new Visitor(manner, await context.newPage(), context);
    visitor.page.on('console', (message) => {
      // A signed-out visitor is told so by 401, and a page that is not there by 404; the browser logs either.
      const isAnswer = /status of 40[14]/.test(message.text());
      if (message.type() === 'error' && !isAnswer) visitor.complaints.push(message.text());
    });
    visitor.page.on('pageerror', ({ message }) => visitor.complaints.push(message));
    return visitor;
  }

  get name(): string {
    return this.manner.language === 'ar' ? `ليلى ${this.manner.width}` : `Layla ${this.manner.width}`;
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' });
  }

  /** Keeps a picture of the screen and answers what is wrong with it: what axe finds, and what does not fit in its width. */
  async faultsOf(screen: string): Promise<readonly string[]> {
    const { page, manner } = this;
    await page.waitForLoadState('networkidle');
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${screen}-${manner.language}-${manner.width}.png`) });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    const [inner, scroll, dir] = await page.evaluate(() => {
      const { clientWidth, scrollWidth, dir: direction } = document.documentElement;
      return [clientWidth, scrollWidth, direction] as const;
    });
    if (scroll > inner) found.push(`the page is ${scroll - inner} pixels wider than the screen`);
    if (dir !== this.words.dir) found.push(`the page runs ${dir}`);
    return found;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
