import {
  entityOfFile,
  type Aggregate,
  type EntityKind,
  type HennaEvent,
  type Recorded,
  type RecordedHennaEvent,
} from '@henna/domain';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventStore } from '../../../shared/stores/event-store.ts';
import { linesOf } from '../import/reading/text-streams.ts';
import { describedSections } from './backup-sections.ts';

const partCount = 64;
/** Of all files together, in characters. */
const maxBufferedCharacters = 4_000_000;

const ownStreamKinds = [
  'brand',
  'category',
  'setting',
  'product',
  'member',
  'profile',
  'ballot',
  'rating',
  'shelf',
  'comment',
  'helpful',
  'visits',
  'rules',
  'demo',
  'savedView',
] as const;
/** The text before the first `-` in the names of streams. */
export type StreamKind = (typeof ownStreamKinds)[number] | EntityKind;

/** Kinds of the streams that a backup reads. */
export const streamKinds: readonly StreamKind[] = [
  ...ownStreamKinds,
  ...describedSections.map((section) => entityOfFile(section).kind),
];

/** `demo`: its origin is the demo. */
export type Stored<Event extends HennaEvent> = Recorded<Event> & { readonly demo?: true };

/**
 * The log up to one position, sorted by streams in files, so that it can be folded stream by stream in little memory,
 * however long it is.
 */
export class LogSnapshot {
  private constructor(
    private readonly folder: string,
    readonly position: bigint,
  ) {}

  /**
   * @param folder for its files, empty
   * @param keep whether an event counts
   */
  static async take(
    store: EventStore,
    folder: string,
    keep: (event: RecordedHennaEvent) => boolean,
  ): Promise<LogSnapshot> {
    const position = await store.tail();
    const snapshot = new LogSnapshot(folder, position);
    const files = new Map<string, { readonly handle: FileHandle; lines: string[] }>();
    let buffered = 0;
    const flush = async () => {
      for (const file of files.values())
        if (file.lines.length > 0) await file.handle.appendFile(file.lines.splice(0).join(''));
      buffered = 0;
    };
    try {
      for await (const event of store.readAll()) {
        if (event.position > position) break;
        const kind = kindOf(event.stream);
        if (!kind || !keep(event)) continue;
        const name = snapshot.file(kind, partOf(event.stream));
        let file = files.get(name);
        if (!file) files.set(name, (file = { handle: await open(name, 'w'), lines: [] }));
        const { type, data, id, stream, metadata } = event;
        const [revision, at] = [String(event.revision), String(event.position)];
        const demo = metadata.origin === 'demo' ? true : undefined;
        const line = `${JSON.stringify({ type, data, id, stream, revision, position: at, demo })}\n`;
        file.lines.push(line);
        buffered += line.length;
        if (buffered > maxBufferedCharacters) await flush();
      }
      await flush();
      return snapshot;
    } finally {
      for (const { handle } of files.values()) await handle.close();
    }
  }

  /** The events of each stream of a kind, one stream after the other. */
  async *streams<Event extends HennaEvent>(kind: StreamKind): AsyncGenerator<readonly Stored<Event>[]> {
    for (let part = 0; part < partCount; part++) {
      const streams = new Map<string, Stored<Event>[]>();
      for await (const event of this.events<Event>(this.file(kind, part))) {
        const existing = streams.get(event.stream);
        if (existing) existing.push(event);
        else streams.set(event.stream, [event]);
      }
      yield* streams.values();
    }
  }

  /** The same, with the state of each stream before its events; events of other features in it leave it as it is. */
  async *states<State, Event extends HennaEvent>(
    kind: StreamKind,
    aggregate: Aggregate<State, Event>,
  ): AsyncGenerator<[State, readonly Stored<Event>[]]> {
    for await (const events of this.streams<Event>(kind))
      yield [events.reduce((state, event) => aggregate.evolve(state, event), aggregate.initialState()), events];
  }

  private async *events<Event extends HennaEvent>(file: string): AsyncGenerator<Stored<Event>> {
    try {
      for await (const { line } of linesOf(createReadStream(file), 0)) {
        const { revision, position, ...event } = JSON.parse(line) as { revision: string; position: string };
        yield { ...event, revision: BigInt(revision), position: BigInt(position) } as unknown as Stored<Event>;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  private file(kind: StreamKind, part: number) {
    return join(this.folder, `${kind}.${part}`);
  }
}

const kindOf = (stream: string) => streamKinds.find((kind) => stream === kind || stream.startsWith(`${kind}-`));

/** FNV-1a. */
const partOf = (stream: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stream.length; at++) hash = Math.imul(hash ^ stream.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % partCount;
};
