import { normalizeText } from '@henna/domain';

/** Letters that are no other letter with a sign, yet are written as others by those whose keyboard lacks them. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const letters = /[ßæœøłđðþı]/g;
/** Arabic and Persian digits: the last four bits are their value. */
const digits = /[٠-٩۰-۹]/g;
const tokens = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const inner = /['’.-]/;
const article = 'ال';

/** Most text is this: it needs no folding but that of case. */
const plain = /^[ -~]*$/;

const tokensOf = (text: string): readonly string[] =>
  (plain.test(text) ? text.toLowerCase() : spelled(text)).match(tokens) ?? [];

const spelled = (text: string) =>
  normalizeText(text)
    .replace(letters, (letter) => spelledOut[letter] ?? letter)
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 15));

const withoutArticle = (word: string) => (word.startsWith(article) && word.length > 4 ? word.slice(2) : word);

/** Words under which a text is found: those of "L'Oréal" are l, oreal and loreal; Arabic ones stand without the article too. */
export const documentTokens = (text: string): readonly string[] => {
  const words: string[] = [];
  for (const token of tokensOf(text)) {
    const parts = inner.test(token) ? token.split(inner) : [token];
    if (parts.length > 1) parts.push(parts.join(''));
    for (const word of parts) {
      words.push(word);
      if (withoutArticle(word) !== word) words.push(withoutArticle(word));
    }
  }
  return words;
};

/** Words of a search after these are left out. */
const maxQueryTokens = 8;

/** Beginnings of words that a search asks for, eight at most; one that another one implies is left out. */
export const queryTokens = (text: string): readonly string[] => {
  const words = [
    ...new Set(
      tokensOf(text)
        .flatMap((token) => token.split(inner))
        .map(withoutArticle),
    ),
  ];
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, maxQueryTokens);
};
