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

test('what both changed is chosen side by side, what only others changed is taken over, and saving sends no more', async () => {
  const theirs = { ...makeup, displayName: 'Make-up', description: 'Theirs', sortOrder: 7, revision: 5 };
  const conflicts = [
    { field: 'displayName', base: 'Makeup', theirs: 'Make-up', mine: 'Makeup!' },
    { field: 'description', base: makeup.description, theirs: 'Theirs', mine: 'Colour for the face!' },
  ];
  let tries = 0;
  const { requests } = openAdmin(
    '/admin',
    site({
      'PUT /api/admin/categories/c1': () =>
        ++tries === 1
          ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts })
          : answer(200, { ...theirs, revision: 6 }),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Makeup' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit Category' });
  for (const field of ['Display Name', 'Description (optional)', 'Arabic name (optional)'])
    await userEvent.type(within(dialog).getByLabelText(field, { selector: 'input, textarea' }), '!');
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  expect(
    await within(dialog).findByRole('heading', { name: 'Someone else saved this while you were editing' }),
  ).toHaveFocus();
  const fields = within(dialog).getAllByRole('radiogroup');
  expect(fields.map((field) => field.querySelector('legend')?.textContent)).toEqual([
    'Display Name',
    'Description (optional)',
  ]);
  expect(within(dialog).getByLabelText('Sort Order')).toHaveValue(7);
  expect(within(dialog).getByLabelText('Arabic name (optional)')).toHaveValue('المكياج!');

  await userEvent.click(save);
  expect(within(dialog).getAllByText('Choose one of the two.')).toHaveLength(2);
  const choice = (field: string, side: RegExp) =>
    within(within(dialog).getByRole('radiogroup', { name: field })).getByRole('radio', { name: side });
  await waitFor(() => expect(choice('Display Name', /Yours Makeup!/)).toHaveFocus());
  expect(sent(requests, 'PUT /api/admin/categories/c1')?.body).toEqual({
    displayName: 'Makeup!',
    description: 'Colour for the face!',
    labels: { ar: 'المكياج!' },
  });
  await userEvent.click(choice('Display Name', /Theirs, saved already Make-up/));
  await userEvent.click(choice('Description (optional)', /Yours/));
  await userEvent.click(save);
  expect(await screen.findByText('Category updated successfully.')).toBeInTheDocument();
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['3', '5']);
  expect(puts[1]?.body).toEqual({ description: 'Colour for the face!', labels: { ar: 'المكياج!' } });
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

test('options that both changed are chosen as a list; theirs needs no saving', async () => {
  const theirs = { ...set, options: ['Soft'], details: [{ id: 'o3', label: 'Soft' }], revision: 9 };
  const conflicts = [{ field: 'options', base: set.details, theirs: theirs.details, mine: [] }];
  const { requests } = openAdmin(
    '/admin',
    site({
      'POST /api/admin/voting-options': ({ headers }) =>
        headers.get('If-Match') === '7'
          ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts })
          : answer(200, { ...theirs, revision: 10 }),
    }),
  );
  const begin = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit voting options of Makeup' }));
    await userEvent.type(screen.getByLabelText('Option 1'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save All Options' }));
    await screen.findByRole('heading', { name: 'Someone else saved this while you were editing' });
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save All Options' }));
  await begin();
  await save();
  expect(screen.getByText('Choose one of the two.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Theirs.*Soft/ }));
  expect(screen.getByLabelText('Option 1')).toHaveValue('Soft');
  await userEvent.click(screen.getByRole('radio', { name: /Yours/ }));
  expect(screen.getByLabelText('Option 1')).toHaveValue('Creamy!');
  await save();
  await waitFor(() => expect(screen.queryByLabelText('Option 1')).not.toBeInTheDocument());
  const posts = requests.filter(({ method, path }) => `${method} ${path}` === 'POST /api/admin/voting-options');
  expect(posts.map(({ headers }) => headers.get('If-Match'))).toEqual(['7', '9']);
  expect(posts[1]?.body).toMatchObject({ options: ['Creamy!', 'Dry'], renames: [] });

  await begin();
  await userEvent.click(screen.getByRole('radio', { name: /Theirs/ }));
  await save();
  expect(screen.queryByLabelText('Option 1')).not.toBeInTheDocument();
  expect(requests.filter(({ path, method }) => path.endsWith('/voting-options') && method === 'POST')).toHaveLength(3);
});

test('a set where there was none says so', async () => {
  const { requests } = openAdmin('/admin', site({ 'POST /api/admin/voting-options': set }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit voting options of Primer' }));
  await userEvent.type(screen.getByLabelText('New option'), 'Light{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save All Options' }));
  await waitFor(() => expect(sent(requests, 'POST /api/admin/voting-options')).toBeDefined());
  expect(sent(requests, 'POST /api/admin/voting-options')?.headers.get('If-Match')).toBe('-1');
});

test('with no categories the usual ones are offered', async () => {
  openAdmin('/admin', site({ 'GET /api/admin/categories': [], 'GET /api/admin/subcategories': [] }));
  expect(await screen.findByRole('button', { name: 'Start with the usual categories' })).toBeInTheDocument();
});
