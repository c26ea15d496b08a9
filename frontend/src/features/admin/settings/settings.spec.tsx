import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../../../testing/admin.ts';

test('at least two options must remain, and up to eight are offered', async () => {
  openAdmin('/admin/settings');
  expect(await screen.findByRole('button', { name: 'Remove option 1' })).toBeDisabled();
  for (let count = 2; count < 8; count++) await userEvent.click(screen.getByRole('button', { name: 'Add Option' }));
  expect(screen.queryByRole('button', { name: 'Add Option' })).not.toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Option 1'));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('You must have at least 2 voting options.')).toBeInTheDocument();
});

test('four rows of the system, and how it runs now', async () => {
  openAdmin('/admin/settings');
  for (const text of ['Database Status', 'Connected', 'In-Memory', 'Admin Token Required', 'Token-based'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await screen.findByText('All parts answer')).toBeInTheDocument();
});
