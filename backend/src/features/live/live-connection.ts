import type { LiveChange, LiveTopic } from '@henna/domain';
import type { Response } from 'express';

/** Who has not read so much is not waited for. */
const maxUnread = 16 * 1024;
const reconnectAfterMs = 3_000;

/** One open page: what it wants to hear about, and what is still to be told. */
export class LiveConnection {
  private readonly pending = new Set<LiveTopic>();

  constructor(
    readonly topics: readonly LiveTopic[],
    /** Session or address that it counts for. */
    readonly owner: string,
    /** The widest network that it counts for. */
    readonly network: string,
    private readonly response: Response,
  ) {}

  /** Sends the head, and the position from which a lost connection may resume. */
  open(position: bigint): void {
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Nobody on the way may keep, compress or collect it.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.write(`retry: ${reconnectAfterMs}\nid: ${position}\n\n`);
  }

  add(topic: LiveTopic): void {
    this.pending.add(topic);
  }

  /** Tells what was added since the last time, as one event. */
  flush(position: bigint): void {
    if (this.pending.size === 0) return;
    this.tell('changed', { topics: [...this.pending], position: String(position) });
    this.pending.clear();
  }

  /** Says that anything may have changed. */
  reset(position: bigint): void {
    this.tell('reset', { topics: this.topics, position: String(position) });
  }

  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  private tell(event: 'changed' | 'reset', change: LiveChange) {
    this.write(`event: ${event}\nid: ${change.position}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  private write(text: string) {
    if (this.response.writableLength > maxUnread) this.response.destroy();
    else this.response.write(text);
  }
}
