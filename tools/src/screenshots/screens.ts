import type { HttpClient } from '../shared/http-client.ts';

/** A screen: its path, and who has to be signed in to see it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly forMember?: boolean;
  readonly forAdmin?: boolean;
}

const first = async (client: HttpClient, path: string): Promise<Readonly<Record<string, unknown>>> => {
  const { body } = await client.succeed(path);
  return (JSON.parse(body.toString()) as Record<string, unknown>[])[0] ?? {};
};

/** Every screen of an installation with a catalogue. */
export const screensOf = async (client: HttpClient): Promise<readonly Screen[]> => {
  const product = await first(client, '/api/products/trending?limit=1');
  const brand = await first(client, '/api/brands?sort=popular&limit=1');
  const category = await first(client, '/api/categories/details');
  const trending = JSON.parse((await client.succeed('/api/products/trending?limit=4')).body.toString()) as readonly {
    readonly id: string;
  }[];
  const key = encodeURIComponent(String(category['key']));
  const [subcategory] = category['subcategories'] as readonly { readonly key: string }[];
  return [
    { name: 'home', path: '/' },
    { name: 'products', path: '/products' },
    { name: 'search', path: '/products?q=lipstick' },
    { name: 'search-empty', path: '/products?q=qqqqqq' },
    { name: 'category', path: `/category/${key}` },
    { name: 'subcategory', path: `/category/${key}/${encodeURIComponent(subcategory?.key ?? '')}` },
    { name: 'brands', path: '/brands' },
    { name: 'brand', path: `/brands/${encodeURIComponent(String(brand['brand']))}` },
    { name: 'rankings', path: '/rankings' },
    { name: 'ranking', path: `/rankings/${key}` },
    { name: 'compare', path: `/compare?ids=${trending.map(({ id }) => id).join(',')}` },
    { name: 'compare-empty', path: '/compare' },
    { name: 'product', path: `/product/${String(product['id'])}` },
    { name: 'product-member', path: `/product/${String(product['id'])}`, forMember: true },
    { name: 'sign-in', path: '/sign-in' },
    { name: 'sign-up', path: '/sign-in?mode=create' },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'reset-password', path: '/reset-password' },
    { name: 'confirm-email', path: '/confirm-email' },
    { name: 'shelf', path: '/shelf', forMember: true },
    { name: 'profile', path: '/profile', forMember: true },
    { name: 'account', path: '/account', forMember: true },
    { name: 'not-found', path: '/nowhere' },
    ...[
      'today',
      'products',
      'brands',
      'comments',
      'votes',
      'ratings',
      'banners',
      'moderation',
      'history',
      'removed',
      'import',
      'export',
      'views',
      'settings',
    ].map((screen) => ({ name: `admin-${screen}`, path: `/admin/${screen}`, forAdmin: true })),
    { name: 'admin-categories', path: '/admin', forAdmin: true },
    { name: 'analytics-now', path: '/admin/analytics', forAdmin: true },
    { name: 'analytics-explore', path: '/admin/analytics?tab=explore&group=category&versus=before', forAdmin: true },
    { name: 'analytics-events', path: '/admin/analytics?tab=events', forAdmin: true },
    { name: 'analytics-sql', path: '/admin/analytics?tab=sql', forAdmin: true },
  ];
};
