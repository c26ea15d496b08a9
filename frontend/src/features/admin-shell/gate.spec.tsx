import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingWaits, openAdmin, sent, site } from '../../testing/admin.ts';
import { answer, fakeServer, type FakeRequest } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const holder = { valid: true, name: 'desk', role: 'admin' };

test('without a token the login asks for one, and takes no blank one', async () => {
  const requests = fakeServer(site());
  renderApp('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Access' })).toBeInTheDocument();
  expect(screen.getByLabelText('Admin Token')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show token' }));
  expect(screen.getByLabelText('Admin Token')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Access Admin Panel' }));
  expect(screen.getByTestId('toast')).toHaveTextContent('Token requiredPlease enter your admin token');
  expect(sent(requests, 'POST /api/admin/auth')).toBeUndefined();
});

test('a wrong token is told in the words of the service; a right one is kept and opens the panel', async () => {
  const requests = fakeServer(
    site({
      'POST /api/admin/auth': ({ body }: FakeRequest) =>
        (body as { token: string }).token === 'right'
          ? answer(200, holder)
          : answer(401, { valid: false, message: 'This admin token is not valid.' }),
    }),
  );
  renderApp('/admin');
  await userEvent.type(await screen.findByLabelText('Admin Token'), 'wrong{Enter}');
  expect(await screen.findByTestId('toast')).toHaveTextContent('Login failedThis admin token is not valid.');
  await userEvent.clear(screen.getByLabelText('Admin Token'));
  await userEvent.type(screen.getByLabelText('Admin Token'), 'right{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Category Management' })).toBeInTheDocument();
  expect(screen.getByTestId('toast')).toHaveTextContent('Login successfulWelcome to the admin panel!');
  expect(localStorage.getItem('admin-token')).toBe('right');
  expect(sent(requests, 'GET /api/admin/categories')?.headers.get('x-admin-token')).toBe('right');
});

test('a stored token is checked; one that is not valid goes', async () => {
  let settle: (response: Response) => void = () => undefined;
  openAdmin('/admin', site({ 'POST /api/admin/auth': () => new Promise<Response>((resolve) => (settle = resolve)) }));
  expect(await screen.findByText('Verifying admin access...')).toBeInTheDocument();
  act(() => settle(answer(401, { valid: false, message: 'No' })));
  expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeInTheDocument();
  expect(localStorage.getItem('admin-token')).toBeNull();
});

test('a check that was broken off, as when the page is left, takes no token away before it is made again', async () => {
  let asked = 0;
  openAdmin(
    '/admin',
    site({
      'POST /api/admin/auth': () => {
        asked += 1;
        expect(localStorage.getItem('admin-token')).toBe('right');
        return asked === 1 ? Promise.reject(new TypeError('Failed to fetch')) : answer(200, holder);
      },
    }),
  );
  expect(await screen.findByText('Admin Panel')).toBeInTheDocument();
  expect(asked).toBe(2);
});

test.each([
  ['was refused', () => answer(503, { message: 'Not now' })],
  ['got no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a check that %s takes the token away', async (_, check) => {
  openAdmin('/admin', site({ 'POST /api/admin/auth': check }));
  expect(await screen.findByRole('heading', { name: 'Admin Access' }, { timeout: 3000 })).toBeInTheDocument();
  expect(localStorage.getItem('admin-token')).toBeNull();
});

test('logging out forgets the token; Ctrl+B folds the sidebar, which a cookie remembers', async () => {
  openAdmin('/admin', site({ 'GET /api/admin/today': { ...nothingWaits, openReports: 2 } }));
  expect(await screen.findByText('Admin Panel')).toBeInTheDocument();
  expect(screen.getByText('Database Administration')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
  expect(document.cookie).toContain('admin-sidebar=closed');
  expect(screen.getByRole('link', { name: 'Moderation 2 waiting' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Toggle Sidebar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeInTheDocument();
  expect(screen.getByTestId('toast')).toHaveTextContent('Logged out');
  expect(localStorage.getItem('admin-token')).toBeNull();
});

test('a role that may not write is offered nothing to write with', async () => {
  openAdmin('/admin', site({}, 'analyst'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Makeup' })).toBeInTheDocument();
  for (const name of ['Add Category', 'Edit Makeup', 'Delete Makeup', 'Edit voting options of Makeup'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the panel has a bar of its own instead of the header and footer of the site', async () => {
  openAdmin('/admin/brands');
  await screen.findByText('Admin Panel');
  const bar = screen.getByRole('banner');
  expect(bar).toHaveTextContent('Database AdministrationBrands');
  expect(bar).toHaveTextContent('deskAdministrator');
  expect(screen.getByRole('link', { name: 'View the site' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Colours: System' }));
  expect(screen.getByRole('button', { name: 'Colours: Light' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

test('an unknown address is a 404 in the panel', async () => {
  openAdmin('/admin/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('Admin Panel')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the panel' })).toHaveAttribute('href', '/admin/today');
});

test('"?" says what Ctrl+K does here', async () => {
  openAdmin('/admin/brands');
  await screen.findByText('Admin Panel');
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help).toHaveTextContent('Ctrl + KSearch records, screens and actions');
});
