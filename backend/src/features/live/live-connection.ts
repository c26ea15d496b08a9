import type { LiveChange, LiveTopic } from '@henna/domain';
import type { Response } from 'express';

/** A client that lags behind by more is disconnected. */
const maxBufferedBytes = 16 * 1024;
const reconnectAfterMs = 3_000;

/** The connection of one open page: its topics, and the changes that are still to be sent. */
export class LiveConnection {
  private readonly pending = new Set<LiveTopic>();

  constructor(
    readonly topics: readonly LiveTopic[],
    /** Session or address under which it is counted. */
    readonly owner: string,
    /** The widest network under which it is counted. */
    readonly network: string,
    private readonly response: Response,
  ) {}

  /** Sends the headers, and the position from which a lost connection can resume. */
  open(position: bigint): void {
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must not store, compress or buffer it.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    this.write(`retry: ${reconnectAfterMs}\nid: ${position}\n\n`);
  }

  addChange(topic: LiveTopic): void {
    this.pending.add(topic);
  }

  /** Sends the collected changes as one event. */
  flush(position: bigint): void {
    if (this.pending.size === 0) return;
    this.send('changed', { topics: [...this.pending], position: String(position) });
    this.pending.clear();
  }

  /** Tells the client that anything may have changed. */
  sendReset(position: bigint): void {
    this.send('reset', { topics: this.topics, position: String(position) });
  }

  sendHeartbeat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  private send(event: 'changed' | 'reset', change: LiveChange) {
    this.write(`event: ${event}\nid: ${change.position}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  private write(text: string) {
    if (this.response.writableLength > maxBufferedBytes) this.response.destroy();
    else this.response.write(text);
  }
}
