import type { SubcategoryPart } from '@henna/domain';
import { byName } from '../../../shared/http/admin-list.ts';
import type { ListCategoriesRequest } from './category.requests.ts';

type Ordered = Pick<SubcategoryPart, 'sortOrder' | 'displayName' | 'createdAt'>;
type Order = (a: Ordered, b: Ordered) => number;

/** The orders of categories and of the subcategories of one category. */
export const categoryOrders: Record<NonNullable<ListCategoriesRequest['sort']>, Order> = {
  order: (a, b) => a.sortOrder - b.sortOrder || byName(a.displayName, b.displayName),
  name: (a, b) => byName(a.displayName, b.displayName),
  newest: (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
};
