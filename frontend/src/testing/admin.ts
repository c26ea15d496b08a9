import { act } from '@testing-library/react';
import { clearToasts } from '../components/toast/toasts.ts';
import { answer, fakeServer, type Answer, type FakeRequest } from './fake-server.ts';
import { siteWith } from './lists.ts';
import { lipstick } from './product.ts';
import { renderApp } from './render-app.tsx';
import './no-media-matches.ts';

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
export const makeup = {
  id: 'c1',
  name: 'makeup',
  displayName: 'Makeup',
  labels: { ar: 'المكياج' },
  description: 'Colour for the face',
  descriptionLabels: {},
  active: true,
  sortOrder: 0,
  revision: 3,
  ...times,
};
export const primer = {
  ...makeup,
  id: 's1',
  categoryId: 'c1',
  name: 'primer',
  displayName: 'Primer',
  labels: {},
  description: null,
  active: false,
};
export const set = {
  id: 'c1',
  categoryKey: 'makeup',
  subcategory: null,
  options: ['Creamy', 'Dry'],
  details: [
    { id: 'o1', label: 'Creamy' },
    { id: 'o2', label: 'Dry' },
  ],
  revision: 7,
};
export const dior = {
  id: 'b1',
  brand: 'dior',
  name: 'dior',
  displayName: 'Dior',
  labels: {},
  description: null,
  logoUrl: null,
  website: null,
  active: true,
  productCount: 2,
  revision: 1,
  ...times,
};
export const product = { ...lipstick, brandId: 'b1', images: [], revision: 4 };
const paged = (items: readonly object[]) => ({ items, total: items.length, page: 1, pageSize: 50 });
/** A list of the service: a page of it when one is asked for; nothing is found for "nothing". */
export const listed =
  (items: readonly object[]) =>
  ({ search }: FakeRequest): Response =>
    answer(200, search.has('page') ? paged(search.get('q') === 'nothing' ? [] : items) : items);

export const nothingWaits = {
  openReports: 0,
  uncategorised: 0,
  withoutPicture: 0,
  parkedEvents: 0,
  imports: [],
  batches: [],
  catalogue: { categories: 1, brands: 1, products: 1, banners: 0 },
};

/** What the service answers on the administrator's screens. */
export const site = (more: Record<string, Answer> = {}, role = 'admin'): Record<string, Answer> => ({
  ...siteWith(1),
  'POST /api/admin/auth': { valid: true, name: 'desk', role },
  'GET /api/admin/categories': [makeup],
  'GET /api/admin/subcategories': [primer],
  'GET /api/admin/voting-options': [set],
  'GET /api/admin/brands': listed([dior]),
  'GET /api/admin/products': listed([product]),
  'GET /api/admin/products/p1/images': [],
  'GET /api/voting-options': { options: ['Good', 'Bad'], labels: {}, tones: {}, revision: 2 },
  'GET /api/admin/today': nothingWaits,
  'GET /api/analytics/thresholds': [],
  'GET /api/health': { status: 'ok', position: '42', degraded: [], problems: [] },
  ...more,
});

/** A screen of the administrator, with a token that is right. */
export const openAdmin = (path: string, answers = site()) => {
  localStorage.setItem('admin-token', 'right');
  const requests = fakeServer(answers);
  return { requests, ...renderApp(path) };
};
/** The first request of a call: `PUT /api/path`. */
export const sent = (requests: readonly FakeRequest[], call: string) =>
  requests.find(({ method, path }) => `${method} ${path}` === call);

afterEach(() => {
  act(clearToasts);
  localStorage.clear();
  document.cookie = 'admin-sidebar=; max-age=0; path=/';
});
