import {
  EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
  type JSONEventType,
} from '@eventstore/db-client';
import type { EventMetadata, EventOf, HennaEvent, Recorded } from '@henna/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

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

/** The log, spoken to through the official client. */
@Injectable()
export class EventStore implements OnApplicationShutdown {
  private readonly client: EventStoreDBClient;

  constructor(connectionString: string) {
    this.client = EventStoreDBClient.connectionString(connectionString);
  }

  /** All events of a stream, oldest first. A stream that does not exist has none. */
  async read<Event extends EventOf<string, unknown>>(stream: string): Promise<StreamSlice<Event>> {
    const events: Recorded<Event>[] = [];
    try {
      for await (const { event } of this.client.readStream<Stored>(stream, {
        direction: FORWARDS,
        fromRevision: START,
      })) {
        if (!event) continue;
        const { type, data, id, revision, position, metadata } = event;
        events.push({
          type,
          data,
          id,
          stream,
          revision,
          position: position?.commit ?? -1n,
          metadata: metadata as unknown as EventMetadata,
        } as unknown as Recorded<Event>);
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return { events, revision: events.at(-1)?.revision ?? -1n };
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

  /** Answers whether the log can be read at all. */
  async ping(): Promise<void> {
    await this.client.readAll({ maxCount: 1 })[Symbol.asyncIterator]().next();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.dispose();
  }

  private async write(stream: string, events: readonly NewEvent[], expectedRevision: bigint | 'any' | 'no_stream') {
    const data = events.map(({ id, event, metadata }) =>
      jsonEvent<Stored>({ id, type: event.type, data: { ...event.data }, metadata: { ...metadata } }),
    );
    try {
      const { position } = await this.client.appendToStream(stream, data, { expectedRevision });
      return position?.commit ?? (await this.positionOf(stream, events.at(-1)!.id));
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(stream);
      throw error;
    }
  }

  /** A repeated append may be acknowledged without its position. */
  private async positionOf(stream: string, id: string): Promise<bigint> {
    const { events } = await this.read<HennaEvent>(stream);
    return events.find((event) => event.id === id)?.position ?? -1n;
  }
}
