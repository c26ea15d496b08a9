import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Told } from './told.ts';
import { words, type Language, type Words } from './words.ts';
import { isFollowed, noteWritten } from './written.ts';

const pictures = join(__dirname, '../../output');

/** How somebody looks at the product. */
export interface Manner {
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
}

/**
 * The browser logs every refusal. These are answers: 401 to whom is signed out, 404 where nothing is, 400 to a link that
 * was used before.
 */
const isAnswer = (complaint: string): boolean => /status of (40[14]|400 .*\/password-resets$)/.test(complaint);

/** Somebody in front of a browser: with a language, a width of screen and a session of their own. */
export class Visitor {
  /** What the browser complained about: errors on the console, and exceptions. */
  readonly complaints: string[] = [];
  readonly words: Words;

  private constructor(
    readonly manner: Manner,
    readonly page: Page,
    readonly context: BrowserContext,
    /** As it stands beside their comments. */
    readonly name: string,
    readonly email: string,
    private readonly told: Told,
  ) {
    this.words = words[manner.language];
  }

  /** @param part what the visitor is here for: one person for each part, language and width. */
  static async come(browser: Browser, url: string, manner: Manner, part = 'Layla'): Promise<Visitor> {
    const { language, width } = manner;
    const isPhone = manner.width < 600;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: manner.width, height: isPhone ? 740 : 900 },
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(30_000);
    await context.addCookies([{ name: 'lang', value: manner.language, url }]);
    const name = `${language === 'ar' ? 'ليلى' : 'Layla'} ${part === 'Layla' ? '' : `${part} `}${width}`;
    const email = `${part}-${language}-${width}@example.org`.toLowerCase();
    const told = await Told.in(context);
    const visitor = new Visitor(manner, await context.newPage(), context, name, email, told);
    visitor.hear(visitor.page);
    return visitor;
  }

  /** Another tab of the same browser. */
  async anotherTab(): Promise<Visitor> {
    const { manner, context, name, email, told } = this;
    const visitor = new Visitor(manner, await context.newPage(), context, name, email, told);
    visitor.hear(visitor.page);
    return visitor;
  }

  private hear(page: Page): void {
    page.on('console', (message) => {
      const complaint = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && !isAnswer(complaint)) this.complaints.push(complaint);
    });
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('response', (response) => noteWritten(response.headers()));
  }

  /** Opens a page that knows of all that was done before. */
  async goTo(path: string): Promise<void> {
    await isFollowed(this.context.request);
    this.told.forget();
    await this.page.goto(path);
    await this.settle();
  }

  /** Waits until the page at hand is there and waits for nothing itself. A live page is never silent on the network. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.querySelector('#root h1, #root [role=alert]') !== null &&
        document.querySelector('.first, [class$=-skeleton], main [aria-busy=true]') === null &&
        document.fonts.status === 'loaded',
    );
  }

  /** Goes down to what people wrote about a product: it comes when the view nears it. */
  async readComments(): Promise<void> {
    await this.page.locator('#comments').evaluate((place) => place.scrollIntoView());
    await this.page.locator('#comments [role=status]').first().waitFor({ state: 'attached' });
    await this.settle();
  }

  async arriveAt(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await this.settle();
  }

  /** Waits for the message with these words; also when it is gone by now, if it came since the page was opened. */
  async isTold(text: string): Promise<void> {
    await this.told.hears(text);
  }

  /**
   * Keeps a picture of the screen and answers what is wrong with it: what axe finds, and what does not fit in its width.
   * @param rules those of axe to look by; all of them, unless told
   */
  async faultsOf(screen: string, rules: readonly string[] = []): Promise<readonly string[]> {
    const { page, manner } = this;
    await this.settle();
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${screen}-${manner.language}-${manner.width}.png`) });
    // No frames of others, and only what is wrong: a fraction of the time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: [...rules] }) });
    const { violations } = await axe.analyze();
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

  /** Who is signed in. */
  async currentUser(): Promise<{ readonly id: string }> {
    return (await this.context.request.get('/api/auth/user')).json() as Promise<{ readonly id: string }>;
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
