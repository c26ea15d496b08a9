import { matchesTyped } from './entry.ts';

test.each([
  ['New product', 'pro', true],
  ['New product', 'prod new', true],
  ['New product', '', true],
  ['Crème de la Mer', 'creme', true],
  ['إضافة منتج', 'اضافه', true],
  ['New product', 'duct', false],
  ['New product', 'new brand', false],
])('"%s" for "%s": %s', (text, typed, found) => expect(matchesTyped(text, typed)).toBe(found));
