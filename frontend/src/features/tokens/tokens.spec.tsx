import { screen, within } from '@testing-library/react';
import userEvents from '@testing-library/user-event';
import { answer, problem } from '../../testing/fake-server.ts';
import { openAdmin, sent, site } from '../../testing/admin.ts';

const user = userEvents.setup();
const at = '2026-01-01T00:00:00.000Z';
const token = (name: string, more: object = {}) => ({
  name,
  role: 'moderator',
  state: 'valid',
  source: 'panel',
  own: false,
  createdAt: at,
  createdBy: 'desk',
  expiresAt: '2030-01-01T00:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  ...more,
});
const listed = [
  token('ops', { source: 'environment', role: 'admin', createdAt: null, createdBy: null, expiresAt: null }),
  token('mona', { lastUsedAt: at }),
  token('gone', { state: 'revoked', revokedAt: at }),
  token('old', { state: 'expired', expiresAt: at }),
];
const open = (more = {}, role = 'admin') =>
  openAdmin('/admin/tokens', site({ 'GET /api/admin/tokens': listed, ...more }, role));
const line = async (name: string) => within((await screen.findByText(name)).closest('li')!);

it('lists valid tokens apart from those that have ended', async () => {
  open();
  const mona = await line('mona');
  expect(mona.getByText('Moderator')).toBeVisible();
  expect(mona.getByText(/Last used/)).toBeVisible();
  expect((await line('gone')).getByText('Revoked')).toBeVisible();
  expect((await line('old')).getByText('Expired')).toBeVisible();
  expect((await line('gone')).queryByRole('button')).toBeNull();
});

it('leaves tokens of the environment to whoever runs the service', async () => {
  open();
  const ops = await line('ops');
  expect(ops.getByText(/Set by ADMIN_TOKENS/)).toBeVisible();
  expect(ops.getByText(/Does not expire/)).toBeVisible();
  expect(ops.queryByRole('button')).toBeNull();
});

it('creates a token and shows it until it is put away', async () => {
  const { requests } = open({
    'POST /api/admin/tokens': { token: 'a-secret', name: 'noor', role: 'analyst', expiresAt: at },
  });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const form = within(screen.getByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(form.getByRole('alert')).toBeVisible();
  await user.type(form.getByLabelText('Name'), ' noor ');
  await user.selectOptions(form.getByLabelText('Role'), 'analyst');
  await user.selectOptions(form.getByLabelText('Valid for'), '30');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('a-secret')).toBeVisible();
  expect(sent(requests, 'POST /api/admin/tokens')?.body).toEqual({ name: 'noor', role: 'analyst', days: 30 });
  await user.click(screen.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe('a-secret');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('a-secret')).toBeNull();
});

it('says at the name that it was used before', async () => {
  open({
    'POST /api/admin/tokens': () => answer(409, { message: 'used', code: 'TOKEN_NAME_USED', params: { name: 'mona' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  await user.type(screen.getByLabelText('Name'), 'mona{enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is or was a token named "mona"');
});

it('revokes after a question, which warns of the own token', async () => {
  const tokens = [token('mona', { own: true })];
  const { requests } = open({
    'GET /api/admin/tokens': tokens,
    'DELETE /api/admin/tokens/mona': () => answer(204),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke the token of mona' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/You will be logged out/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token of mona is revoked.')).toBeVisible();
  expect(sent(requests, 'DELETE /api/admin/tokens/mona')).toBeDefined();
});

it('says why the last token of an administrator stays', async () => {
  open({ 'DELETE /api/admin/tokens/mona': () => problem(409, 'LAST_ADMIN_TOKEN') });
  await user.click(await screen.findByRole('button', { name: 'Revoke the token of mona' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/last valid token of an administrator/)).toBeVisible();
});

it('is for administrators only, and not offered to others', async () => {
  open({}, 'moderator');
  expect(await screen.findByText('Only administrators manage tokens')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tokens' })).toBeNull();
});
