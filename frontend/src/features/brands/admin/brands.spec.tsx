import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../../testing/admin.ts';
import { answer, problem } from '../../../testing/fake-server.ts';

test.each([
  [
    answer(409, { code: 'NAME_TAKEN', params: { kind: 'brand', name: 'Dior' }, message: 'x' }),
    'A brand named "Dior" already exists.',
  ],
  [problem(409, 'CONFLICT', 'No'), 'Brand already exists. Please use a different name.'],
  [problem(400, 'INVALID', 'No'), 'Invalid brand data. Please check your input and try again.'],
  [problem(403, 'FORBIDDEN', 'No'), 'Access denied. Please check your admin credentials.'],
])('why a brand could not be added is told (%#)', async (refusal, words) => {
  openAdmin('/admin/brands', site({ 'POST /api/admin/brands': () => refusal }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Brand' }));
  await userEvent.type(screen.getByLabelText('System Name'), 'dior');
  await userEvent.type(screen.getByLabelText('Display Name'), 'Dior');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add New Brand' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByTestId('toast')).toBeNull();
});
