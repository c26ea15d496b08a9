import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { START, type EventStoreDBClient } from '@eventstore/db-client';
import type { Logger } from 'pino';
import { beforeAll } from '../runner/build.ts';
import { Inbox, type Batch as Arrived } from '../runner/inbox.ts';
import { logEnd } from '../runner/live-lag.ts';
import { subscribe } from '../runner/subscription.ts';
import { WriteError, type Engine } from './engine.ts';

/** Written at once while the log is far ahead. */
const mostEvents = 20_000;
/** For so long more events are waited for at the end of the log, unless somebody waits for those that came. */
const gatherMs = 400;
/** Taken in before others have their turn. */
const eventsAtOnce = 500;
const longestPauseMs = 5_000;

/** The log is another than the tables were made of: they are to be made anew. */
export class OtherLogError extends Error {}

interface Waiting {
  readonly position: bigint;
  readonly resolve: (isReached: boolean) => void;
}

/** Follows the log, batch by batch, until it is stopped. */
export class Follower {
  #isReady = false;
  #end = 0n;
  /** The log is in the tables up to here; behind their position where only what is not ours followed. */
  #reached: bigint;
  readonly #waiting = new Set<Waiting>();
  #hurry: (() => void) | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly openEvents: () => EventStoreDBClient,
    private readonly log: Pick<Logger, 'warn' | 'info'>,
    private readonly signal: AbortSignal,
  ) {
    this.#reached = engine.position;
  }

  /** The end of the log has been reached since the start. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Share of the log that the tables hold, 0 to 1. */
  get progress(): number {
    if (this.#isReady) return 1;
    const share = this.#end > 0n ? Number(this.engine.position) / Number(this.#end) : 0;
    return Math.min(0.999, Math.max(0, share));
  }

  /** Waits until the tables hold the log up to a position. @returns false when that takes longer than some ms */
  async reach(position: bigint, ms: number): Promise<boolean> {
    if (position <= this.#reached) return true;
    const over = new AbortController();
    const reached = new Promise<boolean>((resolve) => {
      const waiting = { position, resolve };
      this.#waiting.add(waiting);
      over.signal.addEventListener('abort', () => this.#waiting.delete(waiting));
    });
    this.#hurry?.();
    try {
      return await Promise.race([reached, pause(ms, false, { signal: over.signal })]);
    } finally {
      over.abort();
    }
  }

  /**
   * Goes on until the signal: a store that is unavailable is waited for.
   * @throws {@link OtherLogError}, {@link WriteError}
   */
  async run(): Promise<void> {
    let waitMs = 0;
    while (!this.signal.aborted) {
      const events = this.openEvents();
      try {
        await this.#follow(events, () => (waitMs = 0));
      } catch (error) {
        if (error instanceof OtherLogError || error instanceof WriteError) throw error;
        this.log.warn({ err: error }, 'following the log is taken up again');
        await pause(waitMs, undefined, { signal: this.signal }).catch(() => undefined);
        waitMs = Math.min(longestPauseMs, Math.max(50, waitMs * 2));
      } finally {
        await events.dispose().catch(() => undefined);
      }
    }
  }

  async #follow(events: EventStoreDBClient, onCaughtUp: () => void): Promise<void> {
    const log = await firstId(events);
    this.#end = await logEnd(events);
    const { position } = this.engine;
    if (position >= 0n && (this.engine.log !== log || this.#end < position))
      throw new OtherLogError('the log is another than the tables were made of');
    const inbox = new Inbox(mostEvents);
    const unsubscribe = subscribe(events, position < 0n ? beforeAll : position, inbox);
    const stop = () => inbox.close();
    this.signal.addEventListener('abort', stop);
    try {
      for (let arrived = await this.#next(inbox); arrived; arrived = await this.#next(inbox)) {
        if (!arrived.caughtUp && arrived.events.length < mostEvents && this.#isReady) await this.#gather();
        const more = inbox.hasEvents ? await inbox.take() : null;
        await this.#write([arrived, ...(more ? [more] : [])], log);
        if (!arrived.caughtUp && !more?.caughtUp) continue;
        this.#isReady = true;
        onCaughtUp();
      }
    } finally {
      this.signal.removeEventListener('abort', stop);
      await unsubscribe();
    }
  }

  #next(inbox: Inbox): Promise<Arrived | null> {
    return this.signal.aborted ? Promise.resolve(null) : inbox.take(this.#isReady ? 1 : mostEvents);
  }

  /** Lets more events come, unless somebody waits for what is there. */
  async #gather(): Promise<void> {
    if (this.#waiting.size > 0) return;
    const over = new AbortController();
    const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
    const signal = AbortSignal.any([over.signal, this.signal]);
    await Promise.race([hurried, pause(gatherMs, undefined, { signal }).catch(() => undefined)]);
    over.abort();
    this.#hurry = undefined;
  }

  async #write(arrived: readonly Arrived[], log: string | null): Promise<void> {
    const batch = this.engine.batch();
    for (const { events } of arrived)
      for (const event of events) {
        batch.add(event);
        if (batch.size % eventsAtOnce === 0) await turn();
      }
    for (const event of batch.skipped) this.log.warn(event, 'an event is left out of the figures');
    const last = arrived.flatMap(({ events }) => events.at(-1)?.position ?? []).at(-1);
    if (last !== undefined) await this.engine.write(batch, last, log);
    for (const { to } of arrived) if (to !== null && to > this.#reached) this.#reached = to;
    for (const waiting of this.#waiting) if (waiting.position <= this.#reached) waiting.resolve(true);
  }
}

/** Id of the first event of the log; `null` while it has none. */
const firstId = async (events: EventStoreDBClient): Promise<string | null> => {
  let id: string | null = null;
  for await (const { event } of events.readAll({ fromPosition: START, maxCount: 1 })) id ??= event?.id ?? null;
  return id;
};
