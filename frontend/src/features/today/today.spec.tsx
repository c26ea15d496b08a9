import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingWaits, openAdmin, site } from '../../testing/admin.ts';
import { answer } from '../../testing/fake-server.ts';

const comment = {
  id: 'm1',
  productId: 'p1',
  productName: 'Velvet Lipstick',
  userName: 'Layla',
  content: 'Lasts all day.',
  createdAt: new Date().toISOString(),
};
const open = (today: object, role = 'admin', path = '/admin/today') =>
  openAdmin(
    path,
    site(
      {
        'GET /api/admin/today': { ...nothingWaits, ...today },
        'GET /api/admin/comments': { items: [comment], total: 1, page: 1, pageSize: 6 },
        'GET /api/admin/history': { items: [], next: null },
        'GET /api/admin/moderation': { items: [], total: 0, page: 1, pageSize: 20, open: 0 },
      },
      role,
    ),
  );

test('what waits leads to where it is done; the sidebar counts open reports', async () => {
  open({ openReports: 3, withoutPicture: 12 });
  const waiting = await screen.findByRole('list', { name: 'Waiting for you' });
  expect(within(waiting).getByRole('link', { name: '3 comments to decide' })).toHaveAttribute(
    'href',
    '/admin/moderation',
  );
  expect(within(waiting).getByRole('link', { name: '12 products without a picture' })).toHaveAttribute(
    'href',
    '/admin/products?show=withoutPicture',
  );
  expect(screen.getByRole('link', { name: 'Moderation 3 waiting' })).toBeInTheDocument();
});

test('newest comments lead to the page where they stand', async () => {
  open({});
  expect(await screen.findByText('Lasts all day.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Velvet Lipstick' })).toHaveAttribute('href', '/product/p1#comment-m1');
  expect(screen.getByText(/^Today \d/)).toHaveAttribute('datetime', comment.createdAt);
});

test('what is running shows how far it is', async () => {
  open({ imports: [{ id: 'i1', entity: 'products', status: 'running', done: 120, total: 500 }] });
  expect(await screen.findByRole('progressbar', { name: 'Import: Products' })).toHaveAttribute('value', '120');
  expect(screen.getByText('120 of 500')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the import' })).toHaveAttribute('href', '/admin/import?import=i1');
});

test('an empty installation shows the first steps, and what is done of them', async () => {
  open({ catalogue: { categories: 5, brands: 0, products: 0, banners: 0 } });
  const steps = within(await screen.findByRole('region', { name: 'First steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'CategoriesDone: 5 so far.',
    'BrandsEvery product has a brand.Add a brand',
    'ProductsBy hand, or many at once from a file.Import a fileAdd a product',
    'BannersOptional: a message at the top of the home page.Add a banner',
  ]);
  expect(screen.getByRole('link', { name: 'Add a brand' })).toHaveAttribute('href', '/admin/brands?form=new');
});

test.each([
  ['admin', '/admin/today'],
  ['moderator', '/admin/moderation'],
  ['analyst', '/admin/analytics'],
])('the login leads a token of the role %s to %s; elsewhere it stays', async (role, path) => {
  const answers = site({ 'POST /api/admin/auth': () => answer(200, { valid: true, name: 'desk', role }) });
  const { router } = openAdmin('/admin/login', answers);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('a login on another address stays there', async () => {
  const { router } = open({}, 'admin', '/admin/brands');
  await screen.findByText('Admin Panel');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.type(await screen.findByLabelText('Admin Token'), 'right{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Brand Management' });
  expect(router.state.location.pathname).toBe('/admin/brands');
});
