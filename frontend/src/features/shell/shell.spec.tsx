import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { clearToasts } from '../../components/toast/toasts.ts';
import { changeTexts } from '../../i18n/index.ts';
import { answer, fakeServer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(async () => {
  act(clearToasts);
  localStorage.clear();
  await changeTexts('en');
});

test('an unknown address is the 404 page, under the header', async () => {
  fakeServer(siteWith(1));
  renderApp('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(document.title).toBe('404 Page Not Found · Henna');
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('a category opens its menu: all of it, then each subcategory', async () => {
  fakeServer(siteWith(1));
  renderApp('/nowhere');
  const trigger = await screen.findByRole('button', { name: 'Hair Care' });
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  const all = await within(menu).findByRole('link', { name: 'View All Hair Care' });
  expect(all).toHaveAttribute('href', '/category/hair_care');
  expect(within(menu).getByRole('link', { name: 'Shampoo 12' })).toHaveAttribute('href', '/category/hair_care/shampoo');
  await userEvent.keyboard('{Escape}');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(trigger).toHaveFocus();
});

test('without any category on the server the usual ones are shown', async () => {
  fakeServer({ ...siteWith(1), 'GET /api/categories': {}, 'GET /api/categories/details': [] });
  renderApp('/nowhere');
  for (const name of ['Makeup', 'Skincare', 'Hair Care', 'Body Care', 'Perfumes'])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('the search opens the list of products', async () => {
  fakeServer(siteWith(1));
  const { router } = renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('/');
  const field = screen.getByRole('combobox', { name: 'Search' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('name', 'search');
  act(() => field.blur());
  fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
  expect(field).toHaveFocus();
  await userEvent.keyboard('lip & cheek{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/products?q=lip+%26+cheek'));
});

test('signed out: sign in, and what it is good for', async () => {
  fakeServer(siteWith(1));
  renderApp('/nowhere');
  const link = await screen.findByRole('link', { name: 'Sign In' });
  expect(link).toHaveAttribute('href', '/api/login');
  expect(link).toHaveAccessibleDescription('Sign in to vote and keep a shelf');
});

test('signed in: shelf, profile, sign out', async () => {
  fakeServer(siteWith(1, true));
  renderApp('/nowhere');
  expect(await screen.findByRole('link', { name: 'Your shelf' })).toHaveAttribute('href', '/shelf');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
});

test('signing out leaves neither drafts nor searches on the device', async () => {
  fakeServer(siteWith(1, true));
  renderApp('/nowhere');
  sessionStorage.setItem('profile-draft', '{"fields":{"displayName":"Layla"}}');
  localStorage.setItem('recent-searches', '["acne"]');
  localStorage.setItem('preferred-language', 'en');
  const link = await screen.findByRole('link', { name: 'Sign Out' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('recent-searches')).toBeNull();
  expect(localStorage.getItem('preferred-language')).toBe('en');
});

test('the language is changed, kept and told in the new language', async () => {
  fakeServer(siteWith(1));
  renderApp('/nowhere');
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('تم تغيير اللغة إلى العربية');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(localStorage.getItem('preferred-language')).toBe('ar');
  expect(document.cookie).toContain('lang=ar');
  expect(await screen.findByRole('button', { name: 'المكياج' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'));
});

test('the demo is named in the footer only while it counts', async () => {
  fakeServer(siteWith(1));
  const { unmount } = renderApp('/nowhere');
  expect(await screen.findByTestId('demo-line')).toHaveTextContent('This is a demo');
  unmount();
  fakeServer({ ...siteWith(1), 'GET /api/site': { demo: false, signIn: 'local' } });
  renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByTestId('demo-line')).toBeNull();
});

test('"?" tells the shortcuts, but not while typing', async () => {
  fakeServer(siteWith(1));
  renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'what?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => screen.getByRole('combobox', { name: 'Search' }).blur());
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const key of ['/ or Ctrl + K', '?', 'F8', 'Esc']) expect(within(help).getByText(key)).toBeInTheDocument();
  await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a page that breaks says so under the header, and can be tried again', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  fakeServer({
    ...siteWith(1),
    'GET /api/brands/directory': () => answer(200, broken ? { items: 7, total: 1 } : { items: [], total: 0 }),
  });
  renderApp('/brands');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  broken = false;
  reported.mockRestore();
});

test('a browser that prefers Arabic is offered it in one line, which can be dismissed for good', async () => {
  document.documentElement.dataset.offersArabic = '';
  fakeServer(siteWith(1));
  const { unmount } = renderApp('/nowhere');
  expect(await screen.findByRole('button', { name: 'عرض الموقع بالعربية' })).toHaveAttribute('lang', 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button', { name: 'عرض الموقع بالعربية' })).not.toBeInTheDocument();
  unmount();
  renderApp('/nowhere');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'عرض الموقع بالعربية' })).not.toBeInTheDocument();
});
