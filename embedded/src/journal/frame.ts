import { crc32 } from 'node:zlib';

/** Frames lie on pages of their own, so that writing one touches no other. */
export const PAGE_BYTES = 4096;
/** Where a frame's body begins. */
export const BODY_AT = 20;

/**
 * One commit. `after` is the position of the commit before it, in the owner's own count, so that two frames alone show
 * whether one follows the other, wherever they lie in the files.
 *
 *     0 mark   4 length   8 CRC-32 of what follows   12 after (uint64)   20 body
 */
export interface Frame {
  after: number;
  body: Buffer;
}

const MARK = 0x484a4f31;
const CHECKED_FROM = 12;

const pagesFor = (length: number): number => Math.ceil(length / PAGE_BYTES) * PAGE_BYTES;

/** A frame whose body is still to be written, from `BODY_AT`; filled up with zeros to whole pages. */
export function newFrame(bodyLength: number): Buffer {
  const length = BODY_AT + bodyLength;
  return Buffer.allocUnsafe(pagesFor(length)).fill(0, length);
}

/** Completes a frame whose body has been written. */
export function sealFrame(frame: Buffer, after: number, bodyLength: number): Buffer {
  const length = BODY_AT + bodyLength;
  frame.writeUInt32BE(MARK, 0);
  frame.writeUInt32BE(length, 4);
  frame.writeBigUInt64BE(BigInt(after), CHECKED_FROM);
  frame.writeUInt32BE(crc32(frame.subarray(CHECKED_FROM, length)), 8);
  return frame;
}

/** All whole frames in what a file holds, in its order: also those of an earlier use, and what lies behind a torn one. */
export function readFrames(file: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + BODY_AT <= file.length;) {
    const length = file.readUInt32BE(at + 4);
    const frame = file.readUInt32BE(at) === MARK ? readFrame(file.subarray(at, at + length), length) : undefined;
    if (frame) frames.push(frame);
    at += frame ? pagesFor(length) : PAGE_BYTES;
  }
  return frames;
}

function readFrame(bytes: Buffer, length: number): Frame | undefined {
  if (bytes.length < length || length <= BODY_AT) return undefined;
  if (bytes.readUInt32BE(8) !== crc32(bytes.subarray(CHECKED_FROM))) return undefined;
  return { after: Number(bytes.readBigUInt64BE(CHECKED_FROM)), body: bytes.subarray(BODY_AT) };
}
