import type { Catalogue } from './catalogue.ts';

function count(keys: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Figures of a catalogue for the one who curates it. */
export function report({ products, brands, categories }: Catalogue): string {
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
