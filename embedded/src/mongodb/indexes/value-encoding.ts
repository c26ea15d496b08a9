import {
  BSONRegExp,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Binary,
  Timestamp,
  BSONSymbol,
} from 'mongodb';
import { RANK } from './ranks.ts';
import { ByteWriter } from './byte-writer.ts';

/**
 * Order-preserving encoding of BSON values: bytewise order is MongoDB's comparison order across types. Every
 * encoding ends by itself, so encodings can be joined, and can be inverted for a descending field.
 */
export function encodeValue(value: unknown): Buffer {
  writer.clear();
  write(value);
  return writer.copy();
}

/** Values one after the other, each inverted where it descends; undefined when one takes more than `most` bytes. */
export function encodeValues(
  values: readonly unknown[],
  along: readonly { descending: boolean }[],
  most: number,
): Buffer | undefined {
  writer.clear();
  for (let i = 0; i < values.length; i++) {
    const start = writer.size;
    write(values[i]);
    if (writer.size - start > most) return undefined;
    if (along[i]!.descending) writer.invertFrom(start);
  }
  return writer.copy();
}

const writer = new ByteWriter();

function write(value: unknown): void {
  if (value === null || value === undefined) return writer.byte(RANK.null);
  switch (typeof value) {
    case 'string':
      return text(RANK.string, value);
    case 'number':
    case 'bigint':
      return number(value);
    case 'boolean':
      return writer.byte(RANK.boolean + (value ? 1 : 0));
    case 'object':
      return object(value);
  }
  throw new TypeError(`a ${typeof value} is no BSON value`);
}

function object(value: object): void {
  if (Array.isArray(value)) {
    writer.byte(RANK.array);
    for (const member of value) write(member);
    return writer.byte(0);
  }
  if (value instanceof ObjectId) return raw(RANK.objectId, value.id);
  if (value instanceof Date) return int64(RANK.date, BigInt.asIntN(64, BigInt(value.getTime() || 0)), 1n << 63n);
  if (value instanceof Timestamp) return int64(RANK.timestamp, BigInt.asUintN(64, value.toBigInt()), 0n);
  if (value instanceof Long) return number(value.toBigInt());
  if (value instanceof Int32 || value instanceof Double) return number(value.value);
  if (value instanceof Decimal128) return number(Number(value.toString()));
  if (value instanceof Binary) return binary(value);
  if (value instanceof RegExp) return text(RANK.regex, `${value.source}/${value.flags}`);
  if (value instanceof BSONRegExp) return text(RANK.regex, `${value.pattern}/${value.options}`);
  if (value instanceof MinKey) return writer.byte(RANK.minKey);
  if (value instanceof MaxKey) return writer.byte(RANK.maxKey);
  if (value instanceof BSONSymbol) return text(RANK.string, value.value);
  if (value instanceof Code) return text(RANK.code, String(value.code));
  const fields = value instanceof DBRef ? { $ref: value.collection, $id: value.oid } : value;
  writer.byte(RANK.object);
  for (const [name, member] of Object.entries(fields)) {
    if (member === undefined) continue;
    text(1, name);
    write(member);
  }
  writer.byte(0);
}

function number(value: number | bigint): void {
  writer.byte(RANK.number);
  writer.number(value);
}

function int64(rank: number, value: bigint, bias: bigint): void {
  writer.byte(rank);
  writer.uint64(BigInt.asUintN(64, value + bias));
}

function text(rank: number, value: string): void {
  writer.byte(rank);
  writer.terminated(value);
}

function raw(rank: number, bytes: Uint8Array): void {
  writer.byte(rank);
  writer.bytes(bytes);
}

function binary(value: Binary): void {
  writer.byte(RANK.binary);
  writer.uint32(value.length());
  writer.byte(value.sub_type);
  writer.bytes(value.value());
}
