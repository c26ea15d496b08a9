import type { StoredEvent } from '../log/record.ts';
import { varintLength } from './protobuf-writer.ts';
import { encodeStructuredUuid } from './uuid.ts';

/** The parts of a RecordedEvent message, ids as text or in the structured form. */
function recorded(event: StoredEvent, structuredIds: boolean): Buffer[] {
  if (!structuredIds) return [event.message];
  const id = encodeStructuredUuid(event.id);
  return [Buffer.from([0x0a, id.length]), id, event.messageWithoutId];
}

const totalLength = (parts: Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);
const fieldLength = (length: number): number => 1 + varintLength(length) + length;

/**
 * The ReadResp message that carries an event, or a link and what it points to.
 * `position` is where it stands in the log: the link's, if there is one.
 */
export function encodeEventFrame(
  event: StoredEvent | undefined,
  link: StoredEvent | undefined,
  position: number,
  structuredIds: boolean,
): Buffer {
  const eventParts = event ? recorded(event, structuredIds) : [];
  const linkParts = link ? recorded(link, structuredIds) : [];
  const [eventLength, linkLength] = [totalLength(eventParts), totalLength(linkParts)];
  const inner =
    (event ? fieldLength(eventLength) : 0) + (link ? fieldLength(linkLength) : 0) + 1 + varintLength(position);
  const frame = Buffer.allocUnsafe(fieldLength(inner));
  let end = 0;
  const varint = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) frame[end++] = (rest % 128) | 0x80;
    frame[end++] = rest;
  };
  const message = (tag: number, length: number, parts: Buffer[]): void => {
    frame[end++] = tag;
    varint(length);
    for (const part of parts) end += part.copy(frame, end);
  };
  message(0x0a, inner, []);
  if (event) message(0x0a, eventLength, eventParts);
  if (link) message(0x12, linkLength, linkParts);
  frame[end++] = 0x18;
  varint(position);
  return frame;
}
