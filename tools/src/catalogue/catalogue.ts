import type { CategorizedProduct, Shade } from './candidate.ts';
import { spreadCreatedAt } from './created-at.ts';
import defaultCategories from './data/default-categories.json' with { type: 'json' };
import { describe } from './describe.ts';
import { productKey } from './duplicates.ts';

/** A voting option: its English label, the Arabic one, and whether it praises or complains. */
interface OptionSeed {
  label: string;
  ar: string;
  tone: string;
}

interface SubcategorySeed {
  name: string;
  displayName: string;
  labels: { ar: string };
  /** Options of its own; without them the category's set applies. */
  options?: OptionSeed[];
}

interface CategorySeed {
  /** The URL key. */
  name: string;
  displayName: string;
  labels: { ar: string };
  description: string;
  descriptionLabels: { ar: string };
  options: OptionSeed[];
  subcategories: SubcategorySeed[];
}

interface CatalogueProduct {
  brand: string;
  name: string;
  category: string;
  subcategory: string;
  description: string;
  createdAt: string;
  shades?: Shade[];
}

type Ordered<Item> = Item & { sortOrder: number };

export interface Catalogue {
  notice: string[];
  brands: { name: string; displayName: string }[];
  categories: Ordered<Omit<CategorySeed, 'subcategories'> & { subcategories: Ordered<SubcategorySeed>[] }>[];
  products: CatalogueProduct[];
}

const notice = [
  'Products: that a product of this brand, name and kind exists. Descriptions, labels and voting options are ours.',
  'Shades of foundations and tinted moisturizers: from makeup-shades by The Pudding (github.com/the-pudding/data), MIT License.',
];

/** The default category set of the specification (section 9), in its order, with Arabic labels and voting options. */
const defaultSet: CategorySeed[] = defaultCategories;

const collator = new Intl.Collator('en');

/** The categories and subcategories that have products, numbered in the order of the default set. */
function categoriesOf(products: CategorizedProduct[]): Catalogue['categories'] {
  const inUse = new Set(products.map(({ category, subcategory }) => `${category}: ${subcategory}`));
  return defaultSet
    .map((category) => ({
      ...category,
      subcategories: category.subcategories
        .filter(({ name }) => inUse.has(`${category.name}: ${name}`))
        .map((subcategory, sortOrder) => ({ ...subcategory, sortOrder })),
    }))
    .map((category, sortOrder) => ({ ...category, sortOrder }));
}

/** The catalogue as it is written: brands by name, products by category, subcategory, brand and name. */
export function catalogueOf(products: CategorizedProduct[]): Catalogue {
  const categories = categoriesOf(products);
  const order = categories.flatMap(({ name, subcategories }) => subcategories.map((one) => `${name}: ${one.name}`));
  const positionOf = ({ category, subcategory }: CategorizedProduct) => order.indexOf(`${category}: ${subcategory}`);
  const sorted = [...products].sort(
    (a, b) => positionOf(a) - positionOf(b) || collator.compare(a.brand, b.brand) || collator.compare(a.name, b.name),
  );
  const times = spreadCreatedAt(sorted.map(({ brand, name }) => productKey(brand, name)));
  const catalogued = sorted.map((product, at): CatalogueProduct => {
    const { brand, name, category, subcategory, range } = product;
    const first = sorted.findIndex((one) => positionOf(one) === positionOf(product));
    const description = describe(product, at - first);
    const described = { brand, name, category, subcategory, description, createdAt: times[at]! };
    return range ? { ...described, shades: range.shades } : described;
  });
  const brands = [...new Set(products.map(({ brand }) => brand))].sort(collator.compare);
  return { notice, brands: brands.map((name) => ({ name, displayName: name })), categories, products: catalogued };
}
