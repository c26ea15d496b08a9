import {
  BusyError,
  type Aggregate,
  type Decision,
  type HennaEvent,
  type StreamEvent,
  type Recorded,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { eventId } from '../ids.ts';
import { EventStore, RevisionConflict } from '../stores/event-store.ts';
import type { CommandContext } from './command-context.ts';

const attempts = 8;
const emptyStream = { events: [], revision: -1n };
const remembered = 20_000;

/** What a command did to one stream. */
export interface Outcome<State, Event> {
  /** The state with the command's events folded in. */
  readonly state: State;
  /** What the command wrote, now or at its first run; none for a no-op. */
  readonly events: readonly Event[];
  /** Commit position of the last event written or, for a no-op, of the last one read; absent on an empty stream. */
  readonly position: bigint | undefined;
  /** Revision of the stream's last event that the state holds; -1 for an empty stream. */
  readonly revision: bigint;
}

/** What else a command needs around its append. */
export interface RunOptions<State> {
  /**
   * Called with the state before and after what was decided, at every attempt that writes: for what must hold in
   * another stream first. What it throws ends the command.
   */
  readonly beforeAppend?: (before: State, after: State) => Promise<void>;
  /** The stream is most likely new: unless it was met before, it is read only when that proves wrong. */
  readonly expectNew?: boolean;
}

/** Reads a stream, folds it, decides, and appends at the revision read; tries again when others came first. */
@Injectable()
export class CommandRunner {
  /** Streams that this process has seen events of, those met first forgotten first. */
  private readonly met = new Set<string>();

  constructor(private readonly store: EventStore) {}

  /** Throws what the decision throws, or {@link BusyError} when conflicts outlast the attempts. */
  async run<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    context: CommandContext,
    decide: Decision<State, Event>,
    { beforeAppend, expectNew = context.opensStreams }: RunOptions<State> = {},
  ): Promise<Outcome<State, Event>> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const isNew = expectNew && attempt === 0 && !this.met.has(stream);
      const slice = isNew ? emptyStream : await this.store.read<Event>(stream);
      if (slice.events.length > 0) this.meet(stream);
      const repeated = outcomeOfRepeat(aggregate, slice.events, context.commandId);
      if (repeated) return repeated;
      const nothingAt = await context.noops?.revisionOf(stream);
      if (nothingAt !== undefined) {
        const { events } = isNew ? await this.store.read<Event>(stream) : slice;
        return outcomeOfNoop(aggregate, events, nothingAt);
      }
      const state = foldEvents(aggregate, slice.events);
      const events = decide(state, (revision) =>
        revision > slice.revision ? undefined : foldEvents(aggregate, until(slice.events, revision)),
      );
      if (events.length === 0) {
        await context.noops?.keep(stream, slice.revision);
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
        this.meet(stream);
        return { state: folded, events, position, revision: slice.revision + BigInt(events.length) };
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        await pause(attempt);
      }
    }
    throw new BusyError();
  }

  private meet(stream: string) {
    this.met.add(stream);
    if (this.met.size > remembered) this.met.delete(this.met.values().next().value!);
  }

  /** Folds a stream without deciding anything. */
  async fold<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): Promise<{ state: State; revision: bigint; position: bigint | undefined }> {
    const { events, revision } = await this.store.read<Event>(stream);
    return { state: foldEvents(aggregate, events), revision, position: events.at(-1)?.position };
  }
}

/** A command whose events are already in the stream is answered from them, whatever came after. */
const outcomeOfRepeat = <State, Event extends HennaEvent>(
  aggregate: Aggregate<State, Event>,
  events: readonly Recorded<Event>[],
  commandId: string,
): Outcome<State, Event> | undefined => {
  const last = events.findLastIndex(({ metadata }) => metadata.commandId === commandId);
  if (last < 0) return undefined;
  const state = foldEvents(aggregate, events.slice(0, last + 1));
  const written = events.filter(({ metadata }) => metadata.commandId === commandId);
  return { state, events: written, position: events[last]!.position, revision: events[last]!.revision };
};

/** A command that found nothing to do at a revision is answered from the state then, whatever came after. */
const outcomeOfNoop = <State, Event extends HennaEvent>(
  aggregate: Aggregate<State, Event>,
  events: readonly Recorded<Event>[],
  at: bigint,
): Outcome<State, Event> => {
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
