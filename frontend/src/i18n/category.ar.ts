export const category = {
  found_zero: 'لم يُعثر على منتجات',
  found_one: 'عُثر على منتج واحد',
  found_two: 'عُثر على منتجين',
  found_few: 'عُثر على {{count}} منتجات',
  found_many: 'عُثر على {{count}} منتجًا',
  found_other: 'عُثر على {{count}} منتج',
  all: 'كل {{category}}',
  subcategories: 'الأقسام',
  sortTrending: 'الرائج',
  empty: 'لا توجد منتجات',
  emptyText: 'لا شيء هنا بعد.',
  browseAll: 'تصفّح كل الفئات',
} as const;
