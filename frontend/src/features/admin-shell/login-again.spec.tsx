import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listed, openAdmin, site } from '../../testing/admin.ts';
import { answer, problem, type FakeRequest } from '../../testing/fake-server.ts';

const spring = {
  id: 'n1',
  title: 'Spring',
  labels: {},
  description: null,
  descriptionLabels: {},
  imageUrl: null,
  linkUrl: null,
  active: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  revision: 4,
};

test.each([
  ['product', '/admin/products', 'Edit Velvet Lipstick', 'Product Name', 'PUT /api/products/p1'],
  ['brand', '/admin/brands', 'Edit Dior', 'Display Name', 'PUT /api/admin/brands/b1'],
  ['category', '/admin/categories', 'Edit Makeup', 'Display Name', 'PUT /api/admin/categories/c1'],
  ['banner', '/admin/banners', 'Edit Spring', 'Title', 'PUT /api/admin/banners/n1'],
])('the form of a %s stays filled while a new token is asked for', async (_kind, path, edit, label, call) => {
  const save = ({ headers }: FakeRequest) =>
    headers.get('x-admin-token') === 'new' ? answer(200, { revision: 9 }) : problem(401, 'INVALID_TOKEN');
  const { requests } = openAdmin(path, site({ 'GET /api/admin/banners': listed([spring]), [call]: save }));
  await userEvent.click(await screen.findByRole('button', { name: edit }));
  const field = await screen.findByLabelText(label);
  await userEvent.type(field, ' Two');
  const text = (field as HTMLInputElement).value;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const login = within(await screen.findByRole('dialog', { name: 'Admin Access' }));
  expect(localStorage.getItem('admin-token')).toBeNull();
  await userEvent.type(login.getByLabelText('Admin Token'), 'new{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Admin Access' })).toBeNull());
  expect(screen.getByLabelText(label)).toBe(field);
  expect(field).toHaveValue(text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method, path }) => `${method} ${path}` === call)).toHaveLength(2);
});

test('without a form the login takes the place of the screen', async () => {
  openAdmin('/admin/brands', site({ 'DELETE /api/admin/brands/b1': () => problem(401, 'INVALID_TOKEN') }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Dior' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Access' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});
