/** What the rules get wrong, found by reading the result line by line. Keys are `Brand | Name` after tidying. */
interface Correction {
  /** Stays out. */
  drop?: true;
  /** The name it is sold under. */
  name?: string;
  /** `category: subcategory` instead of the rules' place. */
  place?: string;
}

export const corrections: Record<string, Correction> = {};
