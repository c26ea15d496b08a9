/** A 64-bit integer as the MongoDB driver writes it: `Long.fromBigInt(position)`; read with `promoteLongs: false` or as a number below 2^53. */
export interface Long {
  toString(): string;
  toBigInt(): bigint;
}
