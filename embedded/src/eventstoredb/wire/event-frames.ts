import type { StoredEvent } from '../log/record.ts';
import { varintLength } from './protobuf-writer.ts';

const fieldLength = (length: number): number => 1 + varintLength(length) + length;

/** The ReadResp message that carries an event and where it stands in the log. */
export function encodeEventFrame({ message, position }: StoredEvent): Buffer {
  const inner = fieldLength(message.length) + 1 + varintLength(position);
  const frame = Buffer.allocUnsafe(fieldLength(inner));
  let end = 0;
  const field = (tag: number, value: number): void => {
    frame[end++] = tag;
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) frame[end++] = (rest % 128) | 0x80;
    frame[end++] = rest;
  };
  field(0x0a, inner);
  field(0x0a, message.length);
  end += message.copy(frame, end);
  field(0x18, position);
  return frame;
}
