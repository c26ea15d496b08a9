import { queryTokens, documentTokens } from './words.ts';

test.each([
  ['Crème BRÛLÉE', ['creme', 'brulee']],
  ["L'Oréal", ['l', 'oreal', 'loreal']],
  ['e.l.f.', ['e', 'l', 'f', 'elf']],
  ['Long-Wear (24h)', ['long', 'wear', 'longwear', '24h']],
  ['Große Œuvre', ['grosse', 'oeuvre']],
  ['أحمر الشِّفاه', ['احمر', 'الشفاه', 'شفاه']],
  ['عنايةٌ ٢٤', ['عنايه', '24']],
  ['lip_balm & lip/cheek', ['lip', 'balm', 'lip', 'cheek']],
  ['!?', []],
])('%s is found under %j', (text, words) => expect(documentTokens(text)).toEqual(words));

test.each([
  ['Velvet  velvet ROUGE', ['velvet', 'rouge']],
  ['ro rouge', ['rouge']],
  ["L'Oréal", ['l', 'oreal']],
  ['الشفاه', ['شفاه']],
  ['one two three four five six seven eight nine', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']],
  ['   ', []],
])('%s asks for %j', (text, words) => expect(queryTokens(text)).toEqual(words));
