/**
 * The greatest 64-bit integer, as the nearest double: the revision of a tombstone and the `$tb` of a deleted stream.
 * All other revisions and positions stay below 2^53 and are exact.
 */
export const MAX_INT64 = 2 ** 63;

/** Unsigned 64-bit numbers at the very top are negative ones to the protocol: 2^64 - 1 is -1. */
export const isNegative = (unsigned: number): boolean => unsigned > MAX_INT64;

/** Big-endian, so that keys sort as numbers do. */
export function writeUint64(target: Buffer, value: number, offset: number): void {
  const isMax = value >= MAX_INT64;
  target.writeUInt32BE(isMax ? 0x7fffffff : Math.floor(value / 2 ** 32), offset);
  target.writeUInt32BE(isMax ? 0xffffffff : value % 2 ** 32, offset + 4);
}

export function readUint64(source: Buffer, offset: number): number {
  const high = source.readUInt32BE(offset);
  return high === 0x7fffffff ? MAX_INT64 : high * 2 ** 32 + source.readUInt32BE(offset + 4);
}
