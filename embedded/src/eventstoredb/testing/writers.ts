import {
  type AppendExpectedRevision,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  type JSONEventData,
} from '@eventstore/db-client';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const INTERRUPTED = ['unavailable', 'cancelled', 'unknown', 'deadline-exceeded'];

/** Appends batches to a stream of its own, and repeats what was cut off until it is acknowledged. */
export class Writer {
  /** Revisions of the acknowledged events, by id. */
  readonly acknowledged = new Map<string, bigint>();
  private last = -1n;
  private batch: JSONEventData[] = [];

  constructor(
    readonly stream: string,
    private readonly exact: boolean,
    private readonly random: () => number,
  ) {}

  /** Writes until `isOver` or the server is gone. */
  async write(client: EventStoreDBClient, isOver: () => boolean): Promise<void> {
    while (!isOver() || this.batch.length) {
      if (!this.batch.length) this.batch = this.newBatch();
      const exactly: AppendExpectedRevision = this.last < 0n ? NO_STREAM : this.last;
      try {
        const result = await client.appendToStream(this.stream, this.batch, {
          expectedRevision: this.exact ? exactly : 'any',
        });
        for (const event of this.batch) this.acknowledged.set(event.id, ++this.last);
        if (result.nextExpectedRevision !== this.last)
          throw new Error(`${this.stream}: acknowledged ${result.nextExpectedRevision} instead of ${this.last}`);
        this.batch = [];
      } catch (error) {
        if (!INTERRUPTED.includes((error as { type?: string }).type ?? '')) throw error;
        return;
      }
    }
  }

  /** Ids of the batch whose append was cut off. */
  get unacknowledged(): string[] {
    return this.batch.map((event) => event.id);
  }

  private newBatch(): JSONEventData[] {
    const size = 1 + Math.floor(this.random() * (this.random() < 0.2 ? 60 : 3));
    const pad = 'x'.repeat(this.random() * 3000);
    return Array.from({ length: size }, () => jsonEvent({ type: 'written', data: { pad } }));
  }
}
