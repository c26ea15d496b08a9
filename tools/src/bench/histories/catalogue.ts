import type { BrandAdded, CategoryEvent, ProductAdded, VotingOption } from '@henna/domain';
import { randomFrom, type Random } from '../random.ts';
import { timeOf, type History, type StreamHistory } from './history.ts';

const brandCount = 20;
const categoryCount = 5;
const brandsPerCategory = brandCount / categoryCount;
const textures = ['Velvet', 'Satin', 'Sheer', 'Silk', 'Dewy'];
const kinds = ['Cream', 'Serum', 'Lipstick', 'Powder', 'Mist', 'Balm', 'Gloss'];
const optionLabels = ['Long-wearing', 'Easy to blend', 'Lightweight', 'Buildable', 'Fades quickly', 'Worth the price'];

/** A product as the histories after it need to know it. */
export interface KnownProduct {
  readonly id: string;
  readonly options: readonly VotingOption[];
}

export interface Catalogue {
  readonly history: History;
  readonly products: readonly KnownProduct[];
}

/**
 * The same brands, categories and subcategories whatever the number of products, so that only that number differs.
 * Every brand sells in one category and one subcategory: even of 100 products every filter finds a full page of five.
 */
export const catalogue = (productCount: number, seed: number): Catalogue => {
  const random = randomFrom(seed);
  const brandIds = Array.from({ length: brandCount }, random.id);
  const categories = Array.from({ length: categoryCount }, (_, index) => category(index, random));
  const products: KnownProduct[] = [];
  const shelves = Array.from({ length: productCount }, (_, index): StreamHistory => {
    const { id: categoryId, subcategoryIds, options } = categories[index % categoryCount]!;
    const subcategoryId = subcategoryIds[Math.floor(index / categoryCount) % brandsPerCategory]!;
    const event = product(index, { brandId: brandIds[index % brandCount]!, categoryId, subcategoryId }, random);
    products.push({ id: event.data.productId, options });
    return { stream: `product-${event.data.productId}`, events: [event] };
  });
  const brands = brandIds.map((id, index) => ({ stream: `brand-${id}`, events: [brand(id, index)] }));
  return { history: [[...brands, ...categories.map(({ history }) => history)], shelves], products };
};

/** Names as an address holds them. */
export const brandName = (index: number): string => `Brand ${index}`;
export const categoryName = (index: number): string => `category-${index}`;
export const subcategoryName = (category: number, index: number): string => `shelf-${category}-${index}`;
/** A word of five products' names, however many there are. */
export const rareWord = (group: number): string => `n${String(group).padStart(6, '0')}`;
/** A word of every fifth product's name. */
export const commonWord = textures[0]!;

const brand = (brandId: string, index: number): BrandAdded => ({
  type: 'BrandAdded',
  data: {
    brandId,
    name: brandName(index),
    displayName: brandName(index),
    labels: {},
    description: null,
    logoUrl: null,
    website: null,
    active: true,
    addedAt: timeOf(0, index),
  },
});

const category = (index: number, random: Random) => {
  const id = random.id();
  const subcategoryIds = Array.from({ length: brandsPerCategory }, random.id);
  const options = optionLabels.map((label) => ({ id: random.id(), label }));
  const fields = (name: string, sortOrder: number) => ({
    name,
    displayName: name,
    labels: {},
    description: null,
    active: true,
    sortOrder,
    addedAt: timeOf(0, index),
  });
  const events: CategoryEvent[] = [
    { type: 'CategoryAdded', data: { categoryId: id, ...fields(categoryName(index), index) } },
    ...subcategoryIds.map((subcategoryId, place): CategoryEvent => ({
      type: 'SubcategoryAdded',
      data: { categoryId: id, subcategoryId, ...fields(subcategoryName(index, place), place) },
    })),
    {
      type: 'VotingOptionsSet',
      data: { categoryId: id, subcategoryId: null, from: null, to: options, setAt: timeOf(0, index) },
    },
  ];
  return { id, subcategoryIds, options, history: { stream: `category-${id}`, events } };
};

const product = (
  index: number,
  place: Pick<ProductAdded['data'], 'brandId' | 'categoryId' | 'subcategoryId'>,
  random: Random,
): ProductAdded => {
  const productId = random.id();
  const texture = textures[Math.floor(index / brandCount) % textures.length]!;
  return {
    type: 'ProductAdded',
    data: {
      productId,
      name: `${texture} ${random.pick(kinds)} ${rareWord(Math.floor(index / 5))}`,
      ...place,
      description: `A ${texture.toLowerCase()} finish for every day, made to be measured.`,
      imageUrl: `/art/${productId}.svg`,
      shades: [],
      addedAt: timeOf(random.below(300), index % 86_400_000),
    },
  };
};
