import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type JSONEventType,
  type ReadAllOptions,
  type ReadPosition,
  type ResolvedEvent,
} from '@eventstore/db-client';
import {
  eventTypes,
  type EventMetadata,
  type EventOf,
  type HennaEvent,
  type Recorded,
  type RecordedHennaEvent,
} from '@henna/domain';
import type { Tracing } from '@henna/domain/node';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { eventStoreError } from './store-unavailable.ts';

export interface StreamSlice<Event extends EventOf<string, unknown>> {
  readonly events: readonly Recorded<Event>[];
  /** Revision of the last event; -1 if there is none. */
  readonly revision: bigint;
}

export interface NewEvent {
  readonly id: string;
  readonly event: HennaEvent;
  readonly metadata: EventMetadata;
}

/** The stream has been appended to since it was read. */
export class RevisionConflict extends Error {}

type Stored = JSONEventType<string, Record<string, unknown>, Record<string, unknown>>;
type StoredEvent = NonNullable<ResolvedEvent<Stored>['event']>;

const pageSize = 500;
/** Long enough for a slow machine: an unavailable store is detected by its connection. The client's default is ten seconds. */
const deadlineMs = 60_000;
const ourTypes: ReadonlySet<string> = new Set(eventTypes);
const isOurs = (type: string) => ourTypes.has(type);

/** Adds the deadline to a connection string that has none. */
const withDeadline = (address: string) =>
  /[?&]defaultDeadline=/i.test(address)
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}defaultDeadline=${deadlineMs}`;

/** The kind of stream without its id, which may be a person's. */
const appendAttributes = (stream: string, events: readonly NewEvent[]) => ({
  'henna.stream.kind': stream.split('-', 1)[0]!,
  'henna.event.types': [...new Set(events.map(({ event }) => event.type))],
  'henna.events': events.length,
});

const recorded = <Event extends EventOf<string, unknown>>(event: StoredEvent): Recorded<Event> => {
  const { type, data, id, streamId: stream, revision, position, metadata } = event;
  return {
    type,
    data,
    id,
    stream,
    revision,
    position: position?.commit ?? -1n,
    metadata,
  } as unknown as Recorded<Event>;
};

/**
 * The log, through the official client. If the store does not answer, calls throw `StoreUnavailableError`; an append may
 * have succeeded nevertheless.
 */
@Injectable()
export class EventStore implements OnApplicationShutdown {
  private readonly client: EventStoreDBClient;

  /**
   * @param onAppended called with the number of events and the time in ms, of each append that was acknowledged
   * @param tracing traces the appends of traced requests
   */
  constructor(
    connectionString: string,
    private readonly onAppended?: (events: number, milliseconds: number) => void,
    private readonly tracing: Tracing | null = null,
  ) {
    this.client = EventStoreDBClient.connectionString(withDeadline(connectionString));
  }

  /** All events of a stream, oldest first; none if it does not exist. */
  async read<Event extends EventOf<string, unknown>>(stream: string): Promise<StreamSlice<Event>> {
    const events: Recorded<Event>[] = [];
    try {
      for await (const { event } of this.client.readStream<Stored>(stream, {
        direction: FORWARDS,
        fromRevision: START,
      })) {
        if (event) events.push(recorded<Event>(event));
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw eventStoreError(error);
    }
    return { events, revision: events.at(-1)?.revision ?? -1n };
  }

  /** Events from a commit position, oldest first. Reads in pages, so that the caller may stop at any event. */
  async *readAll(from?: bigint, types: ReadonlySet<string> = ourTypes): AsyncGenerator<RecordedHennaEvent> {
    let last = -1n;
    for (let more = true; more;) {
      const start = last < 0n ? from : last;
      const fromPosition = start === undefined ? START : { commit: start, prepare: start };
      const page: StoredEvent[] = [];
      const options = { direction: FORWARDS, fromPosition, maxCount: pageSize } as const;
      for await (const { event } of this.all(options)) if (event) page.push(event as StoredEvent);
      for (const event of page) {
        const passed = event.position?.commit ?? -1n;
        if (passed > last && types.has(event.type)) yield recorded<HennaEvent>(event);
        if (passed > last) last = passed;
      }
      more = page.length === pageSize;
    }
  }

  /** All events, newest first. Reads in pages, so that the caller may stop at any event. */
  async *readAllBackwards(): AsyncGenerator<RecordedHennaEvent> {
    let first: bigint | undefined;
    for (let more = true; more;) {
      const fromPosition: ReadPosition = first === undefined ? END : { commit: first, prepare: first };
      const page: StoredEvent[] = [];
      const options = { direction: BACKWARDS, fromPosition, maxCount: pageSize } as const;
      for await (const { event } of this.all(options)) if (event) page.push(event as StoredEvent);
      for (const event of page) {
        const position = event.position?.commit ?? -1n;
        if (first !== undefined && position >= first) continue;
        first = position;
        if (isOurs(event.type)) yield recorded<HennaEvent>(event);
      }
      more = page.length === pageSize;
    }
  }

  /**
   * @param revision the expected one (-1: no stream)
   * @returns the commit position of the last event. Throws {@link RevisionConflict}.
   */
  async append(stream: string, revision: bigint, events: readonly NewEvent[]): Promise<bigint> {
    const expected = revision < 0n ? NO_STREAM : revision;
    if (!this.tracing?.isRecording) return this.write(stream, events, expected);
    return this.tracing.during('append', { kind: 'producer', attributes: appendAttributes(stream, events) }, (span) =>
      this.write(stream, events, expected, this.tracing!.traceparentOf(span)),
    );
  }

  /** For events that depend on no state. */
  async appendAnyRevision(stream: string, events: readonly NewEvent[]): Promise<bigint> {
    return this.write(stream, events, 'any');
  }

  /** Commit position of the last event of the log; -1 if it is empty. */
  async tail(): Promise<bigint> {
    let last = -1n;
    for await (const { event } of this.all({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }))
      last = event?.position.commit ?? last;
    return last;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.dispose();
  }

  private async *all(options: ReadAllOptions) {
    try {
      yield* this.client.readAll(options);
    } catch (error) {
      throw eventStoreError(error);
    }
  }

  private async write(
    stream: string,
    events: readonly NewEvent[],
    expectedRevision: bigint | 'any' | 'no_stream',
    traceparent?: string,
  ) {
    const data = events.map(({ id, event, metadata: own }) => {
      const metadata = traceparent === undefined ? { ...own } : { ...own, traceparent };
      return jsonEvent<Stored>({ id, type: event.type, data: { ...event.data }, metadata });
    });
    const begun = this.onAppended ? performance.now() : 0;
    const { position } = await this.client
      .appendToStream(stream, data, { expectedRevision })
      .catch((error: unknown) => {
        throw error instanceof WrongExpectedVersionError ? new RevisionConflict(stream) : eventStoreError(error);
      });
    this.onAppended?.(events.length, performance.now() - begun);
    return position?.commit ?? (await this.positionOf(stream, events.at(-1)!.id));
  }

  /** The acknowledgement of a repeated append may lack the position. */
  private async positionOf(stream: string, id: string): Promise<bigint> {
    const { events } = await this.read<HennaEvent>(stream);
    return events.find((event) => event.id === id)?.position ?? -1n;
  }
}
