import defaultCategories from './data/default-categories.json' with { type: 'json' };
import { describe as sentence } from './describe.ts';

const foundation = { brand: 'By Ann', name: 'Base Stick SPF 20', category: 'makeup', subcategory: 'foundation' };
const neverFilled = new Set(['travel size', 'gift set']);
const categories = defaultCategories.flatMap(({ name: category, subcategories }) =>
  subcategories.filter(({ name }) => !neverFilled.has(name)).map(({ name }) => ({ category, subcategory: name })),
);

describe('description', () => {
  it('contains the kind, the sun protection factor and the number of shades', () => {
    const shades = [{ name: 'Fair', hex: '#F0E0D0' }];
    const text = sentence({ ...foundation, range: { all: 1, shades } });
    expect(text).toContain('foundation stick with SPF 20 in 1 shades');
    expect(sentence({ ...foundation, range: { all: 50, shades } })).toContain('in more than 1 shades');
    expect(text).not.toContain('by By');
  });

  it.each(categories)('has words for $category, $subcategory', (category) => {
    const text = sentence({ brand: 'Brand', name: 'Plain', ...category });
    expect(text).toMatch(/^[A-Z].{15,180}\.$/);
    expect(text).toContain('Brand');
  });
});
