import { NameSearch } from './name-search.ts';
import { documentTokens } from './words.ts';

const names = ['Fenty Beauty', 'Charlotte Tilbury', "L'Oréal Paris", 'Beautyblender', 'عطور', 'Hair Care'];
const search = new NameSearch();
for (const [number, name] of names.entries()) search.set(number, documentTokens(name));
const found = (text: string, corrects = true) => search.find(text, corrects).map((number) => names[number]);

test.each([
  ['b', ['Fenty Beauty', 'Beautyblender']],
  ['be', ['Fenty Beauty', 'Beautyblender']],
  ['beauty fen', ['Fenty Beauty']],
  ['loreal', ["L'Oréal Paris"]],
  ['عطر', ['عطور']],
  ['!', []],
  ['zz', []],
])('%s names %j', (text, expected) => expect(found(text, false)).toEqual(expected));

test.each([
  ['fetny', ['Fenty Beauty']],
  ['fenyt beuaty', ['Fenty Beauty']],
  ['charlote', ['Charlotte Tilbury']],
  ['chralo', ['Charlotte Tilbury']],
  ['haircare', ['Hair Care']],
  ['mascara', []],
  ['fenty hair', []],
])('%s means %j, where typos are corrected', (text, expected) => {
  expect(found(text)).toEqual(expected);
  expect(found(text, false)).toEqual([]);
});
