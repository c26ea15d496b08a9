export interface Shade {
  name: string;
  /** `#RRGGBB` */
  hex: string;
}

export interface ShadeRange {
  /** How many the source knows; more than are kept of a very wide range. */
  all: number;
  shades: Shade[];
}

/** A product as a source lists it: names as written there, and the source's own shelf. */
export interface Candidate {
  brand: string;
  name: string;
  shelf: string;
  /** Place in its source by public interest, 0 the first; only decides which products are chosen. */
  rank: number;
  range?: ShadeRange;
}

/** Where a product belongs in the default category set. */
export interface Place {
  category: string;
  subcategory: string;
}

export type PlacedProduct = Omit<Candidate, 'shelf'> & Place;
