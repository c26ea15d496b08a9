import {
  type AppendExpectedRevision,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  type JSONEventData,
} from '@eventstore/db-client';
import type { Random } from '../../testing/random.ts';

const INTERRUPTED = ['unavailable', 'cancelled', 'unknown', 'deadline-exceeded'];
/** While it asks for the features of a server the client hands on the call's own status. */
const UNAVAILABLE = 14;
const isInterruption = ({ type, code }: { type?: string; code?: number }): boolean =>
  type === undefined ? code === UNAVAILABLE : INTERRUPTED.includes(type);

/** Appends batches to a stream of its own, and repeats what was cut off until it is acknowledged. */
export class Writer {
  /** Revisions of the acknowledged events, by id. */
  readonly acknowledged = new Map<string, bigint>();
  private last = -1n;
  private batch: JSONEventData[] = [];

  constructor(
    readonly stream: string,
    private readonly exact: boolean,
    private readonly random: Random,
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
        if (!isInterruption(error as { type?: string; code?: number })) throw error;
        return;
      }
    }
  }

  /** Ids of the batch whose append was cut off. */
  get unacknowledged(): string[] {
    return this.batch.map((event) => event.id);
  }

  private newBatch(): JSONEventData[] {
    const size = 1 + this.random.below(this.random.chance(0.2) ? 60 : 3);
    const pad = 'x'.repeat(this.random.below(3000));
    return Array.from({ length: size }, () => jsonEvent({ type: 'written', data: { pad } }));
  }
}
