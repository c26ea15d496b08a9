import {
  AnalyticsUnavailableError,
  BusyError,
  TooManyRequestsError,
  type AnswerTime,
  type DraftRanking,
  type EventsQuery,
  type FiguresQuery,
  type MetricFigures,
  type RankingQuery,
} from '@henna/domain';
import type { Tracing } from '@henna/domain/node';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { MASTER_KEY, SETTINGS, TRACING } from '../tokens.ts';
import { derivedKey } from './sealing/master-key.ts';

/** An answer begins within this time: longer than the program waits for the log and calculates. */
const timeoutMs = 20_000;
/** How often the program gets the key: it may have been restarted. */
const keyIntervalMs = 5_000;
const retryMs = 500;
const busySeconds = 1;

interface Refusal {
  readonly code?: string;
  /** Share of the log that the tables hold, 0 to 1. */
  readonly progress?: number;
}

/**
 * Asks the analytics program over HTTP, and sends it the key of pseudonyms, which it keeps in memory only. Methods throw
 * {@link AnalyticsUnavailableError} while the program does not answer or its tables are incomplete, and
 * {@link TooManyRequestsError} or {@link BusyError} when it has too much to do.
 */
@Injectable()
export class AnalyticsClient implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly address: Settings['analytics'];
  private readonly key: string;
  private readonly stopped = new AbortController();

  constructor(
    @Inject(SETTINGS) { analytics }: Settings,
    @Inject(MASTER_KEY) master: Buffer,
    @Inject(TRACING) private readonly tracing: Tracing | null = null,
  ) {
    this.address = analytics;
    this.key = derivedKey(master, 'pseudonyms').toString('base64');
  }

  onApplicationBootstrap(): void {
    if (this.address) void this.keepSendingKey();
  }

  onApplicationShutdown(): void {
    this.stopped.abort();
  }

  /** @param position up to which all events count */
  metric(query: FiguresQuery, position: bigint): Promise<MetricFigures & AnswerTime> {
    return this.json('/metric', query, position);
  }

  /** @param position up to which all events count */
  ranking(query: RankingQuery, position: bigint): Promise<DraftRanking & AnswerTime> {
    return this.json('/what-if', query, position);
  }

  /**
   * Lines of `AnalyticsEvent`, as bytes, oldest first.
   * @param position up to which all events are listed
   */
  events(query: EventsQuery, position: bigint): Promise<AsyncIterable<Uint8Array>> {
    return this.lines('/events', query, position);
  }

  /**
   * Lines of `MetricRow` and `OptionVotesRow`, as bytes.
   * @param position up to which all events count
   */
  tables(position: bigint): Promise<AsyncIterable<Uint8Array>> {
    return this.lines('/tables', {}, position);
  }

  /** Whether there is a program to ask; it may be down. */
  get isConfigured(): boolean {
    return this.address !== undefined;
  }

  /**
   * Resolves when the tables hold the log up to the position, however long they take.
   * @param signal rejects when aborted before that
   */
  async untilReady(position: bigint, signal?: AbortSignal): Promise<void> {
    const ended = signal ? AbortSignal.any([signal, this.stopped.signal]) : this.stopped.signal;
    const query: EventsQuery = { filter: {}, types: [], limit: 1 };
    for (;;)
      try {
        return void (await (await this.post('/events', query, position, signal)).arrayBuffer());
      } catch (error) {
        if (!(error instanceof AnalyticsUnavailableError)) throw error;
        await pause(retryMs, undefined, { signal: ended });
      }
  }

  private async json<Answer>(path: string, query: object, position: bigint): Promise<Answer> {
    return (await (await this.post(path, query, position)).json()) as Answer;
  }

  private async lines(path: string, query: object, position: bigint): Promise<AsyncIterable<Uint8Array>> {
    return (await this.post(path, query, position)).body as unknown as AsyncIterable<Uint8Array>;
  }

  private async post(path: string, query: object, position: bigint, signal?: AbortSignal): Promise<Response> {
    const body = { ...query, ...(position >= 0n && { position: String(position) }) };
    const response = await this.send('POST', path, body, signal);
    if (response?.ok) return response;
    const { code, progress = 0 }: Refusal = response ? ((await response.json()) as Refusal) : {};
    if (response?.status === 429) throw new TooManyRequestsError(busySeconds);
    if (code === 'TOO_LONG') throw new BusyError();
    if (!response || response.status === 503) throw new AnalyticsUnavailableError(progress);
    throw new Error(`the analytics program answers ${response.status} ${code} to ${path}`);
  }

  /** @returns `undefined` when the program does not answer */
  private async send(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    signal: AbortSignal = this.stopped.signal,
  ): Promise<Response | undefined> {
    if (!this.address) return undefined;
    // The time limit ends with the head of the answer; a list may take longer to read.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    const { tracing } = this;
    const traceparent = tracing?.isRecording ? tracing.traceparentOf(tracing.active!) : undefined;
    try {
      return await fetch(new URL(path, this.address.url), {
        method,
        headers: {
          authorization: `Bearer ${this.address.secret}`,
          'content-type': 'application/json',
          ...(traceparent && { traceparent }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.any([late.signal, this.stopped.signal, signal]),
      });
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  private async keepSendingKey(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      const response = await this.send('PUT', '/key', { key: this.key });
      await pause(response?.ok ? keyIntervalMs : retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
