/**
 * Normalizes text for comparing and searching: case, Latin diacritics, and the Arabic letter forms that people write
 * interchangeably (alef with hamza or madda, ya and alef maqsura, ta marbuta and ha, hamza carriers, tashkeel, tatweel).
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/\s+/g, ' ')
    .trim();

/** Normalizes a category or subcategory key: besides, an underscore equals a space. */
export const normalizeKey = (key: string): string => normalizeText(key.replaceAll('_', ' '));
