import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServer, problem, type Answer } from '../../testing/fake-server.ts';
import { lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

const open = (answers: Record<string, Answer> = {}, search = '?returnTo=%2Fproduct%2Fp1') => {
  const requests = fakeServer({ ...lipstickPage(null), ...answers });
  return { requests, ...renderApp(`/sign-in${search}`) };
};
const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('signing in comes back to where it began, signed in', async () => {
  const { requests, router } = open({ 'POST /api/sessions': rana });
  await fill('Email', ' rana@example.org ');
  await fill('Password', 'a long password');
  await submit('Sign in');
  await waitFor(() => expect(router.history.location.pathname).toBe('/product/p1'));
  expect(requests.find(({ path }) => path === '/api/sessions')?.body).toEqual({
    email: 'rana@example.org',
    password: 'a long password',
  });
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeInTheDocument();
});

test('another site is no place to come back to', async () => {
  const { router } = open({ 'POST /api/sessions': rana }, '?returnTo=%2F%2Fevil.example');
  await fill('Email', 'rana@example.org');
  await fill('Password', 'a long password');
  await submit('Sign in');
  await waitFor(() => expect(router.history.location.pathname).toBe('/'));
});

test('who is signed in is sent on', async () => {
  const { router } = open({ 'GET /api/auth/user': rana });
  await waitFor(() => expect(router.history.location.pathname).toBe('/product/p1'));
});

test('a wrong pair is told without saying which', async () => {
  open({ 'POST /api/sessions': () => problem(401, 'INVALID_CREDENTIALS') });
  await fill('Email', 'rana@example.org');
  await fill('Password', 'wrong');
  await submit('Sign in');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password.');
});

test('an account asks for the name shown with comments, and its fields are checked first', async () => {
  const { requests } = open({}, '?mode=create');
  await fill('Email', 'rana');
  await fill('Password', 'short');
  await submit('Create account');
  expect(await screen.findByText('Required')).toBeInTheDocument();
  expect(screen.getByText('Enter an email address, such as name@example.com')).toBeInTheDocument();
  expect(screen.getByText('At least 10 characters')).toBeInTheDocument();
  expect(screen.getByLabelText('Display name (shown with your comments)')).toHaveAttribute('aria-invalid', 'true');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a new account is made with that name', async () => {
  const { requests, router } = open({ 'POST /api/accounts': () => answer(201, rana) }, '?mode=create');
  await fill('Display name (shown with your comments)', 'Rana');
  await fill('Email', 'rana@example.org');
  await fill('Password', 'a long password');
  await submit('Create account');
  await waitFor(() => expect(router.history.location.pathname).toBe('/'));
  expect(requests.find(({ path }) => path === '/api/accounts')?.body).toEqual({
    email: 'rana@example.org',
    password: 'a long password',
    firstName: 'Rana',
  });
});

test('what the server says of a field stands under it', async () => {
  const fields = [{ field: 'password', code: 'COMMON_PASSWORD', message: 'x' }];
  open({ 'POST /api/accounts': () => answer(400, { message: 'x', code: 'COMMON_PASSWORD', fields }) }, '?mode=create');
  await fill('Display name (shown with your comments)', 'Rana');
  await fill('Email', 'rana@example.org');
  await fill('Password', 'password123');
  await submit('Create account');
  expect(
    await screen.findByText('This password is among the most used ones. Please choose another.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
});

test('a name of staff is refused in words of the page', async () => {
  const fields = [{ field: 'firstName', code: 'RESERVED_NAME', message: 'x' }];
  open({ 'POST /api/accounts': () => answer(400, { message: 'x', code: 'RESERVED_NAME', fields }) }, '?mode=create');
  await fill('Display name (shown with your comments)', 'Admin');
  await fill('Email', 'rana@example.org');
  await fill('Password', 'a long password');
  await submit('Create account');
  expect(await screen.findByText('This name is reserved for our team. Please choose another.')).toBeInTheDocument();
  expect(screen.getByLabelText('Display name (shown with your comments)')).toHaveAttribute('aria-invalid', 'true');
});

test('a taken e-mail leads to signing in instead, with what was typed', async () => {
  open({ 'POST /api/accounts': () => problem(409, 'EMAIL_TAKEN') }, '?mode=create');
  await fill('Display name (shown with your comments)', 'Rana');
  await fill('Email', 'rana@example.org');
  await fill('Password', 'a long password');
  await submit('Create account');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in instead' }));
  await waitFor(() =>
    expect(screen.queryByLabelText('Display name (shown with your comments)')).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('rana@example.org');
});

test('the password can be looked at', async () => {
  open();
  expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});
