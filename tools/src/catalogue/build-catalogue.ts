/**
 * Builds `backend/data/catalogue.json` from product lists (brand, name and kind only) and open shade data:
 *
 *     TS_NODE_PROJECT=tools/tsconfig.json \
 *       node --import @swc-node/register/esm-register tools/src/catalogue/build-catalogue.ts <data folder>
 *
 * Rows pass through these steps, each a pure function: filter, clean the spelling of brand and name, assign a category by
 * rules and hand-made corrections, remove duplicates, select the best known within limits.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { curate } from './curate.ts';
import { readMakeupProducts, readPerfumes, readShades, readStoreProducts } from './read-sources.ts';
import { shadeCandidates } from './shades.ts';

const target = fileURLToPath(new URL('../../../backend/data/catalogue.json', import.meta.url));

function count(keys: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Figures of a catalogue, for checking the result. */
function report({ products, brands, categories }: Catalogue): string {
  const lines = categories.map(({ name, subcategories }) => {
    const inside = count(products.filter((one) => one.category === name).map((one) => one.subcategory));
    const total = inside.reduce((sum, [, n]) => sum + n, 0);
    return `${name} ${total}: ${subcategories.map((one) => `${one.name} ${new Map(inside).get(one.name)}`).join(', ')}`;
  });
  const [brand, most] = count(products.map((one) => one.brand))[0] ?? ['none', 0];
  const share = ((100 * most) / products.length).toFixed(1);
  return [
    `${products.length} products of ${brands.length} brands; the largest, ${brand}, has ${share} %`,
    ...lines,
    `${products.filter(({ shades }) => shades).length} products with shades`,
  ].join('\n');
}

const folder = process.argv[2];
if (!folder) {
  console.error('Which folder holds the source lists?');
  process.exit(1);
}
const products = curate([
  ...shadeCandidates(readShades(folder)),
  ...readPerfumes(folder),
  ...readStoreProducts(folder),
  ...readMakeupProducts(folder),
]);
const catalogue = catalogueOf(products);
writeFileSync(target, `${JSON.stringify(catalogue, null, 1)}\n`);
console.log(report(catalogue));
