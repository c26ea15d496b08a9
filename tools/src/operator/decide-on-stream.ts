import { randomUUID } from 'node:crypto';
import {
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  StreamNotFoundError,
  type JSONEventType,
} from '@eventstore/db-client';
import { DomainError, type Aggregate, type EventMetadata, type EventOf, type StreamEvent } from '@henna/domain';
import { UserFacingError } from '../shared/errors.ts';

type Stored = JSONEventType<string, Record<string, unknown>, Record<string, unknown>>;

/** The metadata of what the operator does by a command. */
export const operatorMetadata = (id: string): EventMetadata => ({
  actor: { kind: 'system', id: 'operator', role: 'system' },
  commandId: id,
  correlationId: id,
  causationId: id,
  at: new Date().toISOString(),
  schema: 1,
  origin: 'system',
});

/** Appends what the operator's command decides on a stream. Throws a refusal as {@link UserFacingError}. */
export const decideOnStream = async <State, Event extends EventOf<string, object>>(
  eventStoreUrl: string,
  aggregate: Aggregate<State, Event>,
  stream: string,
  decide: (state: State) => readonly Event[],
): Promise<void> => {
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  try {
    let state = aggregate.initialState();
    let last = -1n;
    try {
      for await (const { event } of client.readStream<Stored>(stream)) {
        if (!event) continue;
        state = aggregate.evolve(state, event as unknown as StreamEvent<Event>);
        last = event.revision;
      }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    const metadata = { ...operatorMetadata(randomUUID()) };
    const events = decide(state).map(({ type, data }) =>
      jsonEvent({ id: randomUUID(), type, data: { ...data }, metadata }),
    );
    if (events.length === 0) return;
    await client.appendToStream(stream, events, { expectedRevision: last < 0n ? NO_STREAM : last });
  } catch (error) {
    throw error instanceof DomainError ? new UserFacingError(error.message, { cause: error }) : error;
  } finally {
    await client.dispose();
  }
};
