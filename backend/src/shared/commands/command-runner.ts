import {
  BusyError,
  type Aggregate,
  type Decision,
  type HennaEvent,
  type StreamEvent,
  type Recorded,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { eventId } from '../ids.ts';
import { EventStore, RevisionConflict } from '../stores/event-store.ts';
import type { CommandContext } from './command-context.ts';

const attempts = 8;
const emptyStream = { events: [], revision: -1n };
const maxSeenStreams = 20_000;

/** The effect of a command on one stream. */
export interface CommandOutcome<State, Event> {
  /** The state after the command's events. */
  readonly state: State;
  /** The events of the command, from this or its first run; none for a no-op. */
  readonly events: readonly Event[];
  /** Commit position of the last event written or, for a no-op, of the last one read; absent on an empty stream. */
  readonly position: bigint | undefined;
  /** Revision of the last event in the state; -1 for an empty stream. */
  readonly revision: bigint;
}

export interface RunOptions<State> {
  /**
   * Called with the state before and after the decided events, at every attempt that appends: ensures what another stream
   * must hold first. An error ends the command.
   */
  readonly beforeAppend?: (before: State, after: State) => Promise<void>;
  /** The stream is most likely new: unless this process has seen it, it is read only if that proves wrong. */
  readonly expectNew?: boolean;
}

/** Reads a stream, folds it, decides, and appends with the expected revision; retries after a conflict. */
@Injectable()
export class CommandRunner {
  /** Streams in which this process has seen events. */
  private readonly seenStreams = new LRUCache<string, true>({ max: maxSeenStreams });

  constructor(private readonly store: EventStore) {}

  /** Throws the error of the decision, or {@link BusyError} if every attempt ends in a conflict. */
  async run<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    context: CommandContext,
    decide: Decision<State, Event>,
    { beforeAppend, expectNew = context.expectNew }: RunOptions<State> = {},
  ): Promise<CommandOutcome<State, Event>> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const isNew = expectNew && attempt === 0 && !this.seenStreams.has(stream);
      const slice = isNew ? emptyStream : await this.store.read<Event>(stream);
      if (slice.events.length > 0) this.seenStreams.set(stream, true);
      const repeated = outcomeOfRepeat(aggregate, slice.events, context.commandId);
      if (repeated) return repeated;
      const noopRevision = await context.noops?.revisionOf(stream);
      if (noopRevision !== undefined) {
        const { events } = isNew ? await this.store.read<Event>(stream) : slice;
        return outcomeOfNoop(aggregate, events, noopRevision);
      }
      const state = foldEvents(aggregate, slice.events);
      const events = decide(state, (revision) =>
        revision > slice.revision ? undefined : foldEvents(aggregate, until(slice.events, revision)),
      );
      if (events.length === 0) {
        await context.noops?.record(stream, slice.revision);
        return { state, events: [], position: slice.events.at(-1)?.position, revision: slice.revision };
      }
      const numbered = events.map((event, index) => {
        const numbers = {
          id: eventId(context.commandId, stream, index),
          revision: slice.revision + 1n + BigInt(index),
        };
        return { ...event, ...numbers };
      });
      const folded = foldEvents(aggregate, numbered, state);
      await beforeAppend?.(state, folded);
      const metadata = context.metadata();
      try {
        const position = await this.store.append(
          stream,
          slice.revision,
          events.map((event, index) => ({ id: numbered[index]!.id, event, metadata })),
        );
        this.seenStreams.set(stream, true);
        return { state: folded, events, position, revision: slice.revision + BigInt(events.length) };
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        await pause(attempt);
      }
    }
    throw new BusyError();
  }

  /** Folds a stream without a decision. */
  async fold<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<{ state: State; revision: bigint; position: bigint | undefined }> {
    const { events, revision } = await this.store.read<Event>(stream);
    return { state: foldEvents(aggregate, events), revision, position: events.at(-1)?.position };
  }
}

/** The outcome of a repeated command, from the events of its first run; later events are ignored. */
const outcomeOfRepeat = <State, Event extends HennaEvent>(
  aggregate: Aggregate<State, Event>,
  events: readonly Recorded<Event>[],
  commandId: string,
): CommandOutcome<State, Event> | undefined => {
  const last = events.findLastIndex(({ metadata }) => metadata.commandId === commandId);
  if (last < 0) return undefined;
  const state = foldEvents(aggregate, events.slice(0, last + 1));
  const written = events.filter(({ metadata }) => metadata.commandId === commandId);
  return { state, events: written, position: events[last]!.position, revision: events[last]!.revision };
};

/** The outcome of a repeated command whose first run was a no-op; later events are ignored. */
const outcomeOfNoop = <State, Event extends HennaEvent>(
  aggregate: Aggregate<State, Event>,
  events: readonly Recorded<Event>[],
  at: bigint,
): CommandOutcome<State, Event> => {
  const read = until(events, at);
  return { state: foldEvents(aggregate, read), events: [], position: read.at(-1)?.position, revision: at };
};

const until = <Event extends HennaEvent>(events: readonly Recorded<Event>[], last: bigint) =>
  events.filter(({ revision }) => revision <= last);

const foldEvents = <State, Event extends HennaEvent>(
  aggregate: Aggregate<State, Event>,
  events: readonly StreamEvent<Event>[],
  from: State = aggregate.initialState(),
): State => events.reduce((state, event) => aggregate.evolve(state, event), from);

const pause = (attempt: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** Math.min(attempt, 5)));
