import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type Answer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const at = { createdAt: '2026-03-05T10:00:00.000Z', lastSeenAt: new Date().toISOString() };
const sessions = [
  { id: 's1', userAgent: firefox, current: true, ...at },
  { id: 's2', userAgent: iPhone, current: false, ...at },
];

const open = (answers: Record<string, Answer> = {}, path = '/account', user: object = { hasPassword: true }) => {
  const requests = fakeServer({
    ...siteWith(1, true),
    'GET /api/auth/user': { ...rana, ...user },
    'GET /api/sessions': sessions,
    'GET /api/accounts/current/identities': [],
    ...answers,
  });
  return { requests, ...renderApp(path) };
};
const toast = async (text: string) => waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent(text));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

afterEach(() => act(clearToasts));

test('without a session the account asks for one, and comes back', async () => {
  fakeServer(siteWith(1));
  renderApp('/account');
  const addresses = () => screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'));
  await waitFor(() => expect(addresses()).toContain('/api/login?returnTo=%2Faccount'));
});

test('who is muted reads what still works', async () => {
  open({}, '/account', { muted: true });
  expect(await screen.findByText('Your account is muted')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
});

test('names are saved', async () => {
  const { requests } = open({ 'PUT /api/accounts/current': { ...rana, lastName: 'Bell' } });
  await fill('Last name (optional)', 'Bell');
  await press('Save name');
  await toast('Your name is saved');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ firstName: 'Rana', lastName: 'Bell' });
});

