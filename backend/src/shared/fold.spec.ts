import { fold, foldKey } from './fold.ts';

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['  two   words ', 'two words'],
  ['أحمر شفاه', 'احمر شفاه'],
  ['مُرَطِّب', 'مرطب'],
  ['عناية بالبشرة', 'عنايه بالبشره'],
  ['مستحضرات مكياج ى', 'مستحضرات مكياج ي'],
  ['حنّـــاء', 'حناء'],
])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded));

test('what people write either way folds to the same', () => {
  expect(fold('إكسسوار')).toBe(fold('اكسسوار'));
  expect(fold('مؤشر')).toBe(fold('موشر'));
});

test('an underscore in a key is a space', () => expect(foldKey('Hair_Care')).toBe('hair care'));
