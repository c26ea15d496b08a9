import { safeReturnTo } from './sign-in-search.ts';

const origin = 'https://henna.example';

test.each(['/product/1?stars=5#comments', '/category/makeup/lip%2Fcheek', '/'])('%s stays', (path) => {
  expect(safeReturnTo(path, origin)).toBe(path);
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
  expect(safeReturnTo(path, origin)).toBe('/');
});
