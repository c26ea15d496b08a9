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

/** Puts what is in both `b` and `c`, which are no longer, into `a`. */
export const addShared = (a: Bits, b: Bits, c: Bits): void => {
  for (let index = 0; index < b.length; index++) a[index]! |= b[index]! & c[index]!;
};

export const isEmpty = (bits: Bits): boolean => {
  for (let index = 0; index < bits.length; index++) if (bits[index] !== 0) return false;
  return true;
};

/** Puts all of `b`, which is no longer, into `a`. */
export const addAll = (a: Bits, b: Bits): void => {
  for (let index = 0; index < b.length; index++) a[index]! |= b[index]!;
};

/** Takes all of `b`, which is no longer, out of `a`. */
export const removeAll = (a: Bits, b: Bits): void => {
  for (let index = 0; index < b.length; index++) a[index]! &= ~b[index]!;
};

/** How many numbers are in it. */
export const sizeOf = (bits: Bits): number => {
  let size = 0;
  for (let index = 0; index < bits.length; index++) size += weight(bits[index]!);
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

/** Hamming weight of 32 bits. */
const weight = (word: number): number => {
  if (word === 0) return 0;
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
