/** Bytes that are no protobuf message. */
export class MalformedMessage extends Error {}

const NONE = Buffer.alloc(0);

/** What a field holds: `bytes` of a length-delimited one, `value` of a varint (beyond 2^53 rounded). */
export type FieldVisitor = (field: number, bytes: Buffer, value: number) => void;

/**
 * Visits the top-level fields of a message in order, without copying.
 * @throws MalformedMessage
 */
export function forEachField(message: Buffer, visit: FieldVisitor): void {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0, factor = 1; shift < 10; shift++, factor *= 128) {
      const byte = message[at++];
      if (byte === undefined) throw new MalformedMessage('a number is cut off');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    throw new MalformedMessage('a number is too long');
  };
  const take = (length: number): Buffer => {
    if (length > message.length - at) throw new MalformedMessage('a field is cut off');
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const tag = varint();
    const field = Math.floor(tag / 8);
    if (field < 1 || field > 0x1fffffff) throw new MalformedMessage('a field number is out of range');
    const wireType = tag % 8;
    if (wireType === 0) visit(field, NONE, varint());
    else if (wireType === 1) visit(field, take(8), 0);
    else if (wireType === 2) visit(field, take(varint()), 0);
    else if (wireType === 5) visit(field, take(4), 0);
    else throw new MalformedMessage(`wire type ${wireType} is not known`);
  }
}

/** Unsigned 64-bit numbers at the very top are negative ones to the protocol: 2^64 - 1 is -1. */
export const isNegative = (unsigned: number): boolean => unsigned > 2 ** 63;

/** Big-endian, so that keys sort as numbers do; numbers stay below 2^53 and are exact. */
export function writeUint64(target: Buffer, value: number, offset: number): void {
  target.writeUInt32BE(Math.floor(value / 2 ** 32), offset);
  target.writeUInt32BE(value % 2 ** 32, offset + 4);
}

export const readUint64 = (source: Buffer, offset: number): number =>
  source.readUInt32BE(offset) * 2 ** 32 + source.readUInt32BE(offset + 4);
