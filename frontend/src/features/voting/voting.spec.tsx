import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem } from '../../testing/fake-server.ts';
import { liveAnswer, openStreams, sendChange } from '../../testing/live.ts';
import { lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { goToSignIn } from '../session/index.ts';

jest.mock('../session/sign-in-url.ts', () => ({
  signInUrl: () => '/api/login',
  useSignInUrl: () => '/api/login',
  goToSignIn: jest.fn(),
}));
const leaves = jest.mocked(goToSignIn);

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
  leaves.mockClear();
});

const bar = (name: RegExp) => screen.findByRole('button', { name });
const toast = () => screen.findByTestId('toast');
const vote = (name: string) => ({
  id: name,
  productId: 'p1',
  userId: 'u1',
  userName: 'Rana',
  vote: name,
  createdAt: '',
});

test('the most voted stands first, with share and count', async () => {
  fakeServer(lipstickPage(null));
  renderApp('/product/p1');
  await bar(/Creamy/);
  const bars = within(screen.getByRole('region', { name: 'What people say' })).getAllByRole('button', {
    pressed: false,
  });
  expect(bars.map((one) => one.firstElementChild?.textContent)).toEqual([
    'Lasts all day 75%, 3 votes',
    'Creamy 25%, 1 vote',
  ]);
});

test('a tap votes at once, before the server answers', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const requests = fakeServer({
    ...lipstickPage(rana),
    'POST /api/votes': async () => {
      await arrived;
      return answer(201, vote('Creamy'));
    },
  });
  renderApp('/product/p1');
  await userEvent.click(await bar(/Creamy/));
  expect(await bar(/^Creamy 40%, 2 votes$/)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Shares of 5 votes')).toBeInTheDocument();
  const post = requests.find(({ method, path }) => method === 'POST' && path === '/api/votes');
  expect(post?.body).toEqual({ productId: 'p1', userId: 'u1', vote: 'Creamy' });
  arrive();
});

test('what people like and dislike is grouped, and the rest follows; a set without tones is one group', async () => {
  const option = (key: string, count: number, tone: string) => ({
    ...{ key, count, tone },
    percentage: 20,
    labels: {},
  });
  const byOption = [
    option('Feels drying', 3, 'negative'),
    option('Creamy', 1, 'positive'),
    option('Matte', 1, 'neutral'),
  ];
  fakeServer({
    ...lipstickPage(null),
    'GET /api/products/p1/votes': { total: 5, byOption },
    'GET /api/products/p1/voting-options': {
      options: byOption.map(({ key }) => key),
      details: byOption.map(({ key, tone }) => ({ id: key, label: key, tone })),
    },
  });
  renderApp('/product/p1');
  const bars = async (name: string) =>
    within(await screen.findByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await bars('People like')).toEqual([expect.stringContaining('Creamy')]);
  expect(await bars('People dislike')).toEqual([expect.stringContaining('Feels drying')]);
  expect(await bars('Also said')).toEqual([expect.stringContaining('Matte')]);
});

test('a vote of the same member from another tab shows as chosen', async () => {
  const votes = [vote('Creamy')];
  const statistics = { total: 4, byOption: [{ key: 'Creamy', count: 1, percentage: 25 }] };
  let own: object[] = [];
  fakeServer({
    ...lipstickPage(rana),
    'GET /api/products/p1/votes': () => answer(200, statistics),
    'GET /api/products/p1/votes/user/u1/all': () => answer(200, own),
    'GET /api/live': liveAnswer,
  });
  renderApp('/product/p1');
  expect(await bar(/Creamy/)).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(openStreams()).toHaveLength(1));
  own = votes;
  Object.assign(statistics, { total: 5, byOption: [{ key: 'Creamy', count: 2, percentage: 40 }] });
  await sendChange('product:p1');
  await waitFor(async () => expect(await bar(/Creamy/)).toHaveAttribute('aria-pressed', 'true'));
});

test('a second tap withdraws, and Undo votes again', async () => {
  const requests = fakeServer({
    ...lipstickPage(rana),
    'GET /api/products/p1/votes/user/u1/all': [vote('Creamy')],
    'DELETE /api/votes': () => answer(204),
    'POST /api/votes': () => answer(201, vote('Creamy')),
  });
  renderApp('/product/p1');
  await waitFor(async () => expect(await bar(/Creamy/)).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await bar(/Creamy/));
  expect(await toast()).toHaveTextContent('Vote removed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === '/api/votes').map(({ method }) => method)).toEqual([
      'DELETE',
      'POST',
    ]),
  );
});

