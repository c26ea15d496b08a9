import { readUint64, writeUint64 } from '../wire/protobuf-reader.ts';
import type { ProposedEvent } from '../wire/proposed-event.ts';
import { ProtobufWriter } from '../wire/protobuf-writer.ts';

/**
 * A stored event: a fixed header, then the protocol's RecordedEvent message, so that a read copies bytes and encodes nothing.
 *
 *     0 created (double, ms since 1970)   8 stream id   12 revision   20 name offset   24 name length
 *     28 type offset   32 type length   36 data length   40 flags   44 RecordedEvent: id first, data last
 */
const HEADER = 44;
const ID_OFFSET = HEADER + 4;
const JSON_FLAG = 1;

export class StoredEvent {
  constructor(
    readonly position: number,
    readonly bytes: Buffer,
  ) {}

  get created(): number {
    return this.bytes.readDoubleBE(0);
  }
  get streamId(): number {
    return this.bytes.readUInt32BE(8);
  }
  get revision(): number {
    return readUint64(this.bytes, 12);
  }
  get streamName(): string {
    return this.text(20);
  }
  get type(): string {
    return this.text(28);
  }
  get id(): string {
    return this.bytes.toString('latin1', ID_OFFSET, ID_OFFSET + 36);
  }
  get isJson(): boolean {
    return (this.bytes.readUInt32BE(40) & JSON_FLAG) !== 0;
  }
  get data(): Buffer {
    return this.bytes.subarray(this.bytes.length - this.bytes.readUInt32BE(36));
  }
  /** The protocol's RecordedEvent message. */
  get message(): Buffer {
    return this.bytes.subarray(HEADER);
  }

  private text(header: number): string {
    const start = this.bytes.readUInt32BE(header);
    return this.bytes.toString('utf8', start, start + this.bytes.readUInt32BE(header + 4));
  }
}

/** What is stored of an event beside its content. */
export interface RecordHeader {
  streamName: string;
  streamId: number;
  revision: number;
  position: number;
  /** Milliseconds since 1970. */
  created: number;
}

const writer = new ProtobufWriter();

export function encodeStoredEvent(event: ProposedEvent, at: RecordHeader): Buffer {
  writer.reset().skip(HEADER);
  writer.message(1, () => writer.string(2, event.id));
  writer.message(2, () => writer.string(3, at.streamName));
  const nameEnd = writer.length;
  writer.message(6, () => {
    writer.string(1, 'type');
    writer.string(2, event.type);
  });
  const typeEnd = writer.length;
  writer.message(6, () => {
    writer.string(1, 'created');
    writer.string(2, `${at.created}0000`);
  });
  writer.message(6, () => {
    writer.string(1, 'content-type');
    writer.string(2, event.isJson ? 'application/json' : 'application/octet-stream');
  });
  writer.uint(3, at.revision);
  writer.uint(4, at.position);
  writer.uint(5, at.position);
  if (event.metadata.length) writer.bytes(7, event.metadata);
  writer.bytes(8, event.data);
  const bytes = writer.finish();
  const nameLength = Buffer.byteLength(at.streamName);
  const typeLength = Buffer.byteLength(event.type);
  bytes.writeDoubleBE(at.created, 0);
  bytes.writeUInt32BE(at.streamId, 8);
  writeUint64(bytes, at.revision, 12);
  bytes.writeUInt32BE(nameEnd - nameLength, 20);
  bytes.writeUInt32BE(nameLength, 24);
  bytes.writeUInt32BE(typeEnd - typeLength, 28);
  bytes.writeUInt32BE(typeLength, 32);
  bytes.writeUInt32BE(event.data.length, 36);
  bytes.writeUInt32BE(event.isJson ? JSON_FLAG : 0, 40);
  return bytes;
}

/** Whether an event is the first of its stream, with which the stream's name is stored. */
export const isFirstOfStream = ({ revision }: StoredEvent): boolean => revision === 0;
