import type { ViewChange, ViewChanges, WorkerProgress } from '@henna/domain';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { Build } from './builds.ts';
import type { StoredDocument, Write } from './collection-cache.ts';
import type { Landing } from './fold.ts';

/** With more documents in one view than this, listeners do better to look for themselves. */
const mostTold = 1_000;

const productOf = (document: StoredDocument | null | undefined): string | undefined => {
  const id = (document as { readonly productId?: unknown } | null | undefined)?.productId;
  return typeof id === 'string' ? id : undefined;
};

const changeOf = (writes: readonly Write[]): ViewChange => {
  const products = new Set(writes.flatMap(({ before, document }) => [productOf(before), productOf(document)]));
  products.delete(undefined);
  const ids = writes.map(({ id }) => id);
  return products.size > 0 ? { ids, products: [...products] as string[] } : { ids };
};

/** What a batch changes in the builds that answer; `undefined` when it is too much to be told one by one. */
export const changesOf = (builds: readonly Build[], { documents }: Landing): ViewChanges | undefined => {
  const changes: { -readonly [View in keyof ViewChanges]: ViewChanges[View] } = {};
  for (const { name, view, phase } of builds) {
    const writes = phase === 'live' ? documents.find(({ collection }) => collection === name)?.writes : undefined;
    if (!writes) continue;
    if (writes.length > mostTold) return undefined;
    changes[view] = changeOf(writes);
  }
  return changes;
};

const maxUnread = 256 * 1024;
const host = '127.0.0.1';

const lineOf = (progress: WorkerProgress) => `${JSON.stringify(progress)}\n`;

/** Tells every listener on this machine how far the views have come: one line of JSON per batch that landed. */
export class ProgressServer {
  readonly #server: Server;
  readonly #listeners = new Set<Socket>();
  /** The state told last, as a line for those who come later: to them anything may have changed. */
  #line: string | undefined;

  constructor() {
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.#listeners.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#listeners.delete(socket));
      socket.resume();
      if (this.#line) socket.write(this.#line);
    });
  }

  /** @returns the address that goes into the lease */
  async listen(): Promise<{ readonly host: string; readonly port: number }> {
    this.#server.listen(0, host);
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port to tell progress on');
    return { host, port: address.port };
  }

  tell({ changed, ...state }: WorkerProgress): void {
    const kept = lineOf(state);
    if (kept === this.#line && !changed) return;
    this.#line = kept;
    const line = changed ? lineOf({ ...state, changed }) : kept;
    for (const socket of this.#listeners) {
      // A listener that does not read must not fill our memory; it may connect again.
      if (socket.writableLength > maxUnread) socket.destroy();
      else socket.write(line);
    }
  }

  /** Sends the listeners away to look for the elected worker again. */
  resign(): void {
    this.#line = undefined;
    for (const socket of this.#listeners) socket.destroy();
  }

  async close(): Promise<void> {
    this.resign();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
