import type { Candidate, Shade, ShadeRange } from './candidate.ts';
import type { ShadeRow } from './read-sources.ts';
import { cleanName } from './clean-name.ts';

const maxShades = 40;

const lightness = (hex: string) => {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5);
};

const misspelled: Record<string, string> = { Carmel: 'Caramel', Geniune: 'Genuine', Brulee: 'Brûlée' };

const textOf = (text: string) => (text === 'NA' ? '' : text.replace(/\s+/g, ' ').trim());

/** A shade's number and name as printed on the box, or nothing where the row holds other text. */
function shadeName({ name, specific, product, brand }: ShadeRow): string | undefined {
  const word = textOf(name).replace(/ Sephora Quality.*$/, '');
  if (word.includes(brand) || word.includes(product) || /clean at sephora/i.test(word)) return undefined;
  const number = textOf(specific);
  const words = cleanName(word.replace(/[\s)]+$/, '')).replace(/\p{L}+/gu, (one) => misspelled[one] ?? one);
  const text = number && !words.includes(number) ? `${number} ${words}` : words;
  return text.trim() || undefined;
}

/** At most 40 of them, evenly spread, with the lightest and the deepest. */
function pickEvenly(shades: Shade[]): Shade[] {
  if (shades.length <= maxShades) return shades;
  return Array.from(
    { length: maxShades },
    (_, at) => shades[Math.round((at * (shades.length - 1)) / (maxShades - 1))]!,
  );
}

/** The shades of one product from light to deep, each name once. */
export function shadesOf(rows: ShadeRow[]): ShadeRange {
  const shadesByName = new Map<string, Shade>();
  for (const row of rows) {
    const name = shadeName(row);
    if (name && !shadesByName.has(name) && /^#[0-9a-f]{6}$/i.test(row.hex))
      shadesByName.set(name, { name, hex: row.hex.toUpperCase() });
  }
  const sorted = [...shadesByName.values()].sort((a, b) => lightness(b.hex) - lightness(a.hex));
  return { all: sorted.length, shades: pickEvenly(sorted) };
}

/** The rows of each product, in file order. */
function byProduct(rows: ShadeRow[]): ShadeRow[][] {
  const groups = new Map<string, ShadeRow[]>();
  for (const row of rows) {
    const key = `${row.brand}|${row.product}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** One candidate per foundation with at least five shades, the widest range first. */
export function shadeCandidates(rows: ShadeRow[]): Candidate[] {
  return byProduct(rows)
    .map((group) => ({ ...group[0]!, range: shadesOf(group) }))
    .filter(({ range }) => range.all >= 5)
    .map(({ brand, product, range }) => ({ brand, name: product, sourceCategory: 'shades', rank: -range.all, range }))
    .sort((a, b) => a.rank - b.rank);
}
