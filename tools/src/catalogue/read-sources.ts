import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Candidate } from './candidate.ts';

interface StoreRow {
  brand_name: string;
  product_name: string;
  loves_count: string;
  primary_category: string;
  secondary_category: string;
  tertiary_category: string;
}

interface PerfumeRow {
  Brand: string;
  source_url: string;
}

interface MakeupRow {
  brand: string | null;
  name: string;
  product_type: string;
  category: string | null;
}

export interface ShadeRow {
  brand: string;
  product: string;
  name: string;
  specific: string;
  hex: string;
}

const csv = <Row>(folder: string, file: string) =>
  parse<Row>(readFileSync(join(folder, file)), { columns: true, bom: true, relax_column_count: true });

/** Candidates of `sephora-products.csv`, the best loved first; the category reads `Primary/Secondary/Tertiary`. */
export function readStoreProducts(folder: string): Candidate[] {
  return csv<StoreRow>(folder, 'sephora-products.csv')
    .sort((a, b) => Number(b.loves_count) - Number(a.loves_count))
    .map((row, rank) => ({
      brand: row.brand_name,
      name: row.product_name,
      sourceCategory: [row.primary_category, row.secondary_category, row.tertiary_category].join('/'),
      rank,
    }));
}

/** Candidates of `makeup-products.json` in file order; the category reads `api/type/kind`. */
export function readMakeupProducts(folder: string): Candidate[] {
  const rows = JSON.parse(readFileSync(join(folder, 'makeup-products.json'), 'utf8')) as MakeupRow[];
  return rows.flatMap(({ brand, name, product_type, category }, rank) =>
    brand ? [{ brand, name, sourceCategory: `api/${product_type}/${category ?? ''}`, rank: rank * 6 }] : [],
  );
}

/** Candidates of `fragrance-products.csv`; the name is the readable part of the page's address. */
export function readPerfumes(folder: string): Candidate[] {
  return csv<PerfumeRow>(folder, 'fragrance-products.csv').flatMap(({ Brand: brand, source_url }, rank) => {
    const name = /\/product\/(.+)-P\d+/.exec(source_url)?.[1]?.replaceAll('-', ' ');
    return name ? [{ brand, name, sourceCategory: 'Fragrance/Women/Perfume', rank }] : [];
  });
}

/** All rows of `foundation-shades.csv` in file order. */
export const readShades = (folder: string): ShadeRow[] => csv<ShadeRow>(folder, 'foundation-shades.csv');
