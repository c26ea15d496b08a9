import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './read-csv.ts';
import { addReviews } from './reviews.ts';
import { toKey, type ImportRows } from './rows.ts';

interface MakeupProduct {
  readonly brand: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly image_link: string | null;
  readonly product_type: string | null;
  readonly created_at: string | null;
  readonly product_colors?: readonly { readonly hex_value: string; readonly colour_name: string | null }[];
}

/** The public makeup API's products: brand, name, type, description, image address, colours. */
const addMakeup = (file: string, rows: ImportRows) => {
  for (const product of JSON.parse(readFileSync(file, 'utf8')) as MakeupProduct[])
    rows.addProduct({
      source: 'makeup',
      brand: product.brand ?? '',
      name: product.name,
      category: 'makeup',
      subcategory: product.product_type ?? 'other',
      description: product.description,
      imageUrl: product.image_link,
      createdAt: product.created_at,
      addShades: (product.product_colors ?? []).map(({ hex_value: hex, colour_name: name }) => ({
        name: name ?? hex,
        hex,
      })),
    });
};

const categoryNames: Readonly<Record<string, string>> = {
  Makeup: 'makeup',
  Skincare: 'skincare',
  Hair: 'hair care',
  'Bath & Body': 'body care',
  Fragrance: 'perfumes',
};

/** A shop's list: name, brand, primary and secondary category. */
const addShopList = (file: string, rows: ImportRows) => {
  for (const {
    product_name: name = '',
    brand_name: brand = '',
    primary_category: primary = '',
    secondary_category: secondary,
  } of readCsv(file))
    rows.addProduct({
      source: 'shop',
      brand,
      name,
      category: categoryNames[primary] ?? (toKey(primary) || 'other'),
      subcategory: secondary || 'other',
    });
};

/** Foundations with their shades, a line for each shade. */
const shades = (file: string, rows: ImportRows) => {
  const products = new Map<string, { brand: string; name: string; shades: { name: string; hex: string }[] }>();
  for (const { brand = '', product: name = '', name: shade = '', specific = '', hex = '' } of readCsv(file)) {
    const product = products.get(`${brand}/${name}`) ?? { brand, name, shades: [] };
    products.set(`${brand}/${name}`, product);
    product.shades.push({ name: shade && shade !== 'NA' ? shade : specific, hex });
  }
  for (const product of products.values())
    rows.addProduct({ source: 'shades', category: 'makeup', subcategory: 'foundation', ...product });
};

/** Reads the supported catalogues that a folder holds. @returns their file names */
export const readCatalogues = (folder: string, rows: ImportRows): string[] => {
  const readers: Readonly<Record<string, (file: string) => void>> = {
    'makeup-products.json': (file) => addMakeup(file, rows),
    'sephora-products.csv': (file) => addShopList(file, rows),
    'foundation-shades.csv': (file) => shades(file, rows),
    'fragrance-reviews.csv': (file) => addReviews(folder, file, rows),
  };
  return Object.entries(readers).flatMap(([name, read]) => {
    const file = join(folder, name);
    if (!existsSync(file)) return [];
    read(file);
    return [name];
  });
};
