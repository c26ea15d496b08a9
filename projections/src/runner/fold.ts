import { setImmediate } from 'node:timers/promises';
import { type EventType, type ParkedDocument, type RecordedHennaEvent } from '@henna/domain';
import { Long } from 'mongodb';
import { collectionsOf, type Build } from './builds.ts';
import { ReadFailedError, type CollectionWrites, type ViewDocuments } from './view-documents.ts';

/** The move of one build's checkpoint by a batch. */
export interface CheckpointAdvance {
  readonly name: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly degraded: boolean;
}

/** What a batch changes in the store: all of it in one transaction, or nothing. */
export interface Commit {
  readonly documents: readonly CollectionWrites[];
  readonly parked: readonly ParkedDocument[];
  readonly advances: readonly CheckpointAdvance[];
}

const yieldEvery = 250;

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

const checkForm = (event: RecordedHennaEvent): void => {
  if (!isRecord(event.data)) throw new TypeError('its data is no JSON object');
  if (!isRecord(event.metadata)) throw new TypeError('its metadata is no JSON object');
};

/** The events of the batch that a build handles and has not applied yet. */
const pendingEvents = (build: Build, events: readonly RecordedHennaEvent[]) => {
  const handled = new Set<EventType>(build.projection.handles);
  return events.filter(({ type, position }) => position > build.position && handled.has(type));
};

const prefetch = async (
  work: readonly (readonly [Build, readonly RecordedHennaEvent[]])[],
  documents: ViewDocuments,
): Promise<void> => {
  const idsByCollection = new Map<string, Set<string>>();
  for (const [{ name, number, projection }, events] of work) {
    if (documents.isComplete(collectionsOf(projection, number))) continue;
    for (const event of events) {
      for (const { part, id } of keysOf(projection, event)) {
        const collection = part ? `${name}.${part}` : name;
        const ids = idsByCollection.get(collection);
        if (ids) ids.add(id);
        else idsByCollection.set(collection, new Set([id]));
      }
    }
  }
  await documents.prefetch(idsByCollection);
};

/** A malformed event has no keys; it is parked when it is applied. */
const keysOf = ({ keys }: Build['projection'], event: RecordedHennaEvent) => {
  try {
    return keys(event).filter(({ id }) => typeof id === 'string');
  } catch {
    return [];
  }
};

const parked = (build: Build, event: RecordedHennaEvent, reason: string, parkedAt: Date): ParkedDocument => ({
  _id: `${build.name}:${event.position}`,
  view: build.view,
  build: build.number,
  stream: event.stream,
  position: Long.fromBigInt(event.position),
  type: event.type,
  reason,
  parkedAt,
});

/**
 * Folds a batch into every build that has not applied it yet and moves the builds on.
 * @param to the position up to which the batch is complete, if beyond its last event
 * @param rejected reasons by position of the events that the store rejects: they are parked
 */
export const fold = async (
  builds: readonly Build[],
  events: readonly RecordedHennaEvent[],
  documents: ViewDocuments,
  to: bigint,
  rejected: ReadonlyMap<bigint, string> = new Map(),
): Promise<Commit> => {
  const parkedEvents: ParkedDocument[] = [];
  const work = builds.map((build) => [build, pendingEvents(build, events)] as const);
  await prefetch(work, documents);
  let folded = 0;
  for (const [build, pending] of work) {
    for (const event of pending) {
      // Reads, commits and the renewal of the lease must go on in between.
      if (++folded % yieldEvery === 0) await setImmediate();
      if (build.parkedStreams.has(event.stream)) {
        parkedEvents.push(parked(build, event, 'behind a parked event of its stream', new Date()));
        continue;
      }
      try {
        const refusal = rejected.get(event.position);
        if (refusal !== undefined) throw new Error(refusal);
        checkForm(event);
        await documents.apply(build.name, event.position, (view) => build.projection.apply(event, view));
      } catch (error) {
        if (error instanceof ReadFailedError) throw error;
        build.parkedStreams.add(event.stream);
        build.degraded = true;
        parkedEvents.push(parked(build, event, error instanceof Error ? error.message : String(error), new Date()));
      }
    }
  }
  const advances = builds
    .filter(({ position }) => position < to)
    .map((build) => ({ name: build.name, from: build.position, to, degraded: build.degraded }));
  for (const build of builds) if (build.position < to) build.position = to;
  return { documents: documents.drainWrites(), parked: parkedEvents, advances };
};
