import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeup, openAdmin, sent, set, site } from '../../../testing/admin.ts';
import { answer } from '../../../testing/fake-server.ts';

test('a card tells what a category is and what can be voted on', async () => {
  openAdmin('/admin/categories');
  const card = await screen.findByRole('region', { name: 'Makeup' });
  for (const text of ['Colour for the face', 'Default Voting Options', 'Creamy', 'Dry', 'Primer', 'Inactive'])
    expect(within(card).getByText(text)).toBeInTheDocument();
  expect(within(card).getByText('Inherits from category')).toBeInTheDocument();
});

test('what somebody else changed is shown and can be taken over; then saving goes on from there', async () => {
  const theirs = { ...makeup, displayName: 'Make-up', revision: 5 };
  let tries = 0;
  const { requests } = openAdmin(
    '/admin',
    site({
      'PUT /api/admin/categories/c1': () =>
        ++tries === 1
          ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs })
          : answer(200, { ...theirs, revision: 6 }),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Makeup' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit Category' });
  await userEvent.type(within(dialog).getByLabelText('Description (optional)'), '!');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Somebody else has changed this in the meantime')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use theirs for Display Name' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Category updated successfully.')).toBeInTheDocument();
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['3', '5']);
  expect(puts[1]?.body).toMatchObject({ displayName: 'Make-up', description: 'Colour for the face!' });
});

test('deleting names what goes with it and sends the reason', async () => {
  const { requests } = openAdmin('/admin', site({ 'DELETE /api/admin/categories/c1': () => answer(204) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Makeup' }));
  const prompt = screen.getByRole('alertdialog', { name: 'Delete Makeup?' });
  expect(within(prompt).getByText(/Its 1 subcategory and its voting options go with it/)).toBeInTheDocument();
  await userEvent.type(within(prompt).getByLabelText('Reason (optional)'), 'Twice there');
  await userEvent.click(within(prompt).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Category deleted successfully.')).toBeInTheDocument();
  const deletion = sent(requests, 'DELETE /api/admin/categories/c1');
  expect(deletion?.headers.get('If-Match')).toBe('3');
  expect(deletion?.headers.get('X-Reason')).toBe('Twice%20there');
});

test('options are edited in place; a mended word is sent as a renaming', async () => {
  const { requests } = openAdmin('/admin', site({ 'POST /api/admin/voting-options': set }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit voting options of Makeup' }));
  await userEvent.type(screen.getByLabelText('Option 1'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Remove option 2' }));
  await userEvent.type(screen.getByLabelText('New option'), 'Light{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save All Options' }));
  await waitFor(() => expect(screen.queryByLabelText('Option 1')).not.toBeInTheDocument());
  expect(sent(requests, 'POST /api/admin/voting-options')?.body).toMatchObject({
    categoryKey: 'makeup',
    options: ['Creamy!', 'Light'],
    renames: [{ from: 'Creamy', to: 'Creamy!' }],
  });
});

test('with no categories the usual ones are offered', async () => {
  openAdmin('/admin', site({ 'GET /api/admin/categories': [], 'GET /api/admin/subcategories': [] }));
  expect(await screen.findByRole('button', { name: 'Start with the usual categories' })).toBeInTheDocument();
});
