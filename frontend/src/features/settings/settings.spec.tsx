import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../testing/admin.ts';
import { answer } from '../../testing/fake-server.ts';

test('at least two options must remain, and up to eight are offered', async () => {
  openAdmin('/admin/settings');
  expect(await screen.findByRole('button', { name: 'Remove option 1' })).toBeDisabled();
  for (let count = 2; count < 8; count++) await userEvent.click(screen.getByRole('button', { name: 'Add Option' }));
  expect(screen.queryByRole('button', { name: 'Add Option' })).not.toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Option 1'));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('You must have at least 2 voting options.')).toBeInTheDocument();
});

test('options that somebody else saved meanwhile are beside these, and either is kept', async () => {
  const theirs = { options: ['Fine', 'Poor'], labels: {}, tones: {}, revision: 4 };
  const conflicts = [{ field: 'options', base: [], theirs: [], mine: [] }];
  const { requests } = openAdmin(
    '/admin/settings',
    site({
      'PUT /api/voting-options': ({ headers, body }) =>
        headers.get('If-Match') === '2'
          ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts })
          : answer(200, { ...(body as object), labels: {}, tones: {}, revision: 5 }),
    }),
  );
  await userEvent.type(await screen.findByLabelText('Option 1'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Theirs[^]*Fine[^]*Poor/ }));
  expect(screen.getByLabelText('Option 1')).toHaveValue('Fine');
  await userEvent.click(screen.getByRole('radio', { name: /Yours[^]*Good![^]*Bad/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['2', '4']);
  expect(puts[1]?.body).toMatchObject({ options: ['Good!', 'Bad'], renames: [] });
});

test('four rows of the system, and how it runs now', async () => {
  openAdmin('/admin/settings');
  for (const text of ['Database Status', 'Connected', 'In-Memory', 'Admin Token Required', 'Token-based'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await screen.findByText('Healthy')).toBeInTheDocument();
});
