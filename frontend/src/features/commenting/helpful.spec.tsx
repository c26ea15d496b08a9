import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem } from '../../testing/fake-server.ts';
import { comment, lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { goToSignIn } from '../session/index.ts';

jest.mock('../session/sign-in-url.ts', () => ({
  signInUrl: () => '/api/login',
  useSignInUrl: () => '/api/login',
  goToSignIn: jest.fn(),
}));

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

const helpful = (count: string) => screen.findByRole('button', { name: `Helpful${count}: comment by Mia` });

test('a press marks a comment at once, another takes it back; one’s own shows the number only', async () => {
  const requests = fakeServer({
    ...lipstickPage(rana, [
      comment('a', { helpful: false, helpfulCount: 2 }),
      comment('b', { userId: 'u1', userName: 'Rana', helpfulCount: 4 }),
    ]),
    'PUT /api/comments/a/helpful': { commentId: 'a', helpful: true, helpfulCount: 3 },
    'DELETE /api/comments/a/helpful': () => answer(204),
  });
  renderApp('/product/p1');
  expect(await helpful(' (2)')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Helpful (4)').closest('button')).toBeNull();
  await userEvent.click(await helpful(' (2)'));
  expect(await helpful(' (3)')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await helpful(' (3)'));
  expect(await helpful(' (2)')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === '/api/comments/a/helpful').map(({ method }) => method)).toEqual([
      'PUT',
      'DELETE',
    ]),
  );
});

test('a mark that is refused goes again, and the reason is told', async () => {
  fakeServer({
    ...lipstickPage(rana, [comment('a', { helpful: false })]),
    'PUT /api/comments/a/helpful': () => problem(404, 'COMMENT_NOT_FOUND'),
  });
  renderApp('/product/p1');
  await userEvent.click(await helpful(''));
  expect(await screen.findByTestId('toast')).toHaveTextContent('This comment has been deleted.');
  expect(await helpful('')).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is led to sign-in, and offered the comment afterwards', async () => {
  fakeServer(lipstickPage(null, [comment('a')]));
  const { unmount } = renderApp('/product/p1');
  await userEvent.click(await helpful(''));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Sign in to mark a comment as helpful');
  await waitFor(() => expect(goToSignIn).toHaveBeenCalled(), { timeout: 2_000 });
  unmount();
  const requests = fakeServer({
    ...lipstickPage(rana, [comment('a', { helpful: false })]),
    'PUT /api/comments/a/helpful': { commentId: 'a', helpful: true, helpfulCount: 1 },
  });
  renderApp('/product/p1');
  expect(await screen.findByText('Was the comment by Mia helpful to you?')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as helpful' }));
  expect(await helpful(' (1)')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Was the comment by Mia helpful to you?')).not.toBeInTheDocument();
});

test('the order is chosen above the comments and stays in the address', async () => {
  fakeServer(lipstickPage(null, [comment('a', { stars: 4 }), comment('b', { stars: 4 })]));
  const { router } = renderApp('/product/p1?stars=4');
  const order = await screen.findByRole('combobox', { name: 'Sort comments by' });
  expect(order).toHaveDisplayValue('Newest');
  await userEvent.selectOptions(order, 'Most helpful');
  await waitFor(() => expect(router.state.location.href).toBe('/product/p1?stars=4&sort=helpful'));
  expect(await screen.findByRole('combobox', { name: 'Sort comments by' })).toHaveDisplayValue('Most helpful');
});

test('what the author voted for is shown beside the words, three options at first', async () => {
  const votes = ['Creamy', 'Lasts all day', 'Vivid', 'Soft', 'Light'].map((key) => ({ key, labels: {} }));
  fakeServer(lipstickPage(null, [comment('a', { votes })]));
  renderApp('/product/p1');
  expect(await screen.findByText('Voted for')).toBeInTheDocument();
  const section = within(screen.getByRole('region', { name: /^Comments/ }));
  expect(section.queryByText('Soft')).not.toBeInTheDocument();
  await userEvent.click(section.getByRole('button', { name: 'Show 2 more votes' }));
  expect(section.getByText('Light')).toBeInTheDocument();
});
