import { readFileSync } from 'node:fs';
import { forEach } from './bits.ts';
import { TextSearch, type NamedRecords } from './text-search.ts';
import { typosOf } from './testing/typos.ts';

interface Seed {
  readonly name: string;
  readonly displayName: string;
  readonly labels?: { readonly ar?: string };
}
interface ProductSeed {
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly category: string;
  readonly subcategory: string;
}

/** The demo's catalogue. */
const { brands, categories, products } = JSON.parse(
  readFileSync(new URL('../../../data/catalogue.json', import.meta.url), 'utf8'),
) as {
  readonly brands: readonly Seed[];
  readonly categories: readonly (Seed & { readonly subcategories: readonly Seed[] })[];
  readonly products: readonly ProductSeed[];
};

const record = (id: string, { name, displayName, labels = {} }: Seed) => ({ _id: id, id, name, displayName, labels });
const records: NamedRecords = {
  allBrands: () => brands.map((brand) => record(brand.name, brand)),
  allCategories: () =>
    categories.map((category) => ({
      ...record(category.name, category),
      subcategories: category.subcategories.map((each) => record(`${category.name}: ${each.name}`, each)),
    })),
};

const search = new TextSearch(records);
search.reindexNames();
for (const [slot, { brand, category, subcategory, ...product }] of products.entries()) {
  search.addToGroups({ slot, brandId: brand, categoryId: category, subcategoryId: `${category}: ${subcategory}` });
  search.index(slot, product);
}

const firstNames = (text: string, count: number) => {
  const slots: number[] = [];
  for (const level of search.find(text)?.levels ?? []) forEach(level, (slot) => slots.push(slot));
  return slots.slice(0, count).map((slot) => products[slot]!.name);
};

test('of 200 names with a typo, at least 190 find their product among the first three', () => {
  const typos = typosOf(
    products.map(({ name }) => name),
    200,
  );
  const missed = typos.filter(({ typed, name }) => !firstNames(typed, 3).includes(name));
  expect(new Set(typos.map(({ typed }) => typed)).size).toBeGreaterThan(190);
  expect(missed.length).toBeLessThanOrEqual(10);
});

test('of 100 Arabic names of categories with a typo, at least 95 find what the right spelling finds', () => {
  const labels = [...categories, ...categories.flatMap(({ subcategories }) => subcategories)].map(
    ({ labels: { ar } = {} }) => ar!,
  );
  const missed = typosOf(labels, 100).filter(
    ({ typed, name }) => firstNames(typed, 3).join() !== firstNames(name, 3).join(),
  );
  expect(missed.length).toBeLessThanOrEqual(5);
});

test.each([
  ['khol', 'Supreme Kohl Kajal Eyeliner'],
  ['velvett lipstick', 'Velvet Matte Lipstick Pencil'],
  ['hydration serum', 'Rose & Squalane Deep Hydration Oil-Infused Serum'],
  ['hydrating serum', 'Rose & Squalane Deep Hydration Oil-Infused Serum'],
])('%s finds %s first', (text, name) => expect(firstNames(text, 1)).toEqual([name]));

test.each([
  ['lotin', 'lotion'],
  ['serrum', 'serum'],
  ['lpi', 'lip'],
  ['fuonda', 'foundation'],
  ['liquidlipstick', 'liquid lipstick'],
  ['mois turizer', 'moisturizer'],
  ['settingpowdr', null],
])('%s is corrected to %s', (text, corrected) => expect(search.find(text)?.corrected).toBe(corrected));
