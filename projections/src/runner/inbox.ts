import type { RecordedHennaEvent } from '@henna/domain';

/** What arrived since the last batch. */
export interface Batch {
  readonly events: readonly RecordedHennaEvent[];
  /** The log has been read up to here: beyond the last event when only events of other types followed. */
  readonly to: bigint | null;
  /** The subscription has reached the end of the log. */
  readonly caughtUp: boolean;
  /** Somebody called `wake`. */
  readonly woken: boolean;
}

/** Holds the events of a subscription while the batch before is committed: bounded, in order, closed with or without an error. */
export class Inbox {
  readonly #capacity: number;
  #events: RecordedHennaEvent[] = [];
  #to: bigint | null = null;
  #caughtUp = false;
  #woken = false;
  #closed: { readonly error?: Error } | undefined;
  #arrived: (() => void) | undefined;
  #drained: (() => void) | undefined;
  #gathered: (() => void) | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Events have arrived since the last batch. */
  get hasEvents(): boolean {
    return this.#events.length > 0;
  }

  /** Resolves when there is room for another event. */
  async push(event: RecordedHennaEvent): Promise<void> {
    this.#events.push(event);
    this.#to = event.position;
    this.#signal();
    if (this.#events.length < this.#capacity || this.#closed) return;
    this.endGathering();
    await new Promise<void>((resolve) => (this.#drained = resolve));
  }

  /** The log holds no further event of a handled type up to this position. */
  markPassed(position: bigint): void {
    if (this.#to === null || position > this.#to) this.#to = position;
    this.#signal();
  }

  markCaughtUp(): void {
    this.#caughtUp = true;
    this.endGathering();
    this.#signal();
  }

  wake(): void {
    this.#woken = true;
    this.#signal();
  }

  close(error?: Error): void {
    this.#closed ??= { error };
    this.endGathering();
    this.#signal();
    this.#release();
  }

  /**
   * Waits until there is something, or `atLeast` events or the end of the log.
   * @param gatherMs tells, once events have arrived, how long they may wait for further ones
   * @returns `null` when the inbox was closed without an error and is empty
   */
  async nextBatch(atLeast = 1, gatherMs = () => 0): Promise<Batch | null> {
    while (!this.#closed && !this.#caughtUp && !this.#woken && this.#short(atLeast))
      await new Promise<void>((resolve) => (this.#arrived = resolve));
    await this.#gather(gatherMs);
    if (this.#closed?.error) throw this.#closed.error;
    if (this.#closed) return null;
    const batch = { events: this.#events, to: this.#to, caughtUp: this.#caughtUp, woken: this.#woken };
    this.#events = [];
    this.#to = null;
    this.#caughtUp = this.#woken = false;
    this.#release();
    return batch;
  }

  /** Ends the wait for further events. */
  endGathering(): void {
    this.#gathered?.();
  }

  async #gather(gatherMs: () => number): Promise<void> {
    if (this.#closed || this.#caughtUp || !this.hasEvents || this.#events.length >= this.#capacity) return;
    const ms = gatherMs();
    // A timer waits a millisecond at least.
    if (ms < 1) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#gathered = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#gathered = undefined;
  }

  #short(atLeast: number): boolean {
    return atLeast === 1 ? this.#to === null : this.#events.length < Math.min(atLeast, this.#capacity);
  }

  #signal(): void {
    this.#arrived?.();
    this.#arrived = undefined;
  }

  #release(): void {
    this.#drained?.();
    this.#drained = undefined;
  }
}
