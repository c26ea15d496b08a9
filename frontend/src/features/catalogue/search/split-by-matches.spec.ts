import { splitByMatches } from './suggestion-groups.tsx';

const marked = (text: string, typed: string) =>
  splitByMatches(text, typed)
    .map(({ part, matches }) => (matches ? `[${part}]` : part))
    .join('');

test.each([
  ['Velvet Lipstick', 'lip', 'Velvet [Lip]stick'],
  ['Lip Lip-liner', 'LIP', '[Lip] [Lip]-liner'],
  ['Tulip', 'lip', 'Tulip'],
  ['Soft Matte (Lip)', 'matte lip', 'Soft [Matte] ([Lip])'],
  ['أحمر شفاه', 'شفا', 'أحمر [شفا]ه'],
  ['C++', 'c+', '[C+]+'],
  ['Blush', '', 'Blush'],
])('in "%s" the words "%s" are marked', (text, typed, wanted) => {
  expect(marked(text, typed)).toBe(wanted);
});
