import { NO_METADATA, type StreamMetadata } from './metadata.ts';

/** What is known of a stream at some moment. A stream without events has `last` -1. */
export interface StreamHead {
  readonly last: number;
  readonly tombstoned: boolean;
  readonly metadata: StreamMetadata;
}

export const EMPTY_HEAD: StreamHead = { last: -1, tombstoned: false, metadata: NO_METADATA };

/** A stream as writers see it (`pending`: all that was decided) and as readers do (`durable`: all that is on disk). */
export class StreamState {
  pending: StreamHead;
  durable: StreamHead;
  /** Position of the last event that changed `pending`. */
  changedAt = 0;

  /** `id` is 0 until the stream has its first event. */
  constructor(
    readonly name: string,
    public id: number,
    head: StreamHead,
  ) {
    this.pending = head;
    this.durable = head;
  }

  change(changes: Partial<StreamHead>, position: number): void {
    this.pending = { ...this.pending, ...changes };
    this.changedAt = position;
  }
}
