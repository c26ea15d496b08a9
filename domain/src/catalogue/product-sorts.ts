export const productSorts = ['trending', 'name', 'brand', 'category', 'rating', 'reviews', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];
