import { randomFrom } from '../../shared/random.ts';
import { arabicWords, nameRules } from './silhouette-rules.ts';
import type { Silhouette } from './silhouettes/index.ts';
import { categoryKey } from './tints.ts';
import { defaultSilhouettes, kindsByWords, usualSilhouettes, type Choice } from './usual-silhouettes.ts';

/** What decides how a product is drawn. */
export interface ProductKind {
  name: string;
  category: string;
  subcategory: string;
}

// Maps, because a category may be called `constructor`.
const usual = new Map<string, Choice>(
  Object.entries(usualSilhouettes).flatMap(([category, list]) =>
    Object.entries(list).map(([subcategory, choice]) => [`${category}/${subcategory}`, choice] as const),
  ),
);
const defaults = new Map(Object.entries(defaultSilhouettes));
const arabic = new Map(Object.entries(arabicWords));

/** Matches any of the alternatives as whole words, in singular or plural. */
const matcher = (alternatives: string): RegExp =>
  new RegExp(
    `(?:^| )(?:${alternatives
      .split('|')
      .map((words) => (words.endsWith('$') ? `${words.slice(0, -1)}(?:e?s)?$` : `${words}(?:e?s)?(?= |$)`))
      .join('|')})`,
  );

const rules = nameRules.map(([words, choice, within]) => ({
  matches: matcher(words),
  choice,
  within: within === undefined ? undefined : new Set(within.split(' ')),
}));
const rulesWithin = (category: string, subcategory: string) =>
  rules.filter(({ within }) => !within || within.has(category) || within.has(subcategory));
const kinds = kindsByWords.map(([words, kind]) => ({ words: matcher(words), kind }));

/**
 * A name as plain lower-case words. What a product is free of or infused with says nothing about its shape; `skinstick` is a stick
 * and `matchstix` one too, but a lipstick is not.
 */
export function wordsOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[\p{L}\d]+[ -](?:free|infused)\b/gu, ' ')
    .replace(/ة/g, 'ه')
    .split(/[^\p{L}\d]+/u)
    .map((word) => arabic.get(word) ?? arabic.get(word.replace(/^(?:و?ال|لل)/, '')) ?? word)
    .map((word) => (word === 'stix' ? 'stick' : word.replace(/^(?!lip).+(stick|pencil)s?$/, '$1')))
    .filter(Boolean)
    .join(' ');
}

/** The category and subcategory, as keys, that a product belongs to; those that its name tells where its subcategory is not one of the usual. */
function kindOf(words: string, category: string, subcategory: string): string {
  const kind: string = `${categoryKey(category)}/${categoryKey(subcategory)}`;
  if (usual.has(kind)) return kind;
  const inCategory = kinds.filter((candidate) => !category || candidate.kind.startsWith(`${categoryKey(category)}/`));
  const ofName = [...inCategory, ...kinds].find((candidate) => candidate.words.test(words));
  return ofName?.kind ?? kind;
}

/** The silhouettes that fit a product: by the words of its name first, then by its subcategory, then by its category. */
export function silhouettesThatFit({ name, category, subcategory }: ProductKind): Choice {
  const words = wordsOf(name);
  const kind = kindOf(words, category, subcategory);
  const [categoryOfKind = '', subcategoryOfKind = ''] = kind.split('/');
  const applicable = rulesWithin(categoryOfKind, subcategoryOfKind);
  const ruleFor = (text: string) => applicable.find(({ matches }) => matches.test(text));
  // “Cream with Argan Oil for Dry Skin” is a cream; what it is made with only counts where the rest says nothing.
  const rule = ruleFor(words.replace(/ (?:with|for) .*/, '')) ?? ruleFor(words);
  return rule?.choice ?? usual.get(kind) ?? [defaults.get(categoryOfKind) ?? 'jar'];
}

/** The silhouette of a product; the seed chooses among several that fit. */
export const silhouetteFor = (product: ProductKind, seed = ''): Silhouette =>
  randomFrom(`silhouette ${seed}`).pick<Silhouette>(silhouettesThatFit(product));
