import type { BrowserContext } from 'playwright-core';
import { until } from '../until.ts';

/** Runs in every page, from its beginning: passes on the words of each message that comes to stand there. */
const passOn = (): void => {
  const { tell } = window as unknown as { readonly tell: (words: string) => void };
  const messagesIn = (node: Node): readonly Element[] => {
    if (!(node instanceof Element)) return [];
    return node.matches('[data-testid=toast]') ? [node] : [...node.querySelectorAll('[data-testid=toast]')];
  };
  const look = (changes: readonly MutationRecord[]) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      for (const message of messagesIn(node)) if (message.checkVisibility()) tell(message.textContent);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

/** The messages that a browser showed, also those that are gone by the time they are asked for. */
export class Told {
  private words: string[] = [];

  static async in(context: BrowserContext): Promise<Told> {
    const told = new Told();
    await context.exposeFunction('tell', (words: string) => told.words.push(words));
    await context.addInitScript(passOn);
    return told;
  }

  /** What was told up to now answers no question that comes later. */
  forget(): void {
    this.words = [];
  }

  /** Waits until these words are told, after those that were waited for before. @throws Error saying what was told instead */
  async hears(text: string): Promise<void> {
    const place = await until(
      () => Promise.resolve(this.words.findIndex((words) => words.includes(text))),
      (index) => index >= 0,
    );
    if (place < 0) throw new Error(`“${text}” was not told, but ${JSON.stringify(this.words)}`);
    this.words = this.words.slice(place + 1);
  }
}
