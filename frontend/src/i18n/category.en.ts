export const category = {
  found_one: '{{count}} product found',
  found_other: '{{count}} products found',
  all: 'All {{category}}',
  subcategories: 'Subcategories',
  sortTrending: 'Trending',
  empty: 'No products found',
  emptyText: 'There is nothing here yet.',
  browseAll: 'Browse All Categories',
} as const;
