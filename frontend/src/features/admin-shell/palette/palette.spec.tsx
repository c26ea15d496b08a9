import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, sent, site } from '../../../testing/admin.ts';

const openPalette = async (path: string, role = 'admin') => {
  const opened = openAdmin(path, site({}, role));
  await screen.findByText('Admin Panel');
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...opened, field: await screen.findByRole('combobox', { name: 'Search and actions' }) };
};
const choices = () => within(screen.getByRole('listbox', { name: 'Search and actions' })).getAllByRole('option');

test('Ctrl+K offers actions and screens; arrows and Enter choose one', async () => {
  const { router, field } = await openPalette('/admin/products');
  expect(field).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Screens' })).toBeInTheDocument();
  await userEvent.keyboard('new{ArrowDown}');
  expect(choices().map(({ textContent }) => textContent)).toEqual([
    'New product',
    'New brand',
    'New category',
    'New banner',
  ]);
  expect(field).toHaveAttribute('aria-activedescendant', choices()[1]!.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/admin/brands?form=new'));
  expect(await screen.findByRole('dialog', { name: 'Add New Brand' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Search and actions' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.href).toBe('/admin/brands'));
});

test('records are searched for, and lead to their pages', async () => {
  const { router, requests } = await openPalette('/admin/products');
  await userEvent.keyboard('make');
  const category = await within(await screen.findByRole('group', { name: 'Categories' })).findByRole('option');
  expect(within(screen.getByRole('group', { name: 'Products' })).getAllByRole('option')).toHaveLength(1);
  expect(sent(requests, 'GET /api/admin/products')).toBeDefined();
  await userEvent.click(category);
  await waitFor(() => expect(router.state.location.href).toBe('/admin/categories/c1'));
});

test('nothing found is said; Escape closes', async () => {
  await openPalette('/admin/products');
  await userEvent.keyboard('nothing');
  await waitFor(() => expect(screen.getByText('Nothing found. Try another word.')).toBeInTheDocument());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: 'Search and actions' })).not.toBeInTheDocument();
});

test('it stays closed while a form is open', async () => {
  openAdmin('/admin/brands?form=new');
  await screen.findByRole('dialog', { name: 'Add New Brand' });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: 'Search and actions' })).not.toBeInTheDocument();
});

test('roles are offered what they may do only', async () => {
  await openPalette('/admin/products', 'analyst');
  const texts = choices().map(({ textContent }) => textContent);
  expect(texts).not.toContain('New product');
  expect(texts).not.toContain('Review reports');
  expect(texts).not.toContain('Data Import');
  expect(texts).toEqual(expect.arrayContaining(['Analytics', 'Log out']));
});
