import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { recordPosition, waitForViews } from '../app/written-position.ts';
import { texts, type Language, type Texts } from '../texts/texts.ts';
import { Toasts } from './toasts.ts';

const screenshots = join(__dirname, '../../output');

export interface Device {
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
}

/**
 * The browser logs every refusal as an error. These are expected: 401 to a visitor who is signed out, 404 where nothing
 * is, 400 to a link that was used before.
 */
const isExpected = (error: string): boolean =>
  /status of (40[14]|400 .*\/(password-resets|email-confirmations)$)/.test(error);

/** A person at a browser: with a language, a width of the screen and a session of their own. */
export class Visitor {
  /** Errors on the console, and exceptions. */
  readonly consoleErrors: string[] = [];
  readonly texts: Texts;

  private constructor(
    readonly device: Device,
    readonly page: Page,
    readonly context: BrowserContext,
    /** The name shown with their comments. */
    readonly name: string,
    readonly email: string,
    private readonly toasts: Toasts,
  ) {
    this.texts = texts[device.language];
    page.on('console', (message) => {
      const error = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && !isExpected(error)) this.consoleErrors.push(error);
    });
    page.on('pageerror', ({ message }) => this.consoleErrors.push(message));
    page.on('response', (response) => recordPosition(response.headers()));
  }

  /** @param persona tells apart several visitors on the same device */
  static async open(browser: Browser, url: string, device: Device, persona = 'Layla'): Promise<Visitor> {
    const { language, width } = device;
    const isPhone = width < 600;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: isPhone ? 740 : 900 },
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(30_000);
    await context.addCookies([{ name: 'lang', value: language, url }]);
    const name = `${language === 'ar' ? 'ليلى' : 'Layla'} ${persona === 'Layla' ? '' : `${persona} `}${width}`;
    const email = `${persona}-${language}-${width}@example.org`.toLowerCase();
    const toasts = await Toasts.in(context);
    return new Visitor(device, await context.newPage(), context, name, email, toasts);
  }

  /** Another tab of the same browser. */
  async anotherTab(): Promise<Visitor> {
    const { device, context, name, email, toasts } = this;
    return new Visitor(device, await context.newPage(), context, name, email, toasts);
  }

  /** Opens a page that shows what was written before. */
  async goTo(path: string): Promise<void> {
    await waitForViews(this.context.request);
    this.toasts.clear();
    await this.page.goto(path);
    await this.settle();
  }

  /** Waits until the page is complete and React has taken it over. A live page is never silent on the network. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(() => {
      const element = document.querySelector('#root h1, #root [role=alert]');
      return (
        element !== null &&
        Object.keys(element).some((key) => key.startsWith('__reactProps')) &&
        document.querySelector('[class$=-skeleton], main [aria-busy=true]') === null &&
        document.fonts.status === 'loaded'
      );
    });
  }

  /** Scrolls to the comments of a product, which are loaded when they are near the view. */
  async readComments(): Promise<void> {
    await this.page.locator('#comments').evaluate((section) => section.scrollIntoView());
    // Until its code is loaded the section is the first HTML's, in which nothing can be clicked.
    await this.page.waitForFunction(() => {
      const status = document.querySelector('#comments [role=status]');
      return status !== null && Object.keys(status).some((key) => key.startsWith('__reactProps'));
    });
    await this.settle();
  }

  async waitForPath(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await this.settle();
  }

  /** Waits for a toast with this text, also if it came since the page was opened and has disappeared. */
  async waitForToast(text: string): Promise<void> {
    await this.toasts.waitFor(text);
  }

  /**
   * Takes a screenshot and checks the page: what axe finds, and whether it fits into the width and has the right direction.
   * @param screen the name of the screenshot
   * @param rules those of axe to check; all of them by default
   */
  async accessibilityViolations(screen: string, rules: readonly string[] = []): Promise<readonly string[]> {
    const { page, device } = this;
    await this.settle();
    mkdirSync(screenshots, { recursive: true });
    await page.screenshot({ path: join(screenshots, `${screen}-${device.language}-${device.width}.png`) });
    // Without frames and passed rules it takes a fraction of the time.
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
    if (dir !== this.texts.dir) found.push(`the page runs ${dir}`);
    return found;
  }

  /** The member who is signed in. */
  async currentUser(): Promise<{ readonly id: string }> {
    return (await this.context.request.get('/api/auth/user')).json() as Promise<{ readonly id: string }>;
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
