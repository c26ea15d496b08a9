import type { CategorizedProduct, ShadeRange } from './candidate.ts';
import kindsFile from './data/kinds.json' with { type: 'json' };
import nameWordsFile from './data/name-words.json' with { type: 'json' };
import usesFile from './data/uses.json' with { type: 'json' };

type Described = Omit<CategorizedProduct, 'rank'>;
/** A word for names that fit a regular expression. */
type WordOfName = readonly [pattern: string, word: string];

/** The nouns for the products of a subcategory. */
interface Kind {
  /** Plain noun, without its article. */
  noun: string;
  /** More exact nouns; the first that fits. */
  nouns?: WordOfName[];
}

/** By category and subcategory. */
const kinds = kindsFile as unknown as Record<string, Record<string, Kind>>;
/** What people do with the products of a subcategory, true of each of them. */
const uses = usesFile as Record<string, Record<string, string[]>>;
const nameWords = nameWordsFile as unknown as Record<
  'adjectives' | 'ingredients' | 'purposes' | 'scents',
  WordOfName[]
>;

const mostAdjectives = 2;
const mostIngredients = 3;
const mostCharacters = 200;

const wordsOf = (name: string, words: readonly WordOfName[]) =>
  words.flatMap(([pattern, word]) => (new RegExp(pattern, 'i').test(name) ? [word] : []));

const article = (noun: string) => (/^(color for|micellar)/.test(noun) ? '' : /^[aeiou]/i.test(noun) ? 'an ' : 'a ');

const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}` : words.join('');

/** "in 20 shades"; of a range that is cut only "more than". */
function inShades({ all, shades }: ShadeRange): string {
  return all > shades.length ? ` in more than ${shades.length} shades` : ` in ${all} shades`;
}

function nounOf({ category, subcategory, name }: Described): string {
  const kind = kinds[category]?.[subcategory];
  if (!kind) throw new Error(`No words for ${category}: ${subcategory}`);
  return wordsOf(name, kind.nouns ?? [])[0] ?? kind.noun;
}

/** An adjective adds nothing where the noun says it: no "hydrating moisturizer". */
function adjectivesFor(name: string, noun: string): string {
  const stem = (word: string) => word.slice(0, 4);
  const nounStems = [...noun.split(/[ -]/), ...(/moisturizer/.test(noun) ? ['hydrating'] : [])].map(stem);
  const adjectives = wordsOf(name, nameWords.adjectives).filter((word) => !nounStems.includes(stem(word)));
  return adjectives.slice(0, mostAdjectives).join(', ');
}

function properties(product: Described): string {
  const { name, category, range } = product;
  const factor = /SPF \d+\+?/.exec(name)?.[0];
  const isPerfume = category === 'perfumes';
  const noun = nounOf(product);
  const inside =
    isPerfume || category === 'makeup'
      ? []
      : wordsOf(name, nameWords.ingredients).filter((ingredient) => !noun.includes(ingredient));
  const contents = [...inside.slice(0, mostIngredients), ...(factor ? [factor] : [])];
  const scent = isPerfume ? wordsOf(name, nameWords.scents)[0] : undefined;
  const purpose = wordsOf(name, nameWords.purposes)[0];
  return [
    scent ? ` named after ${scent}` : '',
    contents.length > 0 ? ` with ${listed(contents)}` : '',
    purpose ? ` ${purpose}` : '',
    range ? inShades(range) : '',
  ].join('');
}

/**
 * Two plain sentences of our own: what it is, from its kind, maker, name and shades; and how one uses such a thing.
 * @param place among the products of its subcategory, from 0: neighbours get different second sentences
 */
export function describe(product: Described, position = 0): string {
  const { brand, name, category, subcategory } = product;
  const noun = nounOf(product);
  const adjectives = adjectivesFor(name, noun);
  const what = adjectives ? `${adjectives} ${noun}` : noun;
  const by = brand.startsWith('By ') ? 'from' : 'by';
  const first = `${article(what)}${what}${properties(product)} ${by} ${brand}`;
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}${brand.endsWith('.') ? '' : '.'}`;
  const all = uses[category]?.[subcategory] ?? [];
  const use = all[position % all.length];
  const both = use ? `${sentence} ${use}` : sentence;
  return both.length <= mostCharacters ? both : sentence;
}
