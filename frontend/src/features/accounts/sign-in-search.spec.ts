import { accountSearch, safeReturnTo } from './sign-in-search.ts';

test.each(['/product/1?stars=5#comments', '/category/makeup/lip%2Fcheek', '/'])('%s stays', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/sign-in',
])('%s becomes home', (path) => {
  expect(safeReturnTo(path)).toBe('/');
});

test('the code of a refusal is taken for nothing else', () => {
  expect(accountSearch({ problem: 'EMAIL_TAKEN' })).toEqual({ problem: 'EMAIL_TAKEN' });
  expect(accountSearch({ problem: '<b>' })).toEqual({});
});
