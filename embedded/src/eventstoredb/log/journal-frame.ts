import { crc32 } from 'node:zlib';
import { readUint64, writeUint64 } from '../wire/int64.ts';
import { StoredEvent } from './record.ts';

/** Frames lie on pages of their own, so that writing one touches no other. */
export const PAGE_BYTES = 4096;

/**
 * The events of one commit. `after` is the position of the event before them: whether two frames follow each other
 * in the log can be told from them alone, wherever they lie.
 *
 *     0 mark   4 length   8 CRC-32 of what follows   12 after (uint64)   20 events: position (uint64), length, record
 */
export interface Frame {
  after: number;
  events: StoredEvent[];
}

const MARK = 0x484a4f31;
const CHECKED_FROM = 12;
const HEADER = 20;
const EVENT_HEADER = 12;

export const lastOf = ({ events }: Frame): number => events.at(-1)!.position;

const pagesFor = (length: number): number => Math.ceil(length / PAGE_BYTES) * PAGE_BYTES;

/** Encodes a commit of at least one event, filled up with zeros to whole pages. */
export function encodeFrame(after: number, events: readonly StoredEvent[]): Buffer {
  let length = HEADER;
  for (const { bytes } of events) length += EVENT_HEADER + bytes.length;
  const frame = Buffer.allocUnsafe(pagesFor(length)).fill(0, length);
  frame.writeUInt32BE(MARK, 0);
  frame.writeUInt32BE(length, 4);
  writeUint64(frame, after, CHECKED_FROM);
  let at = HEADER;
  for (const { position, bytes } of events) {
    writeUint64(frame, position, at);
    frame.writeUInt32BE(bytes.length, at + 8);
    at += EVENT_HEADER;
    at += bytes.copy(frame, at);
  }
  frame.writeUInt32BE(crc32(frame.subarray(CHECKED_FROM, length)), 8);
  return frame;
}

/** All whole frames in what a file holds, in its order: also those of an earlier use, and what lies behind a torn one. */
export function readFrames(file: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + HEADER <= file.length;) {
    const length = file.readUInt32BE(at + 4);
    const frame = file.readUInt32BE(at) === MARK ? readFrame(file.subarray(at, at + length), length) : undefined;
    if (frame) frames.push(frame);
    at += frame ? pagesFor(length) : PAGE_BYTES;
  }
  return frames;
}

function readFrame(bytes: Buffer, length: number): Frame | undefined {
  if (bytes.length < length || length <= HEADER) return undefined;
  if (bytes.readUInt32BE(8) !== crc32(bytes.subarray(CHECKED_FROM))) return undefined;
  const events: StoredEvent[] = [];
  for (let at = HEADER; at < length;) {
    const begin = at + EVENT_HEADER;
    const end = begin + bytes.readUInt32BE(at + 8);
    events.push(new StoredEvent(readUint64(bytes, at), bytes.subarray(begin, end)));
    at = end;
  }
  return { after: readUint64(bytes, CHECKED_FROM), events };
}

/**
 * The events of some frames that come after a position, in order. What is not after it is left out.
 * @throws JournalGap when a frame between is missing
 */
export function eventsAfter(position: number, frames: readonly Frame[]): StoredEvent[] {
  const newer = frames.filter((frame) => lastOf(frame) > position).sort((a, b) => a.after - b.after);
  let end = position;
  for (const frame of newer) {
    if (frame.after !== end) throw new JournalGap(end, frame.after);
    end = lastOf(frame);
  }
  return newer.flatMap(({ events }) => events);
}

/** Events that were acknowledged are neither in the database nor in the journal, though later ones are. */
export class JournalGap extends Error {
  constructor(end: number, after: number) {
    super(
      `The journal goes on after position ${after}, the log ends at ${end}: ` +
        'a part of it is damaged, missing, or of another log. Restore a backup, or all files of the folder together.',
    );
  }
}