test('a changed password is told, and the fields are empty again', async () => {
  open({ 'PUT /api/accounts/current/password': () => answer(204) });
  await fill('Current password', 'the old password');
  await fill('New password', 'the new password');
  await press('Change password');
  await toast('Your password is changedYou are signed out everywhere else.');
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test.each([
  ['a wrong password', problem(401, 'INVALID_CREDENTIALS'), 'Incorrect password.'],
  [
    'a common one',
    answer(400, {
      code: 'COMMON_PASSWORD',
      message: 'x',
      fields: [{ field: 'newPassword', code: 'COMMON_PASSWORD', message: 'x' }],
    }),
    'This password is among the most used ones. Please choose another.',
  ],
  [
    'one of another length',
    answer(400, {
      code: 'VALIDATION_FAILED',
      message: 'x',
      fields: [{ field: 'newPassword', code: 'PASSWORD_LENGTH', params: { min: 10, max: 128 }, message: 'x' }],
    }),
    'A password has 10 to 128 characters.',
  ],
])('%s is told under its field', async (_case, response, text) => {
  open({ 'PUT /api/accounts/current/password': () => response });
  await fill('Current password', 'the old password');
  await fill('New password', 'password123');
  await press('Change password');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a new password has at least 10 characters', async () => {
  const { requests } = open();
  await fill('Current password', 'old');
  await fill('New password', 'short');
  await press('Change password');
  expect(await screen.findByText('At least 10 characters')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
});

test('who has no password here is told so', async () => {
  open({}, '/account', { hasPassword: false });
  expect(await screen.findByText(/there is no password here/)).toBeInTheDocument();
});

const byMail = { 'GET /api/site': { signIn: 'local', passwordReset: 'mail', demo: false } };
const putsOf = (requests: ReturnType<typeof open>['requests']) => requests.filter(({ method }) => method === 'PUT');

test('a verified email is changed by a link to the new one', async () => {
  const { requests } = open({ ...byMail, 'PUT /api/accounts/current/email': () => answer(202, {}) });
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  await fill('New email', 'RANA@example.org');
  await fill('Password to confirm', 'the password');
  await press('Send the link');
  expect(await screen.findByText('This is your email already, and it is verified.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('New email'));
  await fill('New email', ' new@example.org ');
  await press('Send the link');
  const sent = await screen.findByText(/^We sent a link to .*new@example\.org.*\. It works for 30 minutes\.$/);
  expect(sent.parentElement).toHaveAttribute('role', 'status');
  expect(putsOf(requests)).toMatchObject([{ body: { email: 'new@example.org', password: 'the password' } }]);
  expect(screen.getByLabelText('Password to confirm')).toHaveValue('');
});

test('an email that is not verified is one password away from a link', async () => {
  const unverified = { hasPassword: true, emailVerified: false };
  const { requests } = open(
    { ...byMail, 'PUT /api/accounts/current/email': () => answer(202, {}) },
    '/account',
    unverified,
  );
  expect(await screen.findByText('Not verified')).toBeInTheDocument();
  await fill('Password to confirm', 'the password');
  await press('Send the link');
  expect(await screen.findByText(/^We sent a link to/)).toBeInTheDocument();
  expect(putsOf(requests)).toMatchObject([{ body: { email: rana.email } }]);
});

test('a wrong password and an address that is none are told under their fields', async () => {
  let count = 0;
  const refused = answer(400, {
    ...{ code: 'VALIDATION_FAILED', message: 'x' },
    fields: [{ field: 'email', code: 'IS_EMAIL_ADDRESS', message: 'x' }],
  });
  open({
    ...byMail,
    'PUT /api/accounts/current/email': () => (count++ ? refused : problem(401, 'INVALID_CREDENTIALS')),
  });
  await fill('New email', 'new@example.org');
  await fill('Password to confirm', 'not mine');
  await press('Send the link');
  expect(await screen.findByText('Incorrect password.')).toBeInTheDocument();
  await press('Send the link');
  expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument();
});

test('where no mail is sent, or another service signs in, the email is not changed here', async () => {
  const { unmount } = open({ 'GET /api/site': { demo: false, signIn: 'local', passwordReset: 'administrator' } });
  expect(await screen.findByText(/ask the site’s administrator for a link/)).toBeInTheDocument();
  unmount();
  open(byMail, '/account', { hasPassword: false });
  expect(await screen.findByText(/your email can’t be changed here/)).toBeInTheDocument();
});

test.each([
  ['the email is saved', answer(204), 'Your email is saved'],
  ['it worked before', problem(400, 'EMAIL_LINK_INVALID'), 'This link no longer works'],
  ['somebody else has the address by now', problem(409, 'EMAIL_TAKEN'), 'This address is in use'],
])('a link confirms at the press of a button: %s', async (_case, response, title) => {
  const { requests } = open({ 'POST /api/email-confirmations': () => response }, '/confirm-email?token=abc');
  await screen.findByRole('heading', { level: 1, name: 'Confirm your email' });
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await press('Confirm this address');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus());
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'abc' });
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
});

const google = { id: 'i1', issuer: 'https://accounts.google.com', emailVerified: true, joinedAt: at.createdAt };
const former = { id: 'i2', issuer: 'https://id.example/tenant', emailVerified: false, joinedAt: null };
const withService = { 'GET /api/site': { signIn: 'oidc', passwordReset: 'mail', demo: false } };

test('without a service to sign in with, the account does not speak of any', async () => {
  open();
  await screen.findByText('Firefox · Windows');
  expect(screen.queryByRole('heading', { name: 'Services you sign in with' })).not.toBeInTheDocument();
});

test('where there is a service, the account says how it gets connected', async () => {
  open(withService);
  expect(await screen.findByText(/^None yet\. Sign in through the service/)).toBeInTheDocument();
});

test('services name themselves; removing one asks first', async () => {
  let identities: readonly object[] = [google, former];
  const { requests } = open({
    'GET /api/accounts/current/identities': () => answer(200, identities),
    'DELETE /api/accounts/current/identities/i2': () => {
      identities = [google];
      return answer(204);
    },
  });
  const section = await screen.findByRole('region', { name: 'Services you sign in with' });
  expect(within(section).getByText('accounts.google.com').closest('li')).toHaveTextContent(/Connected on .*2026/);
  expect(within(section).getByText('id.example').closest('li')).toHaveTextContent(
    /Connected some time ago.*had not confirmed/,
  );
  await press('Remove id.example');
  const dialog = screen.getByRole('alertdialog', { name: 'Remove id.example?' });
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await toast('The service is removedYou are signed out everywhere else.');
  await waitFor(() => expect(screen.queryByText('id.example')).not.toBeInTheDocument());
  expect(screen.getByText('accounts.google.com')).toBeInTheDocument();
});

test('a service that is the only way in offers no removal', async () => {
  open({ ...withService, 'GET /api/accounts/current/identities': [google] }, '/account', {
    hasPassword: false,
    email: null,
  });
  expect(await screen.findByText('It stays, as it is your only way to sign in.')).toBeInTheDocument();
  expect(screen.getByText('This account has no email address.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('a service that became the only way in meanwhile is not removed, and the page says why', async () => {
  open({
    'GET /api/accounts/current/identities': [google, former],
    'DELETE /api/accounts/current/identities/i1': () => problem(409, 'LAST_WAY_IN', 'x'),
  });
  await press('Remove accounts.google.com');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await toast('Failed to remove the serviceIt stays, as it is your only way to sign in.');
});

test('services that could not be fetched can be asked for again', async () => {
  let fails = true;
  open({
    ...withService,
    'GET /api/accounts/current/identities': () => (fails ? problem(500, 'INTERNAL') : answer(200, [google])),
  });
  expect(await screen.findByText('Failed to fetch these services')).toBeInTheDocument();
  fails = false;
  await press('Try again');
  expect(await screen.findByText('accounts.google.com')).toBeInTheDocument();
});

test('sessions name their device; another one can be ended', async () => {
  const { requests } = open({ 'DELETE /api/sessions/s2': () => answer(204) });
  expect(await screen.findByText('Firefox · Windows')).toBeInTheDocument();
  expect(screen.getByText('This device')).toBeInTheDocument();
  await press('Sign out on Safari · iPhone');
  await toast('Signed out on that device');
  expect(screen.queryByText('Safari · iPhone')).not.toBeInTheDocument();
  expect(requests.some(({ method, path }) => method === 'DELETE' && path === '/api/sessions/s2')).toBe(true);
});

test('sessions that could not be fetched can be asked for again', async () => {
  let fails = true;
  open({ 'GET /api/sessions': () => (fails ? problem(500, 'INTERNAL') : answer(200, sessions)) });
  expect(await screen.findByText('Failed to fetch your devices')).toBeInTheDocument();
  fails = false;
  await press('Try again');
  expect(await screen.findByText('Firefox · Windows')).toBeInTheDocument();
});

test('signing out everywhere asks first, then leads home signed out', async () => {
  let signedIn = true;
  const { router } = open({
    'GET /api/auth/user': () => (signedIn ? answer(200, rana) : problem(401, 'UNAUTHORIZED')),
    'DELETE /api/sessions': () => {
      signedIn = false;
      return answer(204);
    },
  });
  await press('Sign out everywhere');
  const dialog = screen.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
});

test('the data is handed over as a file', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (made.push(blob), 'blob:x');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open({ 'GET /api/accounts/current/export': { email: 'rana@example.org' } });
  await press('Download my data');
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(made[0]?.type).toBe('application/json');
  click.mockRestore();
});

test('erasing names what goes, wants the password and ends on a page that says so', async () => {
  const { requests, router } = open({
    'DELETE /api/accounts/current': ({ body }) =>
      (body as { password: string }).password === 'right password' ? answer(204) : problem(401, 'INVALID_CREDENTIALS'),
  });
  await press('Delete my account');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  expect(dialog).toHaveAccessibleDescription(/votes and ratings.*comments and replies.*cannot be undone/);
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('Delete account');
  expect(await within(dialog).findByText('Required')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await fill('Your password', 'wrong');
  await press('Delete account');
  expect(await within(dialog).findByText('Incorrect password.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Your password'));
  await fill('Your password', 'right password');
  await press('Delete account');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/account/erased');
});

test('who signs in elsewhere must have done so a moment ago', async () => {
  open({ 'DELETE /api/accounts/current': () => problem(403, 'FRESH_SIGN_IN_REQUIRED') }, '/account', {
    hasPassword: false,
  });
  await press('Delete my account');
  await press('Delete account');
  expect(await screen.findByText('Please sign in again to do this.')).toBeInTheDocument();
});

test('a forgotten password: the answer is the same whether or not there is an account', async () => {
  const { requests } = open({ 'POST /api/password-resets': () => answer(202, {}) }, '/forgot-password');
  await fill('Email', ' rana@example.org ');
  await press('Send the link');
  expect(await screen.findByText(/If this address has an account/)).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'rana@example.org' });
});

test('where no mail is sent, the administrator is named', async () => {
  open({ 'GET /api/site': { demo: false, signIn: 'local', passwordReset: 'administrator' } }, '/forgot-password');
  expect(await screen.findByText(/ask the site’s administrator/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

test('a link sets a new password once', async () => {
  let used = false;
  const site = {
    'GET /api/auth/user': () => problem(401, 'UNAUTHORIZED'),
    'PUT /api/password-resets': () => (used ? problem(400, 'RESET_LINK_INVALID') : ((used = true), answer(204))),
  };
  const { requests, router, unmount } = open(site, '/reset-password?token=abc');
  await fill('New password', 'the new password');
  await press('Save the new password');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    token: 'abc',
    password: 'the new password',
  });
  unmount();
  open(site, '/reset-password?token=abc');
  await fill('New password', 'the new password');
  await press('Save the new password');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('with an identity provider, signing in goes there; a password of this site stays possible', async () => {
  fakeServer({ ...siteWith(1), 'GET /api/site': { demo: false, signIn: 'oidc' } });
  renderApp('/sign-in?returnTo=%2Fproduct%2Fp1');
  expect(await screen.findByRole('link', { name: 'Continue to sign-in' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fproduct%2Fp1',
  );
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByText('Sign in with an email and password of this site')).toBeInTheDocument();
});
