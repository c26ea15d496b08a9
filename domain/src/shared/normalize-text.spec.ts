import { normalizeText, normalizeKey } from './normalize-text.ts';

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['  two   words ', 'two words'],
  ['أحمر شفاه', 'احمر شفاه'],
  ['مُرَطِّب', 'مرطب'],
  ['عناية بالبشرة', 'عنايه بالبشره'],
  ['مستحضرات مكياج ى', 'مستحضرات مكياج ي'],
  ['حنّـــاء', 'حناء'],
])('%s folds to %s', (text, folded) => expect(normalizeText(text)).toBe(folded));

test('what people write either way folds to the same', () => {
  expect(normalizeText('إكسسوار')).toBe(normalizeText('اكسسوار'));
  expect(normalizeText('مؤشر')).toBe(normalizeText('موشر'));
});

test('an underscore in a key is a space', () => expect(normalizeKey('Hair_Care')).toBe('hair care'));
