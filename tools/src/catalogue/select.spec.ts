import type { CategorizedProduct } from './candidate.ts';
import { selectProducts } from './select.ts';

const productsOf = (subcategory: string, brands: string): CategorizedProduct[] =>
  [...brands].map((brand, rank) => ({ brand, name: `${subcategory} ${rank}`, category: 'c', subcategory, rank }));

const limits = { target: () => 4, atLeast: 2, perBrand: 3, perBrandAndSubcategory: 2 };
const brandsOf = (products: CategorizedProduct[], subcategory: string) =>
  products.filter((one) => one.subcategory === subcategory).map(({ brand }) => brand);

describe('selectProducts', () => {
  it('takes the best ranked, at most so many per subcategory and brand', () => {
    expect(brandsOf(selectProducts(productsOf('x', 'aaabcd'), limits), 'x')).toEqual(['a', 'a', 'b', 'c']);
  });

  it('serves the smallest subcategory first when a brand runs out', () => {
    const selected = selectProducts([...productsOf('rich', 'aabcdefg'), ...productsOf('scarce', 'aab')], limits);
    expect(brandsOf(selected, 'scarce')).toEqual(['a', 'a', 'b']);
    expect(brandsOf(selected, 'rich')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves out a subcategory with too few', () => {
    expect(selectProducts(productsOf('x', 'a'), limits)).toEqual([]);
  });

  it('does not count the products of a subcategory that stays out against their brand', () => {
    const selected = selectProducts([...productsOf('gone', 'a'), ...productsOf('kept', 'aabbcc')], {
      ...limits,
      perBrand: 2,
    });
    expect(brandsOf(selected, 'kept')).toEqual(['a', 'a', 'b', 'b']);
  });
});
