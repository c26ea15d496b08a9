/** The first byte of every encoded value: MongoDB's order of types. */
export const RANK = {
  minKey: 0x05,
  /** What an empty array leaves in an index. */
  emptyArray: 0x08,
  null: 0x10,
  number: 0x20,
  string: 0x30,
  object: 0x40,
  array: 0x50,
  binary: 0x60,
  objectId: 0x70,
  boolean: 0x80,
  date: 0x90,
  timestamp: 0xa0,
  regex: 0xb0,
  code: 0xc0,
  maxKey: 0xf0,
} as const;

/** The rank bytes of a value's type: from the first to the one past the last. */
export function typeBracket(rank: number): [first: number, past: number] {
  const first = rank === RANK.boolean + 1 ? RANK.boolean : rank;
  return [first, first + (first === RANK.boolean ? 2 : 1)];
}
