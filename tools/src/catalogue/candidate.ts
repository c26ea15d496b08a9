export interface Shade {
  name: string;
  /** `#RRGGBB` */
  hex: string;
}

export interface ShadeRange {
  /** How many the source lists; `shades` holds at most 40 of them. */
  all: number;
  shades: Shade[];
}

/** A product as a source lists it: names and category as written there. */
export interface Candidate {
  brand: string;
  name: string;
  sourceCategory: string;
  /** Rank in its source by public interest, from 0; only decides which products are selected. */
  rank: number;
  range?: ShadeRange;
}

/** A category and subcategory of the default set. */
export interface CategoryAssignment {
  category: string;
  subcategory: string;
}

export type CategorizedProduct = Omit<Candidate, 'sourceCategory'> & CategoryAssignment;
