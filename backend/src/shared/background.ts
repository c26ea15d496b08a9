import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';

/** As long after a request somebody counts as looking. */
const lookingMs = 250;
/** Work is never put off longer for one request. */
const patienceMs = 50;

/** Long-lived answers and the house's own screens keep nobody waiting. */
const notVisitors = /^\/api\/(?:admin|analytics|live)\b/i;

/** Lets work in the background step aside for those who look: imports, restores, undoing of whole batches. */
@Injectable()
export class Background {
  #answering = 0;
  #lastRequest = Number.NEGATIVE_INFINITY;
  readonly #line = pLimit(1);
  #quiet: (() => void)[] = [];

  /** Middleware: counts a visitor's request until it is answered. */
  readonly countVisitor = ({ url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!notVisitors.test(url ?? '')) {
      this.#answering++;
      this.#lastRequest = performance.now();
      response.once('close', () => this.#answered());
    }
    next();
  };

  /**
   * Runs work at once while nobody looks. While somebody does, one piece after the other, each when no visitor waits for an
   * answer or has waited for long enough. Resolves and rejects as the work does.
   */
  async run(work: () => Promise<void>): Promise<void> {
    if (performance.now() - this.#lastRequest > lookingMs) return work();
    return this.#line(async () => {
      await this.#untilQuiet();
      await work();
    });
  }

  async #untilQuiet(): Promise<void> {
    if (this.#answering === 0) return;
    const over = new AbortController();
    const quiet = new Promise<void>((resolve) => this.#quiet.push(resolve));
    await Promise.race([quiet, pause(patienceMs, undefined, { signal: over.signal }).catch(() => undefined)]);
    over.abort();
  }

  #answered(): void {
    this.#answering--;
    if (this.#answering > 0) return;
    for (const resolve of this.#quiet.splice(0)) resolve();
  }
}
