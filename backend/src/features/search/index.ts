// Full-text search in memory, in English and Arabic: an index of words by prefix, with one typo corrected.
// It knows products by number only; the listing gives the numbers their meaning.
export { add, type Bits, both, forEach, has, noBits, sizeOf } from './bits.ts';
export { Numbers } from './id-numbers.ts';
export { typesInOtherLanguage } from './product-types.ts';
export { union } from './rank-by-field.ts';
export { TextSearch } from './text-search.ts';
export { askedWords, indexedWords } from './words.ts';
