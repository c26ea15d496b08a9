import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
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

  it('says what the name says, once', () => {
    const text = sentence({
      brand: 'Ann',
      name: 'Hydrating Rose + Squalane Gel Moisturizer SPF 30',
      category: 'skincare',
      subcategory: 'moisturizer',
    });
    expect(text).toMatch(/^A gel moisturizer with squalane, rose and SPF 30 by Ann\. /);
  });

  it('gives neighbours different second sentences', () => {
    expect(sentence(foundation, 0)).not.toBe(sentence(foundation, 1));
  });

  it.each(categories)('has words for $category, $subcategory', (category) => {
    const text = sentence({ brand: 'Brand', name: 'Plain', ...category });
    expect(text).toMatch(/^[A-Z].{15,180}\.$/);
    expect(text).toContain('Brand');
  });
});

describe('the descriptions of the demo', () => {
  const { products } = JSON.parse(
    readFileSync(join(__dirname, '../../../backend/data/catalogue.json'), 'utf8'),
  ) as Catalogue;

  it('share no sentence among more than three products', () => {
    const uses = new Map<string, number>();
    for (const { description } of products)
      for (const text of description.split(/(?<=[a-z])\. /)) uses.set(text, (uses.get(text) ?? 0) + 1);
    expect([...uses].filter(([, count]) => count > 3)).toEqual([]);
  });

  it('praise nothing', () => {
    const praise = /\b(perfect|ultimate|amazing|luxur\w+|must-have|iconic|flawless|miracle|award\w*|clinical\w*)\b/i;
    const texts = products.map(({ brand, description }) => description.replace(brand, ''));
    expect(texts.filter((text) => praise.test(text))).toEqual([]);
  });
});
