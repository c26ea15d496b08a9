import { readUint64, writeUint64 } from '../wire/protobuf-reader.ts';
import { framesAfter } from '../../journal/frames-after.ts';
import { BODY_AT, type Frame, newFrame, sealFrame } from '../../journal/frame.ts';
import { readJournal } from '../../journal/journal.ts';
import { StoredEvent } from './record.ts';

/** The events of one commit. `after` is the position of the event before them, `last` that of the last of them. */
export interface EventFrame {
  after: number;
  last: number;
  events: StoredEvent[];
}

/** Before each event's record: its position (uint64) and length. */
const EVENT_HEADER = 12;

/** Encodes a commit of at least one event. */
export function encodeFrame(after: number, events: readonly StoredEvent[]): Buffer {
  let length = 0;
  for (const { bytes } of events) length += EVENT_HEADER + bytes.length;
  const frame = newFrame(length);
  let at = BODY_AT;
  for (const { position, bytes } of events) {
    writeUint64(frame, position, at);
    frame.writeUInt32BE(bytes.length, at + 8);
    at += EVENT_HEADER;
    at += bytes.copy(frame, at);
  }
  return sealFrame(frame, after, length);
}

/** The events of a whole frame. */
export function decodeFrame({ after, body }: Frame): EventFrame {
  const events: StoredEvent[] = [];
  for (let at = 0; at < body.length;) {
    const begin = at + EVENT_HEADER;
    const end = begin + body.readUInt32BE(at + 8);
    events.push(new StoredEvent(readUint64(body, at), body.subarray(begin, end)));
    at = end;
  }
  return { after, last: events.at(-1)!.position, events };
}

/** The whole frames in the journal of a log's folder, in no order. */
export const framesIn = (folder: string): EventFrame[] => readJournal(folder).map(decodeFrame);

/**
 * The events of some frames that come after a position, in order.
 * @throws JournalGap when a frame between is missing
 */
export const eventsAfter = (position: number, frames: readonly EventFrame[]): StoredEvent[] =>
  framesAfter(position, frames).flatMap(({ events }) => events);
