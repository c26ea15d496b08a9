/** Bytes of every encoded number: the nearest double, then how far the exact value is from it. */
export const NUMBER_BYTES = 10;
const NO_RESIDUE = 0x8000;

/**
 * Writes a number so that bytewise order is numeric order across doubles and int64, exact beyond 2^53.
 * NaN comes before all others.
 */
export function writeNumber(out: Buffer, at: number, value: number | bigint): void {
  const nearest = Number(value);
  const residue = typeof value === 'bigint' ? Number(value - BigInt(nearest)) : 0;
  if (Number.isNaN(nearest)) {
    out.fill(0, at, at + NUMBER_BYTES);
    return;
  }
  out.writeDoubleBE(nearest === 0 ? 0 : nearest, at);
  invertNegative(out, at);
  out.writeUInt16BE(NO_RESIDUE + residue, at + 8);
}

/** IEEE 754 doubles order as unsigned integers once negatives are inverted and the sign bit is flipped. */
function invertNegative(out: Buffer, at: number): void {
  const first = out[at]!;
  if (first & 0x80) for (let i = at; i < at + 8; i++) out[i] = out[i]! ^ 0xff;
  else out[at] = first ^ 0x80;
}
