import type { BatchAct } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { time } from './intents.ts';

/** What a batch resets of a product, or removes of all where an import replaces it. */
export interface BatchTarget {
  readonly kind: 'votes' | 'ratings' | 'comments';
  readonly productId: string | null;
}

/** The batches of a random log; the latest of each target can be undone. */
export class Batches {
  #made = 0;
  #open: (BatchTarget & { readonly id: string })[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** The latest batch of a target that was not undone. */
  latest({ kind: of, productId }: BatchTarget): string | undefined {
    return this.#open.findLast((batch) => batch.kind === of && batch.productId === productId)?.id;
  }

  /** @param append appends an event to each stream concerned and returns how many these are */
  run(target: BatchTarget, c: number, append: (batchId: string) => number): void {
    const id = this.#nextId();
    const { kind: of, productId } = target;
    this.#open.push({ ...target, id });
    if (productId === null || of === 'comments') append(id);
    else this.#around(id, { kind: 'reset', target: { productId, of } }, c, () => append(id));
  }

  undo(batchId: string, { kind: of, productId }: BatchTarget, c: number, undo: () => number): void {
    this.#open = this.#open.filter((other) => other.id !== batchId);
    if (productId === null || of === 'comments') undo();
    else this.#around(this.#nextId(), { kind: 'undo', target: { productId, of, batchId } }, c, undo);
  }

  #nextId(): string {
    return `batch-${this.#made++}`;
  }

  #around(batchId: string, act: BatchAct, c: number, run: () => number): void {
    const upTo = String(this.#log.events.at(-1)?.position ?? 0);
    this.#log.append(`batch-${batchId}`, { type: 'BatchStarted', data: { batchId, ...act, upTo, startedAt: time(c) } });
    const data = { batchId, changed: run(), skipped: 0, finishedAt: time(c) };
    this.#log.append(`batch-${batchId}`, { type: 'BatchFinished', data });
  }
}
