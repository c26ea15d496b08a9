/** A figure, and what it was divided by if it is a share or mean. */
export interface Measured {
  readonly value: number | null;
  readonly outOf: number | null;
}

/** By the number of a group: of products and so on that of its name, of languages their index; `null` for the whole. */
export type ByGroup = ReadonlyMap<number | null, Measured>;

/** The same by step; a step in which nothing happened is left out. */
export type ByStep = ReadonlyMap<number | null, ReadonlyMap<number, Measured>>;
