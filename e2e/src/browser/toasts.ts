import type { BrowserContext } from 'playwright-core';
import { until } from '../wait.ts';

/** Runs in every page from its beginning: reports the text of each toast that appears. */
const reportToasts = (): void => {
  const { onToast } = window as unknown as { readonly onToast: (text: string) => void };
  const toastsIn = (node: Node): readonly Element[] => {
    if (!(node instanceof Element)) return [];
    return node.matches('[data-testid=toast]') ? [node] : [...node.querySelectorAll('[data-testid=toast]')];
  };
  const onChanges = (changes: readonly MutationRecord[]) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      for (const toast of toastsIn(node)) if (toast.checkVisibility()) onToast(toast.textContent);
  };
  new MutationObserver(onChanges).observe(document, { childList: true, subtree: true });
};

/** The toasts that a browser has shown, also those that have disappeared since. */
export class Toasts {
  private texts: string[] = [];

  static async in(context: BrowserContext): Promise<Toasts> {
    const toasts = new Toasts();
    await context.exposeFunction('onToast', (text: string) => toasts.texts.push(text));
    await context.addInitScript(reportToasts);
    return toasts;
  }

  /** Drops the toasts up to now: nobody waits for them. */
  clear(): void {
    this.texts = [];
  }

  /** Waits for a toast with this text after the one waited for before. @throws Error with the toasts that were shown instead */
  async waitFor(text: string): Promise<void> {
    const index = await until(
      () => Promise.resolve(this.texts.findIndex((shown) => shown.includes(text))),
      (found) => found >= 0,
    );
    if (index < 0) throw new Error(`No toast with “${text}”, but ${JSON.stringify(this.texts)}`);
    this.texts = this.texts.slice(index + 1);
  }
}
