import type { MetricLevel } from '@henna/contracts';
import type { MetricQuery } from './metric-query.ts';

/** The coarsest level whose documents tell what the query groups and filters by. */
export const levelOf = ({ group, filter }: Pick<MetricQuery, 'group' | 'filter'>): MetricLevel => {
  const needed = (['product', 'brand', 'category', 'subcategory'] as const).filter(
    (level) => group === level || filter[level] !== undefined,
  );
  if (needed.length === 0) return 'all';
  if (needed.includes('product') || (needed.includes('brand') && needed.length > 1)) return 'product';
  return needed.includes('subcategory') ? 'subcategory' : needed[0]!;
};
