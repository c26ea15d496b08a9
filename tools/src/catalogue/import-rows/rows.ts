import { createHash } from 'node:crypto';

/** A UUID (version 5 in form) that the same parts always give. */
export const uuidOf = (...parts: readonly string[]): string => {
  const bytes = createHash('sha1').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

export const toKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Equal for rows that the service takes for one product: brand and name without case, marks and extra spaces. */
const productKey = (brand: string, name: string): string =>
  [brand, name]
    .map((text) =>
      text
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
  readonly addShades?: readonly { readonly name: string; readonly hex: string }[];
}

type Row = Readonly<Record<string, unknown>>;

/** Import rows by kind, collected from catalogues. Errors of a catalogue stay in, for the import to report. */
export class ImportRows {
  readonly brands = new Map<string, Row>();
  readonly categories = new Map<string, Row>();
  readonly subcategories = new Map<string, Row>();
  readonly products: Row[] = [];
  readonly ratings: Row[] = [];
  readonly comments: Row[] = [];
  private readonly productIds = new Map<string, string>();

  /** Returns the id that ratings and comments refer to: of the first row, where several catalogues list the product and the import skips the others. */
  addProduct({ source, brand, name, category, subcategory, ...rest }: Product): string {
    const id = uuidOf('product', source, brand, name);
    if (brand && !this.brands.has(toKey(brand)))
      this.brands.set(toKey(brand), { id: uuidOf('brand', toKey(brand)), name: brand, displayName: brand });
    if (!this.categories.has(category))
      this.categories.set(category, {
        id: uuidOf('category', category),
        name: category,
        displayName: toDisplayName(category),
      });
    const path = `${category}/${toKey(subcategory)}`;
    if (!this.subcategories.has(path))
      this.subcategories.set(path, {
        id: uuidOf('subcategory', path),
        category,
        name: toKey(subcategory),
        displayName: toDisplayName(subcategory),
      });
    this.products.push({ id, brand, name, category, subcategory: toKey(subcategory), ...rest });
    const sameProduct = productKey(brand, name);
    const first = this.productIds.get(sameProduct) ?? id;
    this.productIds.set(sameProduct, first);
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

const toDisplayName = (text: string) =>
  text
    .trim()
    .replace(/[_-]+/g, ' ')
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
