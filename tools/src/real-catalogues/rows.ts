import { createHash } from 'node:crypto';

/** A UUID (version 5 in form) that the same words always give. */
export const idOf = (...words: readonly string[]): string => {
  const bytes = createHash('sha1').update(JSON.stringify(words)).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

export const key = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One product under the service's rules: brand and name without regard to case, marks and spaces. */
const samenessOf = (brand: string, name: string): string =>
  [brand, name]
    .map((words) =>
      words
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('/');

interface Product {
  readonly source: string;
  readonly brand: string;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  readonly description?: string | null;
  readonly imageUrl?: string | null;
  readonly createdAt?: string | null;
  readonly shades?: readonly { readonly name: string; readonly hex: string }[];
}

type Row = Readonly<Record<string, unknown>>;

/** Import rows by kind, gathered from catalogues. Nothing is mended: what a catalogue has wrong, the import tells. */
export class Rows {
  readonly brands = new Map<string, Row>();
  readonly categories = new Map<string, Row>();
  readonly subcategories = new Map<string, Row>();
  readonly products: Row[] = [];
  readonly ratings: Row[] = [];
  readonly comments: Row[] = [];
  private readonly productIds = new Map<string, string>();

  /** Answers the id under which acts find it: of the first row, where several catalogues have it and the import skips one. */
  addProduct({ source, brand, name, category, subcategory, ...rest }: Product): string {
    const id = idOf('product', source, brand, name);
    if (brand && !this.brands.has(key(brand)))
      this.brands.set(key(brand), { id: idOf('brand', key(brand)), name: brand, displayName: brand });
    if (!this.categories.has(category))
      this.categories.set(category, { id: idOf('category', category), name: category, displayName: titled(category) });
    const part = `${category}/${key(subcategory)}`;
    if (!this.subcategories.has(part))
      this.subcategories.set(part, {
        id: idOf('subcategory', part),
        category,
        name: key(subcategory),
        displayName: titled(subcategory),
      });
    this.products.push({ id, brand, name, category, subcategory: key(subcategory), ...rest });
    const sameness = samenessOf(brand, name);
    const first = this.productIds.get(sameness) ?? id;
    this.productIds.set(sameness, first);
    return first;
  }

  /** By kind, in the order in which they are to be imported. */
  files(): Readonly<Record<string, readonly Row[]>> {
    const { brands, categories, subcategories, products, ratings, comments } = this;
    return {
      brands: [...brands.values()],
      categories: [...categories.values()],
      subcategories: [...subcategories.values()],
      products,
      ratings,
      comments,
    };
  }
}

const titled = (words: string) =>
  words
    .trim()
    .replace(/[_-]+/g, ' ')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