test.each([
  [() => problem(500, 'INTERNAL'), 'Failed to add vote. Please try again.'],
  [() => problem(409, 'CONFLICT'), 'You have reached the maximum of 20 votes for this product.'],
  [() => problem(400, 'MAX_VOTES_EXCEEDED'), 'You have reached the maximum of 20 votes for this product.'],
])('a vote that fails is taken back with its reason (%#)', async (failure, reason) => {
  fakeServer({ ...lipstickPage(rana), 'POST /api/votes': failure });
  renderApp('/product/p1');
  await userEvent.click(await bar(/Creamy/));
  expect(await toast()).toHaveTextContent(reason);
  expect(await bar(/^Creamy 25%, 1 vote$/)).toHaveAttribute('aria-pressed', 'false');
});

test('a withdrawal that fails stands again with its reason', async () => {
  fakeServer({
    ...lipstickPage(rana),
    'GET /api/products/p1/votes/user/u1/all': [vote('Creamy')],
    'DELETE /api/votes': () => problem(500, 'INTERNAL'),
  });
  renderApp('/product/p1');
  await waitFor(async () => expect(await bar(/Creamy/)).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(await bar(/Creamy/));
  await waitFor(async () => expect(await toast()).toHaveTextContent('Failed to remove vote. Please try again.'));
  expect(await bar(/^Creamy 25%, 1 vote$/)).toHaveAttribute('aria-pressed', 'true');
});

test('an ended session leads to sign-in, and the vote is offered afterwards, not cast', async () => {
  fakeServer({ ...lipstickPage(rana), 'POST /api/votes': () => problem(401, 'UNAUTHORIZED') });
  const { unmount } = renderApp('/product/p1');
  await userEvent.click(await bar(/Creamy/));
  expect(await toast()).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...');
  await waitFor(() => expect(leaves).toHaveBeenCalled());
  unmount();

  const requests = fakeServer({ ...lipstickPage(rana), 'POST /api/votes': () => answer(201, vote('Creamy')) });
  renderApp('/product/p1');
  const accept = await screen.findByRole('button', { name: 'Vote for “Creamy”' });
  const voted = () => requests.some(({ method, path }) => method === 'POST' && path === '/api/votes');
  expect(voted()).toBe(false);
  await userEvent.click(accept);
  await waitFor(() => expect(voted()).toBe(true));
  expect(screen.queryByRole('button', { name: 'Vote for “Creamy”' })).not.toBeInTheDocument();
});

test('a visitor is asked to sign in, and sent there with the vote kept', async () => {
  fakeServer(lipstickPage(null));
  renderApp('/product/p1');
  expect(await screen.findByRole('link', { name: 'Sign in to vote' })).toBeInTheDocument();
  await userEvent.click(await bar(/Creamy/));
  expect(await toast()).toHaveTextContent('Sign in requiredPlease sign in to vote on products');
  await waitFor(() => expect(leaves).toHaveBeenCalled());
  expect(sessionStorage.getItem('kept-vote:p1')).toBe('Creamy');
});

test('at 20 votes the others say why they cannot be chosen, and can be reached', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `Option ${index + 1}`);
  fakeServer({
    ...lipstickPage(rana),
    'GET /api/products/p1/votes': { total: 0, byOption: [] },
    'GET /api/products/p1/voting-options': {
      options: names,
      details: names.map((label) => ({ id: label, label })),
    },
    'GET /api/products/p1/votes/user/u1/all': names.slice(0, 20).map(vote),
  });
  renderApp('/product/p1');
  expect(await screen.findByText('Vote limit reached')).toBeInTheDocument();
  expect(
    screen.getByText('You can select up to 20 votes per product. Remove a vote to select a different option.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 21 options' }));
  const last = await bar(/^Option 21 /);
  expect(last).toHaveAttribute('aria-disabled', 'true');
  expect(last).toHaveAccessibleDescription(/^Vote limit reached/);
  expect(await bar(/^Option 20 /)).not.toHaveAttribute('aria-disabled');
  await userEvent.click(last);
  expect(await screen.findByTestId('toast')).toHaveTextContent('Vote limit reached');
});

test.each([
  ['GET /api/products/p1/voting-options', 'Failed to fetch voting options'],
  ['GET /api/products/p1/votes', 'Failed to fetch vote stats'],
  ['GET /api/products/p1/votes/user/u1/all', 'Failed to fetch user votes'],
])('%s failing says so and can be tried again', async (path, words) => {
  const page = lipstickPage(rana);
  const answers = { ...page, [path]: () => problem(500, 'INTERNAL') };
  fakeServer(answers);
  renderApp('/product/p1');
  expect(await screen.findByText(words)).toBeInTheDocument();
  answers[path] = () => answer(200, page[path]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
});
