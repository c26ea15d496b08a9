import {
  countFields,
  type ChangedCounts,
  type ProgressRequest,
  type ViewChange,
  type ViewChanges,
  type WorkerProgress,
} from '@henna/domain';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Build } from './builds.ts';
import type { StoredDocument, Write } from './collection-cache.ts';
import type { Commit } from './fold.ts';

/** With more changed documents in one view than this, listeners do better to read it again. */
const maxChangedDocuments = 1_000;

const productIdOf = (document: StoredDocument | null | undefined): string | undefined => {
  const id = (document as { readonly productId?: unknown } | null | undefined)?.productId;
  return typeof id === 'string' ? id : undefined;
};

/** With more changed products than this, their counts would make a line too long for a listener that is slow. */
const maxCountedProducts = 100;

const sentFields: ReadonlySet<string> = new Set(countFields);
/** Fields that nobody mirrors. */
const unsentFields: ReadonlySet<string> = new Set(['position', 'days']);

/** The changed counts of a product; `undefined` where something else changed too, or may have. */
const changedCounts = ({ before, document }: Write): ChangedCounts | undefined => {
  if (!before || !document) return undefined;
  const old = new Map<string, unknown>(Object.entries(before));
  const isGone = (field: string) => !(field in document);
  const changed = Object.entries(document).filter(
    ([field, value]) => value !== old.get(field) && !unsentFields.has(field),
  );
  if (!changed.every(([field]) => sentFields.has(field)) || [...old.keys()].some(isGone)) return undefined;
  return Object.fromEntries(changed);
};

const withCounts = (change: ViewChange, writes: readonly Write[]): ViewChange => {
  if (writes.length > maxCountedProducts) return change;
  const counts = writes.flatMap((write) => {
    const changed = changedCounts(write);
    return changed ? [[write.id, changed] as const] : [];
  });
  return counts.length > 0 ? { ...change, counts: Object.fromEntries(counts) } : change;
};

const viewChange = (writes: readonly Write[]): ViewChange => {
  const products = new Set(writes.flatMap(({ before, document }) => [productIdOf(before), productIdOf(document)]));
  products.delete(undefined);
  const ids = writes.map(({ id }) => id);
  return products.size > 0 ? { ids, products: [...products] as string[] } : { ids };
};

/** What a batch changes in the live builds; `undefined` when that is too much to be listed. */
export const viewChanges = (builds: readonly Build[], { documents }: Commit): ViewChanges | undefined => {
  const changes: { -readonly [View in keyof ViewChanges]: ViewChanges[View] } = {};
  for (const { name, view, phase } of builds) {
    const writes = phase === 'live' ? documents.find(({ collection }) => collection === name)?.writes : undefined;
    if (!writes) continue;
    if (writes.length > maxChangedDocuments) return undefined;
    const change = viewChange(writes);
    changes[view] = view === 'product' ? withCounts(change, writes) : change;
  }
  return changes;
};

const maxUnread = 256 * 1024;
const host = '127.0.0.1';

const lineOf = (progress: WorkerProgress) => `${JSON.stringify(progress)}\n`;

/** Publishes how far the views have come to every listener on this machine: one line of JSON per commit. */
export class ProgressServer {
  readonly #server: Server;
  readonly #listeners = new Set<Socket>();
  /** The last message without its changes, for those who connect later: to them anything may have changed. */
  #line: string | undefined;

  #requested = -1n;
  /** Called whenever {@link requestedPosition} grows. */
  onRequest: (() => void) | undefined;

  constructor() {
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.#listeners.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.#listeners.delete(socket));
      createInterface({ input: socket })
        .on('line', (line) => this.#request(line))
        .on('error', () => socket.destroy());
      if (this.#line) socket.write(this.#line);
    });
  }

  /** @returns the address that goes into the lease */
  async listen(): Promise<{ readonly host: string; readonly port: number }> {
    this.#server.listen(0, host);
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port to publish progress on');
    return { host, port: address.port };
  }

  publish({ changed, ...state }: WorkerProgress): void {
    const stateLine = lineOf(state);
    if (stateLine === this.#line && !changed) return;
    this.#line = stateLine;
    const line = changed ? lineOf({ ...state, changed }) : stateLine;
    for (const socket of this.#listeners) {
      // A listener that does not read must not fill the memory of the worker; it may connect again.
      if (socket.writableLength > maxUnread) socket.destroy();
      else socket.write(line);
    }
  }

  /** The highest position that a listener waits for. */
  get requestedPosition(): bigint {
    return this.#requested;
  }

  #request(line: string): void {
    try {
      const position = BigInt((JSON.parse(line) as ProgressRequest).position);
      if (position <= this.#requested) return;
      this.#requested = position;
      this.onRequest?.();
    } catch {
      // Whatever else connects to the port of the worker asks for nothing.
    }
  }

  /** Makes the listeners look for the worker that holds the lease. */
  disconnectListeners(): void {
    this.#line = undefined;
    for (const socket of this.#listeners) socket.destroy();
  }

  async close(): Promise<void> {
    this.disconnectListeners();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
