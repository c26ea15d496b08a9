import { createHash } from 'node:crypto';
import type { CategorizedProduct, ShadeRange } from './candidate.ts';
import kindsFile from './data/kinds.json' with { type: 'json' };

/** The nouns and uses of the products of a subcategory. */
interface Kind {
  /** Plain noun, without its article. */
  noun: string;
  /** More exact nouns, by a regular expression on the product's name; the first that fits. */
  nouns?: [name: string, noun: string][];
  /** What one uses it for, "for …" or "to …": facts of the kind, never of the product. */
  uses: string[];
}

/** By category and subcategory. */
const kinds = kindsFile as unknown as Record<string, Record<string, Kind>>;

interface SentenceParts {
  /** Noun with its article and, where known, sun protection and shades. */
  a: string;
  brand: string;
  /** "by" or "from". */
  by: string;
  /** "for …" or "to …". */
  use: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sentences: ((parts: SentenceParts) => string)[] = [
  ({ a, brand, use }) => `${capital(a)} from ${brand}, ${use}.`,
  ({ a, brand, by, use }) => `${capital(a)} ${by} ${brand}, ${use}.`,
  ({ a, brand, use }) => `${capital(a)} ${use}, from ${brand}.`,
  ({ a, brand, by, use }) => `${capital(a)} ${use}, ${by} ${brand}.`,
  ({ a, brand, use }) => `From ${brand}: ${a} ${use}.`,
  ({ a, brand, use }) => `One ${use}: ${a} from ${brand}.`,
  ({ a, brand, by, use }) => `One ${use}: ${a} ${by} ${brand}.`,
  ({ a, brand, use }) => `${capital(use)}: ${a} from ${brand}.`,
  ({ a, brand, by, use }) => `${capital(use)}: ${a} ${by} ${brand}.`,
  ({ a, brand, use }) => `${capital(a)} that ${brand} makes ${use}.`,
  ({ a, brand, use }) => `${capital(a)} in the range of ${brand}, ${use}.`,
  ({ a, brand, use }) => `${brand} makes this one ${use}: ${a}.`,
];

function pick<Item>(items: Item[], key: string): Item {
  return items[createHash('sha256').update(key).digest().readUInt32BE(0) % items.length]!;
}

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
  const key = `${brand}|${name}`;
  const by = brand.startsWith('By ') ? 'from' : 'by';
  return pick(sentences, `sentence ${key}`)({ a, brand, by, use: pick(kind.uses, `use ${key}`) });
}
