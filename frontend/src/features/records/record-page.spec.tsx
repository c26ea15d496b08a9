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

test('two revisions are compared field by field, and the address keeps which', async () => {
  const entry = (position: string, at: string) => ({
    ...{ eventId: position, position, at, happenedAt: at, type: 'ProductChanged', action: 'changed', origin: 'admin' },
    ...{ correlationId: position, actor: { kind: 'admin', id: 'desk', name: 'desk' }, reason: null, changes: [] },
    ...{ entity: { kind: 'product', id: 'p1', name: 'Silk' }, undo: 'impossible', product: null },
  });
  const state = (name: string) => ({
    ...{ kind: 'product', id: 'p1', position: '1', existed: true, given: null },
    fields: [
      { field: 'name', then: name, now: 'Silk', differs: name !== 'Silk' },
      { field: 'description', then: 'Same', now: 'Same', differs: false },
    ],
  });
  const { router } = openAdmin(
    '/admin/products/p1?tab=history&revision=30&with=20',
    site({
      ...records,
      'GET /api/admin/history': {
        items: [entry('30', '2026-03-01T00:00:00.000Z'), entry('20', '2026-02-01T00:00:00.000Z')],
        next: null,
      },
      'GET /api/admin/history/records/product/p1': ({ search }) =>
        answer(200, state(search.get('asOf') === '20' ? 'Velvet' : 'Satin')),
    }),
  );
  const table = await screen.findByRole('table', { name: 'What changed, the older revision first.' });
  expect(within(table).getByRole('row', { name: /Velvet/ })).toHaveTextContent('VelvetSatin');
  expect(within(table).queryByText('Same')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Current');
  expect(await within(table).findByText('Silk')).toBeInTheDocument();
  expect(router.state.location.href).toBe('/admin/products/p1?tab=history&revision=30');
});
