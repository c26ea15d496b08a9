import type { CategorizedProduct, ShadeRange } from './candidate.ts';
import kindsFile from './data/kinds.json' with { type: 'json' };

/** The nouns for the products of a subcategory. */
interface Kind {
  /** Plain noun, without its article. */
  noun: string;
  /** More exact nouns, by a regular expression on the product's name; the first that fits. */
  nouns?: [name: string, noun: string][];
}

/** By category and subcategory. */
const kinds = kindsFile as unknown as Record<string, Record<string, Kind>>;

const article = (noun: string) => (/^(color for|micellar)/.test(noun) ? '' : /^[aeiou]/i.test(noun) ? 'an ' : 'a ');

/** "in 20 shades"; of a range that is cut only "more than". */
function inShades({ all, shades }: ShadeRange): string {
  return all > shades.length ? ` in more than ${shades.length} shades` : ` in ${all} shades`;
}

/** One plain sentence of our own, from what is known: the kind, the maker, the sun protection factor, the shades. */
export function describe(product: Omit<CategorizedProduct, 'rank'>): string {
  const { brand, name, category, subcategory, range } = product;
  const kind = kinds[category]?.[subcategory];
  if (!kind) throw new Error(`No words for ${category}: ${subcategory}`);
  const noun = kind.nouns?.find(([pattern]) => new RegExp(pattern, 'i').test(name))?.[1] ?? kind.noun;
  const factor = /SPF \d+\+?/.exec(name)?.[0];
  const a = `${article(noun)}${noun}${factor ? ` with ${factor}` : ''}${range ? inShades(range) : ''}`;
  const by = brand.startsWith('By ') ? 'from' : 'by';
  return `${a.charAt(0).toUpperCase()}${a.slice(1)} ${by} ${brand}.`;
}
