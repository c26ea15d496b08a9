import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../testing/admin.ts';
import { answer, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { entry, page } from '../../testing/trail.ts';

const open = (path: string, answers: Record<string, Answer>) => openAdmin(path, site(answers));

const step = (n: number, more: object = {}) => ({
  entry: entry(n, { undo: 'possible' }),
  act: 'change',
  fields: [
    { field: 'displayName', now: 'Dior', back: 'Old', changedSince: false },
    { field: 'website', now: 'mine', back: 'theirs', changedSince: true },
  ],
  changedSince: true,
  problem: null,
  revision: 7,
  ...more,
});
const answers = (steps: readonly object[], outcome: string) => ({
  'GET /api/admin/history': page([entry(3, { undo: 'possible' })]),
  'GET /api/admin/history/undo': { steps, total: steps.length, next: null },
  'POST /api/admin/history/undo': {
    items: [{ position: '3', outcome, message: outcome === 'failed' ? 'No.' : null }],
    undone: outcome === 'undone' ? 1 : 0,
    next: null,
    correlationId: 'c',
  },
});
const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo: Brand changed Dior' }));
const bodyOf = (requests: readonly FakeRequest[]) =>
  requests.find(({ method, path }) => method === 'POST' && path.endsWith('/undo'))?.body;

test('shows what goes back, and takes only what nobody has changed since unless it is chosen', async () => {
  const { requests } = open('/admin/history', answers([step(3)], 'undone'));
  await begin();
  const dialog = await screen.findByRole('dialog', { name: 'Undo this change?' });
  const own = await within(dialog).findByRole('checkbox', { name: /Display name/ });
  expect(own).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: /Website.*Changed since/ })).not.toBeChecked();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 change undone')).toBeInTheDocument();
  expect(bodyOf(requests)).toEqual({ positions: ['3'], picks: [] });
  const asked = (path: string) => requests.filter((request) => request.path === path).length;
  // All that is shown is read anew, but the token is checked once.
  await waitFor(() => expect(asked('/api/admin/history')).toBe(2));
  expect(asked('/api/admin/auth')).toBe(1);
});

test('names a field whose values are identifiers without them', async () => {
  const fields = [{ field: 'imageOrder', now: ['id-1', 'id-2'], back: ['id-2', 'id-1'], changedSince: false }];
  open('/admin/history', answers([step(3, { fields, changedSince: false })], 'undone'));
  await begin();
  const dialog = await screen.findByRole('dialog', { name: 'Undo this change?' });
  expect(await within(dialog).findByText(/Order of images/)).toBeInTheDocument();
  expect(dialog).not.toHaveTextContent('id-1');
});

test('sends what was chosen as it was shown, and tells what was left', async () => {
  const { requests } = open('/admin/history', answers([step(3)], 'failed'));
  await begin();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Website/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/It was refused: No\./)).toBeInTheDocument();
  expect(bodyOf(requests)).toEqual({
    positions: ['3'],
    picks: [{ position: '3', fields: ['displayName', 'website'], revision: 7 }],
  });
});

test('shows older changes of a long batch as well, keeps what was chosen, and sends the batch', async () => {
  const batch = [entry(900, { correlationId: 'many', undo: 'possible' }), entry(899, { correlationId: 'many' })];
  const { requests } = open('/admin/history', {
    ...answers([], 'undone'),
    'GET /api/admin/history': page(batch),
    'GET /api/admin/history/undo': ({ search }: FakeRequest) =>
      search.get('before') === '900'
        ? answer(200, { steps: [step(3)], total: 300, next: null })
        : answer(200, { steps: [step(900)], total: 300, next: '900' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this change?' });
  expect(await within(dialog).findByText(/^1 of 300 changes/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Display name/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Older changes' }));
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(4));
  expect(within(dialog).queryByRole('button', { name: 'Older changes' })).toBeNull();
  const own = within(dialog).getAllByRole<HTMLInputElement>('checkbox', { name: /Display name/ });
  expect(own.map(({ checked }) => checked)).toEqual([false, true]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodyOf(requests)).toBeDefined());
  expect(bodyOf(requests)).toEqual({
    correlationId: 'many',
    picks: [{ position: '900', fields: [], revision: 7 }],
  });
});

test('says when nothing is left, and why something cannot go back', async () => {
  open('/admin/history', answers([step(3, { act: 'none', fields: [], problem: 'gone' })], 'nothing'));
  await begin();
  expect(await screen.findByText(/it is not there any more/)).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' })).toBeDisabled();
});
