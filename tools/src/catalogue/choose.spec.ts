import type { PlacedProduct } from './candidate.ts';
import { choose } from './choose.ts';

const shelf = (subcategory: string, brands: string): PlacedProduct[] =>
  [...brands].map((brand, rank) => ({ brand, name: `${subcategory} ${rank}`, category: 'c', subcategory, rank }));

const limits = { wanted: () => 4, atLeast: 2, perBrand: 3, perBrandAndSubcategory: 2 };
const brandsOf = (products: PlacedProduct[], subcategory: string) =>
  products.filter((one) => one.subcategory === subcategory).map(({ brand }) => brand);

describe('choose', () => {
  it('takes the best ranked, at most so many per subcategory and brand', () => {
    expect(brandsOf(choose(shelf('x', 'aaabcd'), limits), 'x')).toEqual(['a', 'a', 'b', 'c']);
  });

  it('lets the scarcest subcategory choose first when a brand runs out', () => {
    const chosen = choose([...shelf('rich', 'aabcdefg'), ...shelf('scarce', 'aab')], limits);
    expect(brandsOf(chosen, 'scarce')).toEqual(['a', 'a', 'b']);
    expect(brandsOf(chosen, 'rich')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves out a subcategory with too few', () => {
    expect(choose(shelf('x', 'a'), limits)).toEqual([]);
  });

  it('does not count the products of a subcategory that stays out against their brand', () => {
    const chosen = choose([...shelf('gone', 'a'), ...shelf('kept', 'aabbcc')], { ...limits, perBrand: 2 });
    expect(brandsOf(chosen, 'kept')).toEqual(['a', 'a', 'b', 'b']);
  });
});
