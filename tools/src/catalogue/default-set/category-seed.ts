/** A voting option as it is first stored: English label and the Arabic one shown in its place. */
export interface OptionSeed {
  label: string;
  ar: string;
}

export interface SubcategorySeed {
  name: string;
  displayName: string;
  labels: { ar: string };
  /** Options of its own; without them the category's set applies. */
  options?: OptionSeed[];
}

export interface CategorySeed {
  /** The URL key. */
  name: string;
  displayName: string;
  labels: { ar: string };
  description: string;
  options: OptionSeed[];
  subcategories: SubcategorySeed[];
}

/** Voting options from `[English, Arabic]` pairs, in the order they are shown. */
export function options(...pairs: [label: string, ar: string][]): OptionSeed[] {
  return pairs.map(([label, ar]) => ({ label, ar }));
}

/** A subcategory of the default set, with options of its own where it has any. */
export function subcategory(name: string, displayName: string, ar: string, own?: OptionSeed[]): SubcategorySeed {
  return own ? { name, displayName, labels: { ar }, options: own } : { name, displayName, labels: { ar } };
}
