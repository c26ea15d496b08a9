import type { Aggregate, HennaEvent } from '@henna/domain';
import { LRUCache } from 'lru-cache';

export interface StreamState<State> {
  readonly state: State;
  /** Of the last event in the state; -1 for an empty stream. */
  readonly revision: bigint;
  /** The command that wrote the last event. */
  readonly commandId?: string | undefined;
}

/** A state is of the aggregate that folded it. */
interface Entry extends StreamState<unknown> {
  readonly aggregate: unknown;
}

const maxStreams = 20_000;
const maxBytes = 32 * 2 ** 20;

/** States of the streams used last, as this process knows them: another process may have appended since. */
export class StateCache {
  private readonly entries: LRUCache<string, Entry>;

  constructor(limits: { readonly streams: number; readonly bytes: number } = { streams: maxStreams, bytes: maxBytes }) {
    this.entries = new LRUCache({
      max: limits.streams,
      maxSize: limits.bytes,
      sizeCalculation: ({ state }, stream) => roughBytes(state) + roughBytes(stream),
    });
  }

  get size(): number {
    return this.entries.size;
  }

  has(stream: string): boolean {
    return this.entries.has(stream);
  }

  get<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
  ): StreamState<State> | undefined {
    const entry = this.entries.get(stream);
    return entry?.aggregate === aggregate ? (entry as StreamState<State>) : undefined;
  }

  set<State, Event extends HennaEvent>(
    aggregate: Aggregate<State, Event>,
    stream: string,
    { state, revision, commandId }: StreamState<State>,
  ): void {
    if (revision < 0n) return;
    // Commands on one stream may run at the same time and end in any order.
    if (revision >= (this.entries.peek(stream)?.revision ?? revision))
      this.entries.set(stream, { aggregate, state, revision, commandId });
  }

  delete(stream: string): void {
    this.entries.delete(stream);
  }
}

/** Bytes in memory to within a factor of two or so, of JSON values, maps and sets. */
const roughBytes = (value: unknown): number => {
  if (typeof value === 'string') return 24 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  const parts = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
  return parts.reduce<number>((bytes, part) => bytes + 8 + roughBytes(part), 32);
};
