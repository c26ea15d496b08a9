import { admin } from './admin.ar.ts';
import * as everywhere from './ar.ts';
import * as en from './en.ts';

const ar = { ...everywhere, admin };
const plural = /_(zero|one|two|few|many|other)$/;
const forms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
const stems = (keys: string[]): string[] => [...new Set(keys.map((key) => key.replace(plural, '')))].sort();
const textAt = (texts: object, key: string): string =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts) as string;
const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const english = keysOf(en);
const arabic = keysOf(ar);

test('every text exists in both languages', () => {
  expect(stems(arabic)).toEqual(stems(english));
});

test.each([
  ['en', english, forms.en],
  ['ar', arabic, forms.ar],
] as const)('every counted text of %s has all plural forms of its language', (_language, keys, wanted) => {
  const counted = stems(keys.filter((key) => plural.test(key)));
  const missing = counted.flatMap((key) => wanted.map((form) => `${key}_${form}`)).filter((key) => !keys.includes(key));
  expect(missing).toEqual([]);
});

test('no Arabic text names a value that the English text does not give', () => {
  const strange = arabic.filter((key) => {
    const source = english.includes(key) ? key : `${key.replace(plural, '')}_other`;
    const known = placeholders(textAt(en, source));
    return placeholders(textAt(ar, key)).some((name) => !known.includes(name));
  });
  expect(strange).toEqual([]);
});
