import { typesInOtherLanguage } from './product-types.ts';
import { documentTokens } from './words.ts';

test.each([
  ['Velvet Lip Gloss 03', 'ملمّع شفاه'],
  ['ماسكارا سوداء', 'mascara'],
  ['كريم أساس خفيف', 'foundation'],
])('%s is %s too', (name, meant) =>
  expect(typesInOtherLanguage(documentTokens(name))).toEqual(expect.arrayContaining([...documentTokens(meant)])),
);

test('a word of a phrase alone names no type', () =>
  expect(typesInOtherLanguage(documentTokens('Gloss for a lip'))).toEqual([]));
