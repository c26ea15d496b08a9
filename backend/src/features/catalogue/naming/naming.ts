export type NameKind = 'brand' | 'category' | 'subcategory' | 'product';

/** A name as a record bears it. */
export interface BorneName {
  readonly name: string;
  /** Folded, with the scope in which it is unique: what is reserved. */
  readonly value: string;
  /** A removed record keeps its name. */
  readonly removed: boolean;
}

/** How records of one kind bear their names. */
export interface Naming<State> {
  readonly kind: NameKind;
  readonly ownerId: string;
  /** The stream that says what an owner is called. */
  readonly streamOf: (ownerId: string) => string;
  readonly borneBy: (state: State, ownerId: string) => BorneName | undefined;
}
