/** A set of small whole numbers, one bit each. What lies beyond its length is not in it. */
export type Bits = Uint32Array;

/** An empty set with room for the numbers below `capacity`. */
export const emptyBits = (capacity: number): Bits => new Uint32Array((capacity + 31) >>> 5);

export const has = (bits: Bits, number: number): boolean => ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;

export const add = (bits: Bits, number: number): void => {
  bits[number >>> 5]! |= 1 << (number & 31);
};

/** What is in both; `b` is no shorter than `a`. */
export const intersection = (a: Bits, b: Bits): Bits => {
  const shared = new Uint32Array(a.length);
  for (let index = 0; index < a.length; index++) shared[index] = a[index]! & b[index]!;
  return shared;
};

/** Puts all of `b`, which is no longer, into `a`. */
export const addAll = (a: Bits, b: Bits): void => {
  for (let index = 0; index < b.length; index++) a[index]! |= b[index]!;
};

/** Takes all of `b`, which is no longer, out of `a`. */
export const removeAll = (a: Bits, b: Bits): void => {
  for (let index = 0; index < b.length; index++) a[index]! &= ~b[index]!;
};

/** How many numbers are in it: Hamming weight, 32 bits at a time. */
export const sizeOf = (bits: Bits): number => {
  let size = 0;
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index]!;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
};

/** Calls with each number, ascending. */
export const forEach = (bits: Bits, visit: (number: number) => void): void => {
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index]!;
    while (word !== 0) {
      visit((index << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
};
