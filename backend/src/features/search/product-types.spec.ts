import { typesInOtherLanguage } from './product-types.ts';
import { indexedWords } from './words.ts';

test.each([
  ['Velvet Lip Gloss 03', 'ملمّع شفاه'],
  ['ماسكارا سوداء', 'mascara'],
  ['كريم أساس خفيف', 'foundation'],
])('%s is %s too', (name, meant) =>
  expect(typesInOtherLanguage(indexedWords(name))).toEqual(expect.arrayContaining([...indexedWords(meant)])),
);

test('a word of a phrase alone names no type', () =>
  expect(typesInOtherLanguage(indexedWords('Gloss for a lip'))).toEqual([]));
