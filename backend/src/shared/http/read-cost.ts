import type { HennaRequest } from './request.ts';

const page = 4;
const someProducts = 3;
const allProducts = 20;

/**
 * What a read costs that is not answered from cached bytes, in points of some two milliseconds of a core. Files and drawings
 * cost nothing here, nor does being asked for one's health.
 */
export const readCost = ({ path, query }: Pick<HennaRequest, 'path' | 'query'>): number => {
  if (/^\/(?:art|media|assets)\//.test(path) || path === '/api/health') return 0;
  if (!path.startsWith('/api/')) return page;
  if (path === '/api/products') return 'page' in query || 'cursor' in query ? someProducts : allProducts;
  if (/^\/api\/products\/(?:new|trending|[^/]+\/related)$/.test(path)) return someProducts;
  return 1;
};
