import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../../testing/admin.ts';

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('menu', { name }));
};

test('filters are saved under a name, chosen again and deleted', async () => {
  const { router } = openAdmin('/admin/products?show=withoutPicture&sort=name&page=2');
  let menu = await openMenu('Saved filters');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Save these filters…' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'No picture{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('show', 'withoutPicture'));
  menu = await openMenu('Saved filters');
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'No picture' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?show=withoutPicture&sort=name'));
  menu = await openMenu('Saved filters');
  expect(menu.getByRole('menuitemradio', { name: 'No picture' })).toBeChecked();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Delete “No picture”' }));
  menu = await openMenu('Saved filters');
  expect(menu.queryByRole('menuitemradio')).not.toBeInTheDocument();
});

test('columns are left out and come back; the name of a row stays', async () => {
  const { unmount } = openAdmin('/admin/products');
  const menu = await openMenu('Columns');
  expect(menu.queryByRole('menuitemcheckbox', { name: 'Product' })).not.toBeInTheDocument();
  await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Brand' }));
  expect(menu.getByRole('menuitemcheckbox', { name: 'Brand' })).not.toBeChecked();
  unmount();
  openAdmin('/admin/products');
  const table = await screen.findByRole('table');
  expect(within(table).queryByRole('columnheader', { name: 'Brand' })).not.toBeInTheDocument();
  expect(within(table).getByRole('columnheader', { name: 'Product' })).toBeInTheDocument();
});
