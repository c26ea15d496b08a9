/** What is left of a word has at least so many letters. */
const shortestStem = 4;
const longestPlain = 3;
/** Longer texts are no words. */
const longestWord = 24;

const english = /^[a-z]+$/;
const arabic = /^[\u0621-\u064a]+$/;

/** Longer endings stand before those that they end with. */
const englishEndings = [
  ...['ization', 'isation', 'izing', 'ising', 'ized', 'ised', 'izer', 'iser', 'ize', 'ise'],
  ...['ation', 'ating', 'ated', 'ator', 'ate', 'ion', 'ing', 'ant', 'ed', 'er', 'ly', 'y', 'e'],
];
const arabicBeginnings = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و'];
const arabicEndings = ['هات', 'ات', 'ون', 'ين', 'ان', 'اء', 'ها', 'يه', 'ه', 'ي'];

/**
 * What the forms of a word share: "hydrating" and "hydration", "عطر" and "العطور". Two words with one stem are forms of
 * each other; the stem itself is no word. `undefined` for what has no forms: numbers, other scripts.
 *
 * English: a light version of Porter's stemmer ("An algorithm for suffix stripping", 1980): the plural, then endings as
 * long as enough is left. Arabic: the light10 stemmer (Larkey, Ballesteros and Connell, "Light stemming for Arabic
 * information retrieval", 2007), then the commonest patterns of broken plurals (فعول, فعال, أفعال, أفعلة) without
 * their added letters.
 * @param word as `documentTokens` gives it
 */
export const stemOf = (word: string): string | undefined => {
  if (word.length > longestWord) return undefined;
  if (english.test(word)) return word.length > longestPlain ? englishStem(singular(word)) : word;
  if (!arabic.test(word)) return undefined;
  return word.length > longestPlain ? arabicStem(word) : word;
};

const singular = (word: string) => {
  if (word.endsWith('ies') && word.length > shortestStem) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses')) return word.slice(0, -2);
  return word.endsWith('s') && !/[sui]s$/.test(word) ? word.slice(0, -1) : word;
};

const englishStem = (word: string): string => {
  const ending = englishEndings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  if (ending) return englishStem(word.slice(0, -ending.length));
  return word.length > shortestStem && word.endsWith('our') ? `${word.slice(0, -3)}or` : word;
};

const arabicStem = (word: string) => {
  const beginning = arabicBeginnings.find((each) => word.startsWith(each) && word.length - each.length >= 3);
  const rest = word.slice(beginning?.length ?? 0);
  const single = withoutLongVowel(rest);
  if (single !== rest) return single;
  const ending = arabicEndings.find((each) => rest.endsWith(each) && rest.length - each.length >= 3);
  return withoutPluralPattern(ending ? rest.slice(0, -ending.length) : rest);
};

/** فعول and فعال */
const withoutLongVowel = (word: string) =>
  word.length === 4 && (word[2] === 'و' || word[2] === 'ا') ? word[0]! + word[1]! + word[3]! : word;

/** أفعال and أفعلة, the latter without its ending. */
const withoutPluralPattern = (stem: string) => {
  if (stem.length === 5 && stem.startsWith('ا') && stem[3] === 'ا') return stem[1]! + stem[2]! + stem[4]!;
  return stem.length === 4 && stem.startsWith('ا') ? stem.slice(1) : withoutLongVowel(stem);
};
