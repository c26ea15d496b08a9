import type { CategorizedProduct } from './candidate.ts';

export interface SelectionLimits {
  /** How many products a subcategory should get. */
  target: (subcategory: string) => number;
  /** A subcategory with fewer is left out. */
  atLeast: number;
  perBrand: number;
  perBrandAndSubcategory: number;
}

function bySubcategory(products: CategorizedProduct[]): Map<string, CategorizedProduct[]> {
  const groups = new Map<string, CategorizedProduct[]>();
  for (const product of products) {
    const key = `${product.category}: ${product.subcategory}`;
    groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  return groups;
}

/**
 * Selects the best ranked of every subcategory within the limits. The smallest subcategory goes first, so that a brand's
 * limit isn't used up where others could have served.
 */
export function selectProducts(products: CategorizedProduct[], limits: SelectionLimits): CategorizedProduct[] {
  const countsByBrand = new Map<string, number>();
  const groups = [...bySubcategory(products).values()].sort((a, b) => a.length - b.length);
  return groups.flatMap((group) => {
    const countsHere = new Map<string, number>();
    const selected: CategorizedProduct[] = [];
    for (const product of [...group].sort((a, b) => a.rank - b.rank)) {
      if (selected.length >= limits.target(product.subcategory)) break;
      const ofBrand = countsHere.get(product.brand) ?? 0;
      if (ofBrand >= limits.perBrandAndSubcategory) continue;
      if ((countsByBrand.get(product.brand) ?? 0) + ofBrand >= limits.perBrand) continue;
      countsHere.set(product.brand, ofBrand + 1);
      selected.push(product);
    }
    if (selected.length < limits.atLeast) return [];
    for (const [brand, number] of countsHere) countsByBrand.set(brand, (countsByBrand.get(brand) ?? 0) + number);
    return selected;
  });
}
