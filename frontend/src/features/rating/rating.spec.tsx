import { screen, waitFor } from '@testing-library/react';
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

const star = (name: string) => screen.findByRole('radio', { name });
const given = (requests: { path: string; method: string; body: unknown }[]) =>
  requests.filter(({ path, method }) => path === '/api/ratings' && method === 'POST').map(({ body }) => body);
const rating = (stars: number) => answer(201, { id: 'r', productId: 'p1', userId: 'u1', userName: '', stars });

test('average with one decimal, count and distribution', async () => {
  fakeServer(lipstickPage(null));
  renderApp('/product/p1');
  expect(await screen.findByRole('img', { name: '4.5 out of 5 stars' })).toHaveTextContent('4.5');
  expect(screen.getByRole('button', { name: '4 stars: 1 rating' })).toBeInTheDocument();
  expect(screen.getByText(/Few ratings so far/)).toBeInTheDocument();
});

test('without ratings it says so instead of a zero', async () => {
  fakeServer({
    ...lipstickPage(null),
    'GET /api/products/p1/ratings': { total: 0, average: 0, breakdown: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
  });
  renderApp('/product/p1');
  expect(await screen.findByText('No rating')).toBeInTheDocument();
  expect(screen.queryByText('0.0')).not.toBeInTheDocument();
});

test('a visitor sees no stars to give, but the way to sign in', async () => {
  fakeServer(lipstickPage(null));
  renderApp('/product/p1');
  expect(await screen.findByRole('link', { name: 'Please log in to rate this product' })).toHaveAttribute(
    'href',
    '/api/login',
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a tap on a star rates at once', async () => {
  const requests = fakeServer({ ...lipstickPage(rana), 'POST /api/ratings': () => rating(3) });
  renderApp('/product/p1');
  await userEvent.click(await star('3 stars'));
  await waitFor(() => expect(given(requests)).toEqual([{ productId: 'p1', stars: 3 }]));
});

test('walking by arrow keys gives only where it rests', async () => {
  let saved: object | null = null;
  const requests = fakeServer({
    ...lipstickPage(rana),
    'GET /api/products/p1/ratings/user/u1': () => answer(200, saved),
    'POST /api/ratings': () => {
      saved = { id: 'r', productId: 'p1', userId: 'u1', userName: '', stars: 4 };
      return rating(4);
    },
  });
  renderApp('/product/p1');
  (await star('1 star')).focus();
  // No timer runs between the keys: a slow machine would rest there.
  await userEvent.setup({ delay: null }).keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  // Whether or not the machine was so slow that it was given meanwhile.
  expect(await star('4 stars')).toBeChecked();
  // It rests for a part of a second, to which a slow machine adds.
  await waitFor(() => expect(given(requests)).toEqual([{ productId: 'p1', stars: 4 }]), { timeout: 10_000 });
  expect(await star('4 stars')).toBeChecked();
});

test('hovering previews a level', async () => {
  fakeServer(lipstickPage(rana));
  renderApp('/product/p1');
  await userEvent.hover(await star('5 stars'));
  expect(screen.getByText('Love it')).toBeInTheDocument();
});

test('a rating that fails is taken back with its reason', async () => {
  fakeServer({ ...lipstickPage(rana), 'POST /api/ratings': () => problem(500, 'INTERNAL') });
  renderApp('/product/p1');
  await userEvent.click(await star('1 star'));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Failed to save rating. Please try again.');
  await waitFor(async () => expect(await star('1 star')).not.toBeChecked());
  expect(screen.getByRole('button', { name: '1 star: 0 ratings' })).toBeInTheDocument();
});

test('an ended session keeps the stars and offers them after sign-in', async () => {
  fakeServer({ ...lipstickPage(rana), 'POST /api/ratings': () => problem(401, 'UNAUTHORIZED') });
  const { unmount } = renderApp('/product/p1');
  await userEvent.click(await star('5 stars'));
  await waitFor(() => expect(goToSignIn).toHaveBeenCalled());
  unmount();
  const requests = fakeServer({ ...lipstickPage(rana), 'POST /api/ratings': () => rating(5) });
  renderApp('/product/p1');
  const accept = await screen.findByRole('button', { name: 'Give 5 stars' });
  expect(given(requests)).toEqual([]);
  await userEvent.click(accept);
  await waitFor(() => expect(given(requests)).toEqual([{ productId: 'p1', stars: 5 }]));
});

test('a bar of the distribution filters the comments, once more shows them all', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  fakeServer(lipstickPage(null, [comment('five', { stars: 5 }), comment('four', { stars: 4 })]));
  const { router } = renderApp('/product/p1');
  expect(await screen.findByText('Text of five')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '4 stars: 1 rating' }));
  await waitFor(() => expect(screen.queryByText('Text of five')).not.toBeInTheDocument());
  expect(await screen.findByText('Text of four')).toBeInTheDocument();
  expect(router.state.location.searchStr).toBe('?stars=4');
  await userEvent.click(screen.getByRole('button', { name: 'Show all comments' }));
  expect(await screen.findByText('Text of five')).toBeInTheDocument();
});
