import type { CommentResponse, CurrentUser, ProductResponse } from '../lib/api-types.ts';
import { answer, problem, type Answer, type FakeRequest } from './fake-server.ts';

export const rana: CurrentUser = {
  id: 'u1',
  firstName: 'Rana',
  lastName: null,
  email: 'rana@example.org',
  emailVerified: true,
  profileImageUrl: null,
  hasPassword: true,
  secondFactor: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  muted: false,
};

const option = (key: string, count: number, percentage: number) => ({
  ...{ key, count, percentage },
  labels: {},
  tone: 'neutral' as const,
});

export const lipstick: ProductResponse = {
  id: 'p1',
  name: 'Velvet Lipstick',
  brandId: 'b1',
  brand: 'Rosewater',
  brandDisplayName: 'Rosewater',
  brandLabels: {},
  category: 'makeup',
  categoryDisplayName: 'Makeup',
  categoryLabels: { ar: 'المكياج' },
  subcategory: 'lipstick',
  subcategoryDisplayName: 'Lipstick',
  subcategoryLabels: {},
  uncategorised: false,
  description: null,
  imageUrl: '/art/p1.svg',
  images: [],
  shades: [],
  visitCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  votes: { total: 4, byOption: [option('Creamy', 1, 25), option('Lasts all day', 3, 75)] },
  ratings: { total: 2, average: 4.5, breakdown: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } },
  shelf: { want: 0, have: 0, finished: 0, again: { yes: 0, no: 0 } },
  commentCount: 0,
};

export const comment = (id: string, more: Partial<CommentResponse> = {}): CommentResponse => ({
  id,
  productId: 'p1',
  userId: 'u2',
  userName: 'Mia',
  content: `Text of ${id}`,
  parentId: null,
  replyTo: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  hasProfile: false,
  authorTraits: null,
  withdrawn: false,
  waiting: false,
  demo: false,
  stars: null,
  votes: [],
  helpfulCount: 0,
  helpful: null,
  replies: [],
  ...more,
});

/** The reads of the lipstick's page; `user` null is a visitor. */
export const lipstickPage = (
  user: CurrentUser | null,
  comments: readonly CommentResponse[] = [],
): Record<string, Answer> => ({
  'GET /api/site': { demo: false, signIn: 'local' },
  'GET /api/categories': {},
  'GET /api/categories/details': [],
  'GET /api/auth/user': user ?? (() => problem(401, 'UNAUTHORIZED')),
  'GET /api/user/session': user ? { userId: user.id } : () => problem(401, 'UNAUTHORIZED'),
  'GET /api/products/p1': lipstick,
  'GET /api/products/p1/images': [],
  'GET /api/products/p1/related': [],
  'GET /api/products/p1/votes': lipstick.votes,
  'GET /api/products/p1/votes/user/u1/all': [],
  'GET /api/products/p1/voting-options': {
    options: ['Creamy', 'Lasts all day'],
    details: [
      { id: 'o1', label: 'Creamy' },
      { id: 'o2', label: 'Lasts all day' },
    ],
  },
  'GET /api/products/p1/ratings': lipstick.ratings,
  'GET /api/products/p1/ratings/user/u1': () => answer(200, null),
  'GET /api/products/p1/comments': ({ search }: FakeRequest) => {
    const page = Number(search.get('page'));
    const stars = search.get('stars');
    const matching = comments.filter((one) => stars === null || String(one.stars) === stars);
    return answer(200, {
      items: matching.slice((page - 1) * 10, page * 10),
      total: matching.length,
      page,
      pageSize: 10,
      sort: search.get('sort') ?? 'newest',
      next: page * 10 < matching.length ? `newest.${page * 10}.` : null,
    });
  },
  'GET /api/products/p1/comments/removed': [],
  'GET /api/products/p1/comments/waiting': [],
  'POST /api/products/p1/visit': () => answer(204),
});
