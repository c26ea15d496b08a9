import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue.ts';
import { span } from './created-at.ts';
import { productKey } from './duplicates.ts';

const { brands, categories, products } = JSON.parse(
  readFileSync(join(__dirname, '../../../backend/data/catalogue.json'), 'utf8'),
) as Catalogue;

const count = (keys: string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

describe('backend/data/catalogue.json', () => {
  it('holds at least 400 products, each once', () => {
    expect(products.length).toBeGreaterThanOrEqual(400);
    const keys = products.map(({ brand, name }) => productKey(brand, name));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('has every product in a subcategory it declares, at least four in each', () => {
    const declared = categories.flatMap(({ name, subcategories }) =>
      subcategories.map((one) => `${name}: ${one.name}`),
    );
    const counts = count(products.map(({ category, subcategory }) => `${category}: ${subcategory}`));
    expect([...counts.keys()].sort()).toEqual([...declared].sort());
    expect([...counts].filter(([, number]) => number < 4)).toEqual([]);
    expect(declared).toContain('makeup: lip/cheek');
  });

  it('has every brand it declares, none over five percent', () => {
    const counts = count(products.map(({ brand }) => brand));
    expect([...counts.keys()].sort()).toEqual(brands.map(({ name }) => name).sort());
    expect([...counts].filter(([, number]) => number > products.length * 0.05)).toEqual([]);
  });

  it('keeps names, descriptions and times in bounds', () => {
    for (const { name, description, createdAt } of products) {
      expect([name, /™|®|\s{2}|^\s|\s$|&\w+;/.test(name)]).toEqual([name, false]);
      expect([description, description.length <= 200]).toEqual([description, true]);
      expect(Date.parse(createdAt) >= span.from && Date.parse(createdAt) < span.to).toBe(true);
    }
  });

  it('shades every foundation, by name and color', () => {
    for (const { name, subcategory, shades } of products) {
      if (subcategory === 'foundation') expect([name, shades?.length ?? 0]).not.toEqual([name, 0]);
      expect(shades?.length ?? 0).toBeLessThanOrEqual(40);
      expect((shades ?? []).filter((shade) => !shade.name || !/^#[0-9A-F]{6}$/.test(shade.hex))).toEqual([]);
    }
  });
});
