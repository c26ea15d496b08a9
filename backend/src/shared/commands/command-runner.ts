import {
  BusyError,
  DomainError,
  type Aggregate,
  type Decision,
  type HennaEvent,
  type StreamEvent,
  type Recorded,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { eventId } from '../ids.ts';
import { processCounts } from '../metrics/process-counts.ts';
import { EventStore, RevisionConflict } from '../stores/event-store.ts';
import type { CommandContext } from './command-context.ts';
import { StateCache, type StreamState } from './state-cache.ts';

const attempts = 8;

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

/** Decides on the state of a stream and appends with the expected revision; after a conflict reads the stream and decides again. */
@Injectable()
export class CommandRunner {
  private readonly states = new StateCache();
  /** Streams that were found to hold nothing of a command yet. */
  private readonly unwritten = new WeakMap<CommandContext, Set<string>>();

  constructor(private readonly store: EventStore) {}

  /** Throws the error of the decision, or {@link BusyError} if every attempt ends in a conflict. */
  async run<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    context: CommandContext,
    decide: Decision<State, Event>,
    options: RunOptions<State> = {},
  ): Promise<CommandOutcome<State, Event>> {
    const assumed = this.assumedState(aggregate, stream, context, options);
    const events = assumed && eventsOn(assumed.state, decide);
    if (events) {
      const outcome = await this.append(aggregate, stream, context, assumed, events, options);
      if (outcome) return outcome;
    }
    for (let attempt = 0; attempt < attempts; attempt++) {
      const slice = await this.store.read<Event>(stream);
      const repeated = outcomeOfRepeat(aggregate, slice.events, context.commandId);
      if (repeated) return repeated;
      const noopRevision = await context.noops?.revisionOf(stream);
      if (noopRevision !== undefined) return outcomeOfNoop(aggregate, slice.events, noopRevision);
      const state = foldEvents(aggregate, slice.events);
      const { revision } = slice;
      const events = decide(state, (earlier) =>
        earlier > revision ? undefined : foldEvents(aggregate, until(slice.events, earlier)),
      );
      if (events.length === 0) {
        this.states.set(aggregate, stream, { state, revision, commandId: slice.events.at(-1)?.metadata.commandId });
        await context.noops?.record(stream, revision);
        return { state, events: [], position: slice.events.at(-1)?.position, revision };
      }
      const outcome = await this.append(aggregate, stream, context, { state, revision }, events, options);
      if (outcome) return outcome;
      await pause(attempt);
    }
    throw new BusyError();
  }

  /**
   * The state that the stream has unless another process has appended to it; `undefined` if the command must be decided on
   * the stream as read, because an earlier run of it may have written, or done something before it would have written.
   */
  private assumedState<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    context: CommandContext,
    { beforeAppend, expectNew = context.expectNew }: RunOptions<State>,
  ): StreamState<State> | undefined {
    const isCached = this.states.has(stream);
    processCounts.caches.states[isCached ? 'hits' : 'misses']++;
    if (isCached) {
      const isFirstRun = context.isFirstRun || this.unwritten.get(context)?.has(stream);
      const cached = isFirstRun && !beforeAppend ? this.states.get(aggregate, stream) : undefined;
      return cached?.commandId === context.commandId ? undefined : cached;
    }
    const isKeyedRepeat = context.noops !== undefined && !context.isFirstRun;
    return expectNew && !isKeyedRepeat ? { state: aggregate.initialState(), revision: -1n } : undefined;
  }

  /** Resolves to `undefined` after a conflict. */
  private async append<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    context: CommandContext,
    { state, revision }: StreamState<State>,
    events: readonly Event[],
    { beforeAppend }: RunOptions<State>,
  ): Promise<CommandOutcome<State, Event> | undefined> {
    const numbered = events.map((event, index) => ({
      ...event,
      id: eventId(context.commandId, stream, index),
      revision: revision + 1n + BigInt(index),
    }));
    const folded = foldEvents(aggregate, numbered, state);
    await beforeAppend?.(state, folded);
    const metadata = context.metadata();
    try {
      const position = await this.store.append(
        stream,
        revision,
        events.map((event, index) => ({ id: numbered[index]!.id, event, metadata })),
      );
      const last = revision + BigInt(events.length);
      this.states.set(aggregate, stream, { state: folded, revision: last, commandId: context.commandId });
      return { state: folded, events, position, revision: last };
    } catch (error) {
      this.states.delete(stream);
      if (!(error instanceof RevisionConflict)) throw error;
      processCounts.appendConflicts++;
      return undefined;
    }
  }

  /**
   * Folds a stream without a decision.
   * @param next of a command that may follow: if the stream holds nothing of it, it is decided on this state
   */
  async fold<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    next?: CommandContext,
  ): Promise<{ state: State; revision: bigint; position: bigint | undefined }> {
    const { events, revision } = await this.store.read<Event>(stream);
    const state = foldEvents(aggregate, events);
    if (next && !next.noops && !events.some(({ metadata }) => metadata.commandId === next.commandId)) {
      this.states.set(aggregate, stream, { state, revision, commandId: events.at(-1)?.metadata.commandId });
      this.unwritten.set(next, (this.unwritten.get(next) ?? new Set()).add(stream));
    }
    return { state, revision, position: events.at(-1)?.position };
  }
}

/**
 * The events that a decision takes on an assumed state; `undefined` for a refusal, a no-op, and a decision that looks at
 * earlier states: the assumption may be wrong, and no conflict would show it.
 */
const eventsOn = <State, Event extends HennaEvent>(state: State, decide: Decision<State, Event>) => {
  try {
    const events = decide(state, () => {
      throw new StreamNeeded();
    });
    return events.length > 0 ? events : undefined;
  } catch (error) {
    if (error instanceof DomainError || error instanceof StreamNeeded) return undefined;
    throw error;
  }
};

class StreamNeeded extends Error {}

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
