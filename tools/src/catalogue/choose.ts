import type { PlacedProduct } from './candidate.ts';

export interface ChoiceLimits {
  /** Products wanted per subcategory. */
  wanted: (subcategory: string) => number;
  /** Fewer than these and the subcategory stays out. */
  atLeast: number;
  perBrand: number;
  perBrandAndSubcategory: number;
}

function bySubcategory(products: PlacedProduct[]): Map<string, PlacedProduct[]> {
  const shelves = new Map<string, PlacedProduct[]>();
  for (const product of products) {
    const key = `${product.category}: ${product.subcategory}`;
    shelves.set(key, [...(shelves.get(key) ?? []), product]);
  }
  return shelves;
}

/**
 * Takes the best ranked of every subcategory within the limits. The scarcest subcategory chooses first,
 * so that a brand's share isn't spent where others could have served.
 */
export function choose(products: PlacedProduct[], limits: ChoiceLimits): PlacedProduct[] {
  const taken = new Map<string, number>();
  const shelves = [...bySubcategory(products).values()].sort((a, b) => a.length - b.length);
  return shelves.flatMap((shelf) => {
    const here = new Map<string, number>();
    const chosen: PlacedProduct[] = [];
    for (const product of [...shelf].sort((a, b) => a.rank - b.rank)) {
      if (chosen.length >= limits.wanted(product.subcategory)) break;
      const inShelf = here.get(product.brand) ?? 0;
      if (inShelf >= limits.perBrandAndSubcategory) continue;
      if ((taken.get(product.brand) ?? 0) + inShelf >= limits.perBrand) continue;
      here.set(product.brand, inShelf + 1);
      chosen.push(product);
    }
    if (chosen.length < limits.atLeast) return [];
    for (const [brand, number] of here) taken.set(brand, (taken.get(brand) ?? 0) + number);
    return chosen;
  });
}
