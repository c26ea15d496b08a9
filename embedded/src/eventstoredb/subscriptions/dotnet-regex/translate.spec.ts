import { CallError } from '../../wire/errors.ts';
import { translate } from './translate.ts';

const matches = (pattern: string, text: string): boolean => new RegExp(translate(pattern)).test(text);

/** Each: a pattern, texts that it matches in .NET, texts that it doesn't. */
const ANSWERS: [string, string[], string[]][] = [
  ['^[^$].*', ['product-1', 'x$', '\n'], ['$settings', '']],
  ['^\\w+$', ['product_1', 'منتج', 'لونٌ', '٣', '\u0903a'.slice(1), 'é', 'a\n'], ['a-b', '', '\u0903', '\u200d', '😀']],
  ['^\\W$', ['-', '\u0903', '\u200c'], ['a', 'م', '٣']],
  ['^\\d+$', ['42', '٤٢', '४'], ['a', '½', '²', 'Ⅷ']],
  ['\\D', ['a', '²'], ['4', '٤']],
  ['^\\s$', [' ', '\t', '\u0085', '\u00a0', '\u2028', '\u3000'], ['\ufeff', '\u200b', '\u180e', 'a']],
  ['\\bلون\\b', ['لون', 'x لون-1', '(لون)'], ['اللون', 'لونان', 'لون\u200cها']],
  ['^\\Ba', [], ['a', '-a']],
  ['a\\Bb', ['ab', 'cabd'], ['a-b']],
  ['^.$', ['a', '\r', '\u2028', '\u0085'], ['\n', '😀', '']],
  ['(?s)^.$', ['\n'], ['ab']],
  ['\\Aab\\z', ['ab'], ['ab\n', 'xab']],
  ['ab\\Z', ['ab', 'ab\n', 'xab'], ['ab\n\n', 'abc', 'ab\r']],
  ['ab$', ['ab', 'ab\n'], ['ab\n\n', 'ab\r\n', 'ab\nc']],
  ['(?m)^ab$', ['ab', 'x\nab\ny', 'ab\n\n'], ['xab', 'ab\r\n']],
  ['\\Gab', ['abc'], ['xab']],
  ['(?i)vote', ['VOTE', 'Vote', 'vOtE'], ['V0TE']],
  ['(?i)k', ['K', '\u212a'], ['c']],
  ['(?i)ÄÖ', ['äö', 'Äö'], ['ao']],
  ['(?i)ß', ['ß', 'ẞ'], ['SS']],
  ['(?i)σ', ['Σ', 'σ'], ['ς']],
  ['(?i)i', ['I', 'i'], ['İ', 'ı']],
  ['(?i)[a-c]', ['B'], ['D']],
  ['(?i)[^a-c]', ['D'], ['B', 'b']],
  ['(?i)^\\p{L}+$', ['Aب'], ['1']],
  ['a(?i)b|c', ['aB', 'C'], ['AB']],
  ['(?i:a)b', ['Ab'], ['aB']],
  ['(?i)a(?-i)b', ['Ab'], ['aB']],
  ['(a(?i)b)c', ['aBc'], ['aBC']],
  ['(?x) a b # the rest \n c', ['abc'], ['a b']],
  ['(?x)a +', ['aa'], [' ']],
  ['a(?#no + here)b', ['ab'], ['a(?#no + here)b']],
  ['a(?#x)+$', ['aaa'], ['+']],
  ["(?<name>a)(?'other'b)(?<2>c)", ['abc'], ['ab']],
  ['(?n)(a)+b', ['aab'], ['b']],
  ['(?<=product-)1', ['product-1'], ['ballot-1']],
  ['(?<!product-)1$', ['ballot-1'], ['product-1']],
  ['^(?!\\$)(?=p)', ['p'], ['$', 'q']],
  ['(?:^)*a', ['a', 'ba'], ['b']],
  ['^*a', ['a', 'ba'], ['b']],
  ['(?=a)*b', ['b'], ['a']],
  ['^\\p{IsArabic}+$', ['مرحبا', '؟'], ['a', 'ﻻ']],
  ['^\\p{IsArabicPresentationForms-B}$', ['ﻻ'], ['ل']],
  ['^\\P{IsArabic}$', ['a'], ['م']],
  ['^\\p{Lu}\\p{Ll}$', ['Ab', 'Éa'], ['ab', 'AB']],
  ['^\\p{Cs}\\p{Cs}$', ['😀'], ['ab']],
  ['^[a-z-[aeiou]]+$', ['xyz'], ['xaz', '-', '[']],
  ['^[\\w-[\\d_]]+$', ['aم'], ['a1', '٣', '_']],
  ['^[^a-z-[\\d]]$', ['A', '-'], ['a', '5']],
  ['^[a-z-[b-y-[m]]]+$', ['amz'], ['b']],
  ['^[]a]+$', [']a'], ['b', '']],
  ['^[^]a]$', ['b'], [']', 'a']],
  ['^[\\d-a]+$', ['1-a'], ['b']],
  ['^[a\\-z]+$', ['a-z'], ['b']],
  ['^[a-]+$', ['a-'], ['b']],
  ['^[\\b]$', ['\b'], ['b']],
  ['^[[a]$', ['[', 'a'], [']']],
  ['^\\a\\e\\v\\t\\x41\\u0628\\cA\\011\\0$', ['\x07\x1b\v\tAب\x01\t\0'], ['']],
  ['^[\\101-\\103]$', ['B'], ['D']],
  ['a{,2}', ['a{,2}'], ['aa']],
  ['^a{2,}$', ['aa'], ['a']],
  ['^(?:ab){2}$', ['abab'], ['ab']],
  ['x{a}', ['x{a}'], ['xa']],
  ['a]}', ['a]}'], ['a']],
  ['a??b', ['b'], ['a']],
  ['\\$\\-\\#\\ ', ['$-# '], ['$']],
  ['a||b', ['', 'x'], []],
];

describe('regular expressions of .NET', () => {
  it.each(ANSWERS)('%j', (pattern, some, others) => {
    expect(some.filter((text) => !matches(pattern, text))).toEqual([]);
    expect(others.filter((text) => matches(pattern, text))).toEqual([]);
  });

  it.each([
    ...['(', ')', '[', '[]', '[a', 'a**', 'a++', '*a', '{2}', 'a{2}{3}', '(?)', '(?i)*', 'a{3,2}', 'a{9999999999}'],
    ...['\\', '\\y', '\\_', '\\ن', '\\x4', '\\u062', '\\c1', '\\p', '\\pL', '[z-a]', '[a-\\d]', '[a-z-[b]c]', '(?#a'],
    ...['(a)\\1', '\\k<a>', '(?<a>b)\\k<a>', '(?>a)', '(?(a)b|c)', '(?<a-b>c)', '(?<1a>b)', '(?P<a>b)', '(?<>a)'],
    ...['\\p{Arabic}', '\\p{Script=Arabic}', '\\p{IsKlingon}', '\\p{constructor}', '(?i)\\p{Lu}', '(?i)\\p{IsGreek}'],
    ...['[[:alpha:]]', '[\\--a]', '(?z)a'],
  ])('refuses %s', (pattern) => expect(() => translate(pattern)).toThrow(CallError));

  it('says what it does not understand', () => {
    expect(() => translate('(a)\\1')).toThrow('has a reference back to a group: not supported.');
    expect(() => translate('a)')).toThrow('is broken: a ) without its beginning.');
  });
});
