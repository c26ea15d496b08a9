import { forEachField } from './protobuf-reader.ts';

const HEX = /^[0-9a-f]{32}$/;
const ZERO = '0'.repeat(32);
const BARE_OR_WRAPPED = /^(?:\{(.*)\}|\((.*)\)|(.*))$/s;
const DASHED = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

const dashed = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** The canonical form of a uuid with or without dashes, braces or capitals; undefined for anything else, and for zero. */
export function parseUuid(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (DASHED.test(lower))
    return lower.startsWith('00000000-') && lower.replaceAll('-', '') === ZERO ? undefined : lower;
  const match = BARE_OR_WRAPPED.exec(lower);
  const inner = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  const hex = DASHED.test(inner) ? inner.replaceAll('-', '') : inner;
  return HEX.test(hex) && hex !== ZERO ? dashed(hex) : undefined;
}

/** Reads the protocol's UUID message, in either of its two forms; undefined when it holds no usable id. */
export function decodeUuid(message: Buffer): string | undefined {
  let id: string | undefined;
  forEachField(message, (field, bytes) => {
    if (field === 1) id = parseUuid(structuredHex(bytes));
    else if (field === 2) id = parseUuid(bytes.toString());
  });
  return id;
}

function structuredHex(structured: Buffer): string {
  const halves = ['0'.repeat(16), '0'.repeat(16)];
  let start = 0;
  // The halves are full 64-bit numbers, which the field visitor would round, so their varints are read here again.
  forEachField(structured, () => undefined);
  while (start < structured.length) {
    const half = (structured[start++] ?? 0) >>> 3;
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = structured[start++] ?? 0;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) break;
    }
    if (half === 1 || half === 2) halves[half - 1] = BigInt.asUintN(64, value).toString(16).padStart(16, '0');
  }
  return halves.join('');
}

/** The UUID message in the structured form: two signed 64-bit halves. */
export function encodeStructuredUuid(id: string): Buffer {
  const hex = id.replaceAll('-', '');
  const half = (field: number, digits: string): Buffer => {
    const bytes = [field << 3];
    let rest = BigInt(`0x${digits}`);
    for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
    return Buffer.from([...bytes, Number(rest)]);
  };
  const structured = Buffer.concat([half(1, hex.slice(0, 16)), half(2, hex.slice(16))]);
  return Buffer.concat([Buffer.from([0x0a, structured.length]), structured]);
}
