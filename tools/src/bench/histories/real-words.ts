import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CategoryEvent } from '@henna/domain';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { randomFrom } from '../random.ts';
import { timeOf, type History, type StreamHistory } from './history.ts';
import type { KnownProduct } from './catalogue.ts';

/** Relative to the built program. */
const file = fileURLToPath(new URL('../../backend/data/catalogue.json', import.meta.url));

/**
 * A catalogue of any size whose words are as frequent as in a real one: the brands, places and descriptions of the
 * demo's products, each further name made of the beginning of one and the end of another.
 */
export const realWords = (
  productCount: number,
  seed: number,
): { history: History; products: readonly KnownProduct[] } => {
  const random = randomFrom(seed);
  const { brands, categories, products: real } = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  const brandIds = new Map(brands.map(({ name }) => [name, random.id()]));
  const placeIds = new Map<string, { categoryId: string; subcategoryId: string }>();
  const frame: StreamHistory[] = brands.map(({ name, displayName }, index) => ({
    stream: `brand-${brandIds.get(name)!}`,
    events: [
      {
        type: 'BrandAdded',
        data: { ...named(name, displayName, {}, index), brandId: brandIds.get(name)!, logoUrl: null, website: null },
      },
    ],
  }));
  for (const [index, { name, displayName, labels, sortOrder, subcategories }] of categories.entries()) {
    const categoryId = random.id();
    const events: CategoryEvent[] = [
      { type: 'CategoryAdded', data: { ...named(name, displayName, labels, index), categoryId, sortOrder } },
      ...subcategories.map((each): CategoryEvent => {
        const subcategoryId = random.id();
        placeIds.set(`${name}: ${each.name}`, { categoryId, subcategoryId });
        const fields = named(each.name, each.displayName, each.labels, index);
        return { type: 'SubcategoryAdded', data: { ...fields, categoryId, subcategoryId, sortOrder: each.sortOrder } };
      }),
    ];
    frame.push({ stream: `category-${categoryId}`, events });
  }
  const words = real.map(({ name }) => name.split(' '));
  const nameOf = (index: number) => {
    const [first, second] = [random.pick(words), random.pick(words)];
    const mixed = [...first.slice(0, Math.ceil(first.length / 2)), ...second.slice(Math.floor(second.length / 2))];
    return index < words.length ? words[index]!.join(' ') : `${mixed.join(' ')} ${index}`;
  };
  const shelves = Array.from({ length: productCount }, (_, index): StreamHistory => {
    const productId = random.id();
    const { brand, category, subcategory, description } = index < real.length ? real[index]! : random.pick(real);
    const data = {
      productId,
      name: nameOf(index),
      brandId: brandIds.get(brand)!,
      ...placeIds.get(`${category}: ${subcategory}`)!,
      description,
      imageUrl: `/art/${productId}.svg`,
      shades: [],
      addedAt: timeOf(random.below(300), index % 86_400_000),
    };
    return { stream: `product-${productId}`, events: [{ type: 'ProductAdded', data }] };
  });
  const options = [{ id: random.id(), label: 'Good' }];
  const products = shelves.map(({ stream }) => ({ id: stream.slice('product-'.length), options }));
  return { history: [frame, shelves], products };
};

const named = (name: string, displayName: string, labels: { ar?: string }, index: number) => ({
  name,
  displayName,
  labels,
  description: null,
  active: true,
  addedAt: timeOf(0, index),
});
