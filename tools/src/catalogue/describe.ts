import { createHash } from 'node:crypto';
import type { PlacedProduct } from './candidate.ts';
import { kinds } from './describe-kinds.ts';

interface Words {
  /** Noun with its article and, where known, sun protection and shades. */
  a: string;
  noun: string;
  brand: string;
  use: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sentences: ((words: Words) => string)[] = [
  ({ a, brand }) => `${capital(a)} from ${brand}.`,
  ({ a, brand, use }) => `${capital(a)} from ${brand}, ${use}.`,
  ({ a, brand, use }) => `${capital(a)} by ${brand}, ${use}.`,
  ({ a, brand, use }) => `From ${brand}: ${a}, ${use}.`,
  ({ a, brand, use }) => `By ${brand}: ${a} ${use}.`,
  ({ a, brand, use }) => `${brand} made ${a} ${use}.`,
  ({ a, brand, use }) => `${capital(use)}: ${a} from ${brand}.`,
  ({ a, brand, use }) => `${capital(use)}, ${a} by ${brand}.`,
  ({ a, brand, use }) => `Here ${brand} offers ${a}, ${use}.`,
  ({ a, brand, use }) => `${capital(a)} ${use}, made by ${brand}.`,
  ({ a, brand, use }) => `What ${brand} has to offer ${use}: ${a}.`,
  ({ a, brand, use }) => `${capital(a)} ${use}, from the range of ${brand}.`,
];

function pick<Item>(items: Item[], key: string): Item {
  return items[createHash('sha256').update(key).digest().readUInt32BE(0) % items.length]!;
}

const article = (noun: string) => (/^(color for|micellar)/.test(noun) ? '' : /^[aeiou]/i.test(noun) ? 'an ' : 'a ');

/**
 * One plain sentence of our own, from what is known: the kind, the maker, the sun protection factor, the number of shades.
 * @param shades how many the product comes in, 0 if unknown.
 */
export function describe(product: Omit<PlacedProduct, 'rank'>, shades: number): string {
  const { brand, name, category, subcategory } = product;
  const kind = kinds[category]?.[subcategory];
  if (!kind) throw new Error(`No words for ${category}: ${subcategory}`);
  const noun = kind.nouns?.find(([says]) => says.test(name))?.[1] ?? kind.noun;
  const factor = /SPF \d+\+?/.exec(name)?.[0];
  const a = `${article(noun)}${noun}${factor ? ` with ${factor}` : ''}${shades > 0 ? ` in ${shades} shades` : ''}`;
  const key = `${brand}|${name}`;
  return pick(sentences, `sentence ${key}`)({ a, noun, brand, use: pick(kind.uses, `use ${key}`) });
}
