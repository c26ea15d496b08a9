import { addEnglish } from './index.ts';

export const search = {
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  categories: 'Categories',
  brands: 'Brands',
  products: 'Products',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
  forget: 'Remove “{{text}}”',
  forgetHint: 'Press Delete to remove it',
  forgetAll: 'Clear recent searches',
} as const;

addEnglish({ search });
