import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, problem } from '../../testing/fake-server.ts';
import { dior, listed, makeup, openAdmin, product, sent, site } from '../../testing/admin.ts';

const one = { ...product, removed: false, visible: true };
const records = {
  'GET /api/admin/products/p1': one,
  'GET /api/admin/brands/b1': { ...dior, removed: false },
  'GET /api/admin/categories/c1': { ...makeup, removed: false },
};

test('a product is changed in its page, which stays', async () => {
  const { requests } = openAdmin(
    '/admin/products/p1',
    site({ ...records, 'PUT /api/products/p1': () => answer(200, { ...product, name: 'Silk', revision: 5 }) }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Lipstick' })).toBeInTheDocument();
  const name = screen.getByLabelText('Product Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Silk');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Product updated successfully.');
  const put = sent(requests, 'PUT /api/products/p1');
  expect(put?.body).toEqual({ name: 'Silk' });
  expect(put?.headers.get('If-Match')).toBe('4');
});

test('it leads to the one before and after it in the list, and back', async () => {
  const shelf = ['p0', 'p1', 'p2'].map((id) => ({ ...product, id, name: `Name ${id}` }));
  openAdmin(
    '/admin/products/p1?list=brand%3Ddior%26sort%3Dname',
    site({ ...records, 'GET /api/admin/products': listed(shelf) }),
  );
  const list = encodeURIComponent('brand=dior&sort=name');
  expect(await screen.findByRole('link', { name: 'Previous: Name p0' })).toHaveAttribute(
    'href',
    `/admin/products/p0?list=${list}`,
  );
  expect(screen.getByRole('link', { name: 'Next: Name p2' })).toBeInTheDocument();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Products' });
  expect(back.getAttribute('href')).toBe('/admin/products?sort=name&brand=dior');
});

test('leaving with what is not saved is asked about', async () => {
  const { router } = openAdmin('/admin/products/p1', site(records));
  await userEvent.type(await screen.findByLabelText('Product Name'), '!');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Products' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products'));
});

test.each([
  ['/admin/brands/b1', 'Dior'],
  ['/admin/categories/c1', 'Makeup'],
])('%s shows that record', async (path, name) => {
  openAdmin(path, site(records));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'History' })).toBeInTheDocument();
});

test('what does not exist is said, with a way back', async () => {
  openAdmin('/admin/products/p9', site({ 'GET /api/admin/products/p9': () => problem(404, 'PRODUCT_NOT_FOUND') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This product does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the products' })).toHaveAttribute('href', '/admin/products');
});

test('a moderator reads, and is offered nothing to change it', async () => {
  openAdmin('/admin/products/p1', site(records, 'moderator'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Lipstick' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getByText('Product Name')).toBeInTheDocument();
});
