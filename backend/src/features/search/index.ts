// Full-text search in memory, in English and Arabic: an index of words by prefix, with typos corrected.
// It knows products by number only; the listing gives the numbers their meaning.
export { add, type Bits, intersection, forEach, has, emptyBits, sizeOf } from './bits.ts';
export { IdNumbers } from './id-numbers.ts';
export { NameSearch } from './name-search.ts';
export { typesInOtherLanguage } from './product-types.ts';
export { union } from './rank-by-field.ts';
export { TextSearch } from './text-search.ts';
export { queryTokens, documentTokens } from './words.ts';
