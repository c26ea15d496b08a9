import { randomUUID } from 'node:crypto';
import { encodeStoredEvent, StoredEvent } from '../log/record.ts';

/** Makes events as a log has them: each at the position behind the one before, and at the end of its stream. */
export class EventMaker {
  private position = 1;
  private readonly lastRevisions = new Map<string, number>();
  private readonly streams: string[] = [];

  /** Goes on behind some events. */
  static behind(events: readonly StoredEvent[]): EventMaker {
    const maker = new EventMaker();
    for (const { position, bytes, streamName, revision } of events) {
      maker.position = position + bytes.length;
      maker.lastRevisions.set(streamName, revision);
      if (!maker.streams.includes(streamName)) maker.streams.push(streamName);
    }
    return maker;
  }

  /** The id of a stream, 0 without one. */
  idOf(streamName: string): number {
    return this.streams.indexOf(streamName) + 1;
  }

  next(streamName: string, size: number): StoredEvent {
    const revision = (this.lastRevisions.get(streamName) ?? -1) + 1;
    this.lastRevisions.set(streamName, revision);
    if (!this.streams.includes(streamName)) this.streams.push(streamName);
    const { position } = this;
    const event = {
      id: randomUUID(),
      type: 'written',
      isJson: false,
      data: Buffer.alloc(size, position),
      metadata: Buffer.alloc(0),
    };
    const header = { streamName, streamId: this.idOf(streamName), revision, position, created: 0 };
    const bytes = encodeStoredEvent(event, header);
    this.position += bytes.length;
    return new StoredEvent(position, bytes);
  }
}
