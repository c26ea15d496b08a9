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
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { logFailure } from './store-unavailable.ts';

export interface StreamSlice<Event extends EventOf<string, unknown>> {
  readonly events: readonly Recorded<Event>[];
  /** Revision of the last event; -1 when there is none. */
  readonly revision: bigint;
}

export interface NewEvent {
  readonly id: string;
  readonly event: HennaEvent;
  readonly metadata: EventMetadata;
}

/** Somebody else appended to the stream since it was read. */
export class RevisionConflict extends Error {}

type Stored = JSONEventType<string, Record<string, unknown>, Record<string, unknown>>;
type StoredEvent = NonNullable<ResolvedEvent<Stored>['event']>;

const pageSize = 500;
/** A slow machine is only slow; a store that is away is told by its connection. The client itself waits ten seconds. */
const patienceMs = 60_000;
const ourTypes: ReadonlySet<string> = new Set(eventTypes);
const isOurs = (type: string) => ourTypes.has(type);

/** With our deadline, where the address names none. */
const patient = (address: string) =>
  /[?&]defaultDeadline=/i.test(address)
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}defaultDeadline=${patienceMs}`;

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
 * The log, spoken to through the official client. While the store gives no answer every call throws
 * `StoreUnavailableError`; an append may have been done then.
 */
@Injectable()
export class EventStore implements OnApplicationShutdown {
  private readonly client: EventStoreDBClient;

  constructor(connectionString: string) {
    this.client = EventStoreDBClient.connectionString(patient(connectionString));
  }

  /** All events of a stream, oldest first. A stream that does not exist has none. */
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
      if (!(error instanceof StreamNotFoundError)) throw logFailure(error);
    }
    return { events, revision: events.at(-1)?.revision ?? -1n };
  }

  /** Every event of some types from a commit position on, oldest first; read page by page, so that one may stop at any. */
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

  /** Every event of ours, newest first; read page by page, so that one may stop at any. */
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
   * Appends at the revision that was read (-1: no stream).
   * @returns the commit position of the last event. Throws {@link RevisionConflict}.
   */
  async append(stream: string, revision: bigint, events: readonly NewEvent[]): Promise<bigint> {
    return this.write(stream, events, revision < 0n ? NO_STREAM : revision);
  }

  /** Appends whatever the revision: for facts that decide nothing. */
  async appendFreely(stream: string, events: readonly NewEvent[]): Promise<bigint> {
    return this.write(stream, events, 'any');
  }

  /** Commit position of the last event of all; -1 in an empty log. Throws when the log can't be read. */
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
      throw logFailure(error);
    }
  }

  private async write(stream: string, events: readonly NewEvent[], expectedRevision: bigint | 'any' | 'no_stream') {
    const data = events.map(({ id, event, metadata }) =>
      jsonEvent<Stored>({ id, type: event.type, data: { ...event.data }, metadata: { ...metadata } }),
    );
    const { position } = await this.client
      .appendToStream(stream, data, { expectedRevision })
      .catch((error: unknown) => {
        throw error instanceof WrongExpectedVersionError ? new RevisionConflict(stream) : logFailure(error);
      });
    return position?.commit ?? (await this.positionOf(stream, events.at(-1)!.id));
  }

  /** A repeated append may be acknowledged without its position. */
  private async positionOf(stream: string, id: string): Promise<bigint> {
    const { events } = await this.read<HennaEvent>(stream);
    return events.find((event) => event.id === id)?.position ?? -1n;
  }
}
