import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Visitors count as active for this long after their last request. */
const activeMs = 250;

/** Requests of staff and responses that stay open are none of visitors. */
const otherPaths = /^\/api\/(?:admin|analytics|live)\b/i;

/** Whether visitors are using the site right now. */
@Injectable()
export class VisitorActivity {
  #pendingRequests = 0;
  #lastRequest = Number.NEGATIVE_INFINITY;

  /** Middleware. */
  readonly trackRequest = ({ url }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!otherPaths.test(url ?? '')) {
      this.#pendingRequests++;
      this.#lastRequest = performance.now();
      response.once('close', () => this.#pendingRequests--);
    }
    next();
  };

  /** Whether a request is being answered, or came a moment ago. */
  get isActive(): boolean {
    return this.#pendingRequests > 0 || performance.now() - this.#lastRequest <= activeMs;
  }
}
