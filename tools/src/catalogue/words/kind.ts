/** How the kind of a subcategory is put into words. */
export interface Kind {
  /** Plain noun, without its article. */
  noun: string;
  /** More exact nouns, by what the product's name says; the first that fits. */
  nouns?: [name: RegExp, noun: string][];
  /** What one uses it for, "for …" or "to …": facts of the kind, never of the product. */
  uses: string[];
}

export const kind = (noun: string, uses: string[], nouns?: [RegExp, string][]): Kind => ({ noun, uses, nouns });
