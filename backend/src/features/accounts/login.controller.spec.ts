import { returnPath } from './login.controller.ts';

test.each(['/', '/products?q=a&page=2', '/category/makeup/lip%2Fcheek', '/product/1#comments'])('%s is kept', (path) =>
  expect(returnPath(path)).toBe(path),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'products',
  '',
  undefined,
  ['/products'],
  '/\t/evil.example',
  '/..//evil.example',
  `/${'x'.repeat(3_000)}`,
])('%j leads home', (path) => expect(returnPath(path)).toBe('/'));
