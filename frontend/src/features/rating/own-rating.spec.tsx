import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type FakeRequest } from '../../testing/fake-server.ts';
import { lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(clearToasts);

const rating = (stars: number) => ({ id: 'r', productId: 'p1', userId: 'u1', userName: '', stars });
const sent = (requests: FakeRequest[]) =>
  requests.filter(({ path }) => path === '/api/ratings').map(({ method, body }) => [method, body]);
const star = (name: string) => screen.findByRole('radio', { name });
const rated = (stars: number | null) => ({
  ...lipstickPage(rana),
  'GET /api/products/p1/ratings/user/u1': () => answer(200, stars === null ? null : rating(stars)),
  'POST /api/ratings': ({ body }: FakeRequest) => answer(201, rating((body as { stars: number }).stars)),
  'DELETE /api/ratings': () => answer(204),
});

test('Undo of a first rating takes it away, of a change gives the stars before', async () => {
  const requests = fakeServer(rated(null));
  const { unmount } = renderApp('/product/p1');
  await userEvent.click(await star('4 stars'));
  expect(await screen.findByTestId('toast')).toHaveTextContent('You rated it 4 stars.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      ['POST', { productId: 'p1', stars: 4 }],
      ['DELETE', { productId: 'p1' }],
    ]),
  );
  unmount();

  const changes = fakeServer(rated(2));
  renderApp('/product/p1');
  await waitFor(async () => expect(await star('2 stars')).toBeChecked());
  await userEvent.click(await star('5 stars'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(changes).map(([, body]) => (body as { stars: number }).stars)).toEqual([5, 2]));
});

test('one’s own stars can be removed, and come back when that fails', async () => {
  const requests = fakeServer({ ...rated(5), 'DELETE /api/ratings': () => problem(500, 'INTERNAL') });
  renderApp('/product/p1');
  await waitFor(async () => expect(await star('5 stars')).toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Remove rating' }));
  expect(await star('1 star')).toHaveFocus();
  await waitFor(() => expect(sent(requests)).toEqual([['DELETE', { productId: 'p1' }]]));
  const toast = await screen.findByText('Failed to remove rating. Please try again.');
  expect(within(screen.getByTestId('toast')).getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(toast).toBeInTheDocument();
  await waitFor(async () => expect(await star('5 stars')).toBeChecked());
});

test('offline, it says so', async () => {
  fakeServer({ ...rated(null), 'POST /api/ratings': () => Promise.reject(new TypeError('offline')) });
  renderApp('/product/p1');
  await userEvent.click(await star('3 stars'));
  expect(await screen.findByText('Failed to save rating. Please try again. You are offline.')).toBeInTheDocument();
});
