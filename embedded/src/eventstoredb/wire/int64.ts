/** Unsigned 64-bit numbers at the very top are negative ones to the protocol: 2^64 - 1 is -1. */
export const isNegative = (unsigned: number): boolean => unsigned > 2 ** 63;

/** Big-endian, so that keys sort as numbers do; numbers stay below 2^53 and are exact. */
export function writeUint64(target: Buffer, value: number, offset: number): void {
  target.writeUInt32BE(Math.floor(value / 2 ** 32), offset);
  target.writeUInt32BE(value % 2 ** 32, offset + 4);
}

export const readUint64 = (source: Buffer, offset: number): number =>
  source.readUInt32BE(offset) * 2 ** 32 + source.readUInt32BE(offset + 4);
