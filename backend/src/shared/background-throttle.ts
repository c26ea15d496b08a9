import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Background work is throttled for this long after the last visitor's request. */
const visitorActiveMs = 250;
/** Most time that one request delays background work. */
const maxDelayMs = 50;

/** Long-lived responses and staff requests do not throttle background work. */
const unthrottledPaths = /^\/api\/(?:admin|analytics|live)\b/i;

/** Delays background work (imports, restores, undo of batches) while visitors wait for responses. */
@Injectable()
export class BackgroundThrottle {
  #pendingRequests = 0;
  #lastRequest = Number.NEGATIVE_INFINITY;
  readonly #queue = pLimit(1);
  #idleListeners: (() => void)[] = [];

  /** Middleware. */
  readonly trackRequest = ({ url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!unthrottledPaths.test(url ?? '')) {
      this.#pendingRequests++;
      this.#lastRequest = performance.now();
      response.once('close', () => this.#requestEnded());
    }
    next();
  };

  /**
   * Runs work at once while there are no visitors. Otherwise runs it serially, each piece when no request is pending or after
   * the maximum delay.
   */
  async run(work: () => Promise<void>): Promise<void> {
    if (performance.now() - this.#lastRequest > visitorActiveMs) return work();
    return this.#queue(async () => {
      await this.#untilIdle();
      await work();
    });
  }

  async #untilIdle(): Promise<void> {
    if (this.#pendingRequests === 0) return;
    const timeout = new AbortController();
    const idle = new Promise<void>((resolve) => this.#idleListeners.push(resolve));
    await Promise.race([idle, pause(maxDelayMs, undefined, { signal: timeout.signal }).catch(() => undefined)]);
    timeout.abort();
  }

  #requestEnded(): void {
    this.#pendingRequests--;
    if (this.#pendingRequests > 0) return;
    for (const resolve of this.#idleListeners.splice(0)) resolve();
  }
}
