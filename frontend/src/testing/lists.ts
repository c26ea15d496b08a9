import type { BrandResponse, CategoryDetails, DirectoryBrand, ProductPage, ProductResponse } from '../lib/api-types.ts';
import { answer, problem, type Answer, type FakeRequest } from './fake-server.ts';
import { lipstick } from './product.ts';

export const products = (count: number): readonly ProductResponse[] =>
  Array.from({ length: count }, (_, index) => ({ ...lipstick, id: `p${index + 1}`, name: `Product ${index + 1}` }));

const brandFacet = [
  { key: 'Dior', displayName: 'Dior', labels: {}, count: 2 },
  { key: 'Éclat & Co', displayName: 'Éclat & Co', labels: {}, count: 1 },
];

const value = (key: string, count: number, labels = {}) => ({ key, displayName: key, labels, count });
const tagFacets = {
  option: [value('Full coverage', 5, { ar: 'تغطية كاملة' }), value('Gentle', 3)],
  rating: [value('3', 9), value('4', 4)],
  shade: [value('red', 2)],
};

export const pageOfProducts = (all: readonly ProductResponse[], page: number): ProductPage => ({
  items: all.slice((page - 1) * 12, page * 12),
  total: all.length,
  page,
  pageSize: 12,
  facets: { category: [], subcategory: [], brand: brandFacet, ...tagFacets },
  facetSizes: { category: 0, subcategory: 0, brand: brandFacet.length, option: 2, rating: 2, shade: 1 },
  corrected: null,
  partial: false,
});

export const brand = (name: string, productCount: number): BrandResponse => ({
  id: name,
  brand: name,
  name,
  displayName: name,
  labels: {},
  description: null,
  logoUrl: null,
  website: null,
  active: true,
  productCount,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const directoryBrand = ({ brand, displayName, labels, productCount }: BrandResponse): DirectoryBrand => ({
  brand,
  displayName,
  labels,
  productCount,
  average: brand === 'Dior' ? 4.4 : 0,
  ratingCount: brand === 'Dior' ? 5 : 0,
  pictures: [{ imageUrl: '/art/p1.svg', category: 'makeup' }],
});

const shelf = (key: string, displayName: string, productCount: number) => ({
  id: key,
  key,
  displayName,
  labels: {},
  description: null,
  descriptionLabels: {},
  order: 0,
  productCount,
});

export const details: readonly CategoryDetails[] = [
  {
    ...shelf('makeup', 'Makeup', 30),
    labels: { ar: 'المكياج' },
    subcategories: [
      shelf('lipstick', 'Lipstick', 10),
      shelf('lip/cheek', 'Lip and cheek', 9),
      shelf('primer', 'Primer', 6),
      shelf('blush', 'Blush', 3),
      shelf('brows', 'Brows', 2),
    ],
  },
  { ...shelf('hair_care', 'Hair Care', 12), subcategories: [shelf('shampoo', 'Shampoo', 12)] },
];

/** A site with two categories, two brands and so many products. @param count of products. */
export const siteWith = (count: number, signedIn = false): Record<string, Answer> => {
  const all = products(count);
  const user = { id: 'u1', firstName: 'Rana', lastName: null, email: 'rana@example.org', profileImageUrl: null };
  const brands = [brand('Dior', 2), brand('Éclat & Co', 1)];
  return {
    'GET /api/site': { demo: true, signIn: 'local' },
    'GET /api/auth/user': signedIn ? user : () => problem(401, 'UNAUTHORIZED', 'Unauthorized'),
    'GET /api/user/session': signedIn ? { userId: 'u1' } : () => problem(401, 'UNAUTHORIZED'),
    'GET /api/banners': [],
    'GET /api/categories': { makeup: ['lipstick', 'lip/cheek', 'primer', 'blush', 'brows'], hair_care: ['shampoo'] },
    'GET /api/categories/details': details,
    'GET /api/brands': ({ search }: FakeRequest) => {
      const named = brands.filter((one) => !search.get('name') || one.name === search.get('name'));
      return answer(200, named);
    },
    'GET /api/brands/directory': ({ search }: FakeRequest) => {
      const part = (search.get('q') ?? '').toLowerCase();
      const items = brands.filter(({ name }) => name.toLowerCase().includes(part)).map(directoryBrand);
      return answer(200, { items, total: items.length });
    },
    'GET /api/products/new': all.slice(0, 4),
    'GET /api/products/trending': all.slice(0, 4),
    'GET /api/products': ({ search }: FakeRequest) => {
      const matching = search.get('q') === 'nothing' ? [] : all;
      return answer(200, pageOfProducts(matching, Number(search.get('page'))));
    },
  };
};
