import { readCost } from './request-limits.ts';

test.each([
  ['/api/products', {}, 20],
  ['/api/products', { category: 'Makeup' }, 20],
  ['/api/products', { page: '1' }, 3],
  ['/api/products', { cursor: '' }, 3],
  ['/api/products/trending', {}, 3],
  ['/api/products/1/related', {}, 3],
  ['/api/products/1', {}, 1],
  ['/api/auth/user', {}, 1],
  ['/products/1', {}, 4],
  ['/', {}, 4],
  ['/products', { page: '2' }, 4],
  ['/products', { q: 'kohl', page: '2' }, 12],
  ['/assets/app.js', {}, 0],
  ['/art/1.svg', {}, 0],
  ['/media/1.webp', {}, 0],
  ['/api/health', {}, 0],
])('%s with %j costs %i', (path, query, cost) => expect(readCost({ path, query })).toBe(cost));
