import { createHash } from 'node:crypto';
import { readUint64, writeUint64 } from '../wire/protobuf-reader.ts';

/** Keys of LMDB; all sort bytewise as what they stand for. */
export function positionKey(position: number): Buffer {
  const key = Buffer.allocUnsafe(8);
  writeUint64(key, position, 0);
  return key;
}

export const positionOf = (key: Buffer): number => readUint64(key, 0);

export function revisionKey(streamId: number, revision: number): Buffer {
  const key = Buffer.allocUnsafe(12);
  key.writeUInt32BE(streamId, 0);
  writeUint64(key, revision, 4);
  return key;
}

export const streamIdOf = (key: Buffer): number => key.readUInt32BE(0);
export const revisionOf = (key: Buffer): number => readUint64(key, 4);

/** LMDB's keys are short and stream names may not be: a long name goes by its hash. */
export function nameKey(name: string): Buffer {
  const bytes = Buffer.from(name);
  return bytes.length <= 500
    ? Buffer.concat([Buffer.from([0]), bytes])
    : Buffer.concat([Buffer.from([1]), createHash('sha256').update(bytes).digest()]);
}
