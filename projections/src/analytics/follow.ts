import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { START, type AllStreamResolvedEvent, type EventStoreDBClient } from '@eventstore/db-client';
import { eventTypes, type RecordedHennaEvent } from '@henna/domain';
import type { Tracing } from '@henna/domain/node';
import type { Logger } from 'pino';
import { maxSpans, traceIdOf, traceLanding } from '../landing-spans.ts';
import { logEnd, toRecordedEvent } from '../runner/event-log.ts';
import type { Batch } from './batch.ts';
import { WriteError, type Engine } from './engine.ts';

/** Read at once: few, so that little is held in memory. */
const pageSize = 500;
/** Written at once while the log is ahead. */
const batchSize = 5_000;
/** So long nothing is read at the end of the log, unless somebody waits: pages cost less than events that come one by one. */
const restMs = 1_000;
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
  /** Events of the batch that get a span when it is written. */
  readonly #traced: RecordedHennaEvent[] = [];
  /** When the batch began, in ms since 1970. */
  #begunAt = 0;

  constructor(
    private readonly engine: Engine,
    private readonly openEvents: () => EventStoreDBClient,
    private readonly log: Pick<Logger, 'warn' | 'info'>,
    private readonly signal: AbortSignal,
    private readonly tracing: Tracing | null = null,
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
    this.#traced.length = 0;
    let log = await firstId(events);
    this.#end = await logEnd(events);
    const { position } = this.engine;
    if (position >= 0n && (this.engine.log !== log || this.#end < position))
      throw new OtherLogError('the log is another than the tables were made of');
    const pageAfter = (after: bigint) => {
      const reading = readPage(events, after);
      // What is read ahead and not looked at any more concerns nobody.
      reading.catch(() => undefined);
      return reading;
    };
    let reading = pageAfter(position);
    let batch = this.engine.batch();
    while (!this.signal.aborted) {
      const page = await reading;
      if (!page.isLast) reading = pageAfter(page.to);
      if (batch.size === 0) this.#begunAt = Date.now();
      for (const event of page.events) {
        batch.add(event);
        if (this.tracing && this.#traced.length < maxSpans && traceIdOf(event)) this.#traced.push(event);
      }
      if (page.isLast || batch.size >= batchSize) {
        // A log that was empty gets its first event, by which it is known, only now.
        if (batch.last !== undefined) log ??= await firstId(events);
        await this.#write(batch, page.to, log);
        batch = this.engine.batch();
      }
      // Others have their turn.
      await turn();
      if (!page.isLast) continue;
      this.#isReady = true;
      onCaughtUp();
      await this.#rest();
      reading = pageAfter(this.#reached);
    }
  }

  /** Until there may be more, or somebody waits for what there is. */
  async #rest(): Promise<void> {
    if (this.#waiting.size > 0) return;
    const over = new AbortController();
    const hurried = new Promise<void>((resolve) => (this.#hurry = resolve));
    const signal = AbortSignal.any([over.signal, this.signal]);
    await Promise.race([hurried, pause(restMs, undefined, { signal }).catch(() => undefined)]);
    over.abort();
    this.#hurry = undefined;
  }

  async #write(batch: Batch, to: bigint, log: string | null): Promise<void> {
    for (const event of batch.skipped) this.log.warn(event, 'an event is left out of the figures');
    if (batch.last !== undefined) await this.engine.write(batch, batch.last, log);
    if (this.tracing) traceLanding(this.tracing, 'analytics', this.#traced.splice(0), this.#begunAt, batch.size);
    if (to > this.#reached) this.#reached = to;
    for (const waiting of this.#waiting) if (waiting.position <= this.#reached) waiting.resolve(true);
  }
}

/** Events of ours, and up to where the log was read for them. */
interface Page {
  readonly events: readonly RecordedHennaEvent[];
  readonly to: bigint;
  /** The log had no more. */
  readonly isLast: boolean;
}

const ours = new Set<string>(eventTypes);

/** Reads all of a page: a read that is left early stays open on the server. */
const readPage = async (client: EventStoreDBClient, after: bigint): Promise<Page> => {
  const fromPosition = after < 0n ? START : { commit: after, prepare: after };
  const page: AllStreamResolvedEvent[] = [];
  for await (const resolved of client.readAll({ fromPosition, maxCount: pageSize })) page.push(resolved);
  const events: RecordedHennaEvent[] = [];
  let to = after;
  for (const resolved of page) {
    const event = toRecordedEvent(resolved);
    if (!event || event.position <= after) continue;
    to = event.position;
    if (ours.has(event.type)) events.push(event);
  }
  return { events, to, isLast: page.length < pageSize };
};

/** Id of the first event of the log; `null` while it has none. */
const firstId = async (events: EventStoreDBClient): Promise<string | null> => {
  let id: string | null = null;
  for await (const { event } of events.readAll({ fromPosition: START, maxCount: 1 })) id ??= event?.id ?? null;
  return id;
};
