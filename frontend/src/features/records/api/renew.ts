import type { QueryClient } from '@tanstack/react-query';

/** Every list that a change of the catalogue can show in: the administrator's and the public ones. */
const catalogue = [
  '/api/admin/categories',
  '/api/admin/subcategories',
  '/api/admin/voting-options',
  '/api/admin/products',
  '/api/admin/brands',
  '/api/admin/banners',
  '/api/admin/history',
  '/api/voting-options',
  '/api/categories',
  '/api/products',
  '/api/brands',
  '/api/banners',
  '/api/search',
];

/** Reads anew what is on the screen, and the rest when it is next asked for. */
export const renewCatalogue = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && catalogue.some((start) => path === start || path.startsWith(`${start}/`)),
  });
