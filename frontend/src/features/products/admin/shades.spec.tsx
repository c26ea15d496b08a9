import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listed, openAdmin, product, sent, site } from '../../../testing/admin.ts';
import { answer } from '../../../testing/fake-server.ts';

const rose = { name: 'Rose', hex: '#A06F4A' };
const plum = { name: 'Plum', hex: '#5C2A4D' };

const openForm = async (shades: readonly object[]) => {
  const shaded = { ...product, shades };
  const { requests } = openAdmin(
    '/admin/products',
    site({
      'GET /api/admin/products': listed([shaded]),
      'PUT /api/products/p1': () => answer(200, { ...shaded, revision: 5 }),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Velvet Lipstick' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Product' }));
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save' }));
  return { form, save, change: () => sent(requests, 'PUT /api/products/p1')?.body };
};

test('shades are added, ordered, changed and removed, and sent as one field', async () => {
  const { form, save, change } = await openForm([rose, plum]);
  await userEvent.click(form.getByRole('button', { name: 'Add shade' }));
  const name = form.getByLabelText('Name of shade 3');
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.type(name, 'Sand');
  const code = form.getByLabelText('Colour of shade 3 as a code');
  await userEvent.clear(code);
  await userEvent.click(code);
  await userEvent.paste('d9b48f');
  expect(code).toHaveValue('#d9b48f');
  await userEvent.click(form.getByRole('button', { name: 'Move shade 3 earlier' }));
  expect(form.getByText('Shade moved to place 2 of 3')).toBeInTheDocument();
  fireEvent.change(form.getByLabelText('Pick the colour of shade 1'), { target: { value: '#aa0000' } });
  await userEvent.click(form.getByRole('button', { name: 'Remove shade 3' }));
  await save();
  await waitFor(() =>
    expect(change()).toEqual({
      shades: [
        { name: 'Rose', hex: '#AA0000' },
        { name: 'Sand', hex: '#d9b48f' },
      ],
    }),
  );
});

test('a shade without a name or a colour is refused at its place, also in a list that is not all shown', async () => {
  const { form, save, change } = await openForm(Array.from({ length: 9 }, () => plum));
  expect(form.queryByLabelText('Name of shade 7')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Show all 9' }));
  await userEvent.clear(form.getByLabelText('Name of shade 8'));
  await save();
  expect(await form.findByText('Shade 8 needs a name.')).toBeInTheDocument();
  expect(form.getByLabelText('Name of shade 8')).toHaveFocus();
  await userEvent.type(form.getByLabelText('Name of shade 8'), 'Fig');
  await userEvent.type(form.getByLabelText('Colour of shade 9 as a code'), '{Backspace}');
  expect(await form.findByText('Shade 9 needs a colour such as #A06F4A.')).toBeInTheDocument();
  await save();
  expect(change()).toBeUndefined();
});
