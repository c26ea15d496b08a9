/** The first rule whose shelf and name fit a candidate decides. */
export interface PlaceRule {
  shelf: RegExp;
  name?: RegExp;
  /** `category: subcategory`; without it the candidate stays out. */
  to?: string;
}

export const rule = (shelf: RegExp, to?: string, name?: RegExp): PlaceRule => ({ shelf, name, to });
