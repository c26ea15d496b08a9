import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';
import '../../testing/no-media-matches.ts';

const productId = '01890000-0000-7000-8000-000000000001';
const act = {
  productId,
  productName: 'Velvet Lipstick',
  brandDisplayName: 'Rosewater',
  userId: 'u1',
  userName: 'Noor',
  createdAt: '2026-01-01T12:00:00.000Z',
  demo: false,
  removedAt: null,
};
const comment = { ...act, id: 'c1', content: 'Soft and lasting', parentId: null, replyTo: null, editedAt: null };
const vote = { ...act, id: 'v1', vote: 'Good', current: true };
const rating = { ...act, id: 'r1', stars: 4, updatedAt: null };
const named = { productId, productName: act.productName, brandDisplayName: act.brandDisplayName };

const pageOf = (items: readonly object[], more: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 50,
  ...more,
});
const votesOfProduct = {
  ...named,
  total: 3,
  byOption: [
    { key: 'Good', count: 2, percentage: 67, labels: {} },
    { key: 'Bad', count: 1, percentage: 33, labels: {} },
  ],
};
const ratingsOfProduct = { ...named, total: 2, average: 4.5, breakdown: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } };

const site = (answers: Record<string, Answer>, role = 'moderator'): Record<string, Answer> => ({
  ...siteWith(1),
  'POST /api/admin/auth': { valid: true, name: 'desk', role },
  'GET /api/admin/products': pageOf([{ id: productId, name: act.productName, brandDisplayName: 'Rosewater' }]),
  'GET /api/admin/votes/statistics': { ...pageOf([votesOfProduct]), votes: 3 },
  'GET /api/admin/ratings/statistics': { ...pageOf([ratingsOfProduct]), ratings: 2, average: 4.5, fiveStars: 1 },
  'GET /api/admin/comments': pageOf([comment]),
  'GET /api/admin/votes': pageOf([vote]),
  'GET /api/admin/ratings': pageOf([rating]),
  ...answers,
});

beforeEach(() => localStorage.setItem('admin-token', 'right'));
afterEach(() => {
  clearToasts();
  localStorage.clear();
});

const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

test('a comment is deleted with a reason, and that is undone from the toast', async () => {
  const requests = fakeServer(
    site({
      'DELETE /api/admin/comments/c1': () => answer(204),
      'POST /api/admin/comments/c1/restore': comment,
    }),
  );
  renderApp('/admin/comments');
  const row = await rowOf('Noor u1');
  expect(row).toHaveTextContent('Soft and lasting');
  expect(await screen.findByText('1 of 1 comment')).toBeInTheDocument();
  await userEvent.click(within(row).getByRole('button', { name: 'Delete comment by Noor' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the comment by Noor?' }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/The author of a comment can read it\./);
  await userEvent.type(dialog.getByRole('textbox'), 'spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Comment deleted successfully.');
  expect(requests.find(({ method }) => method === 'DELETE')?.headers.get('x-reason')).toBe('spam');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Restored'));
});

test('a removal that fails says so in the words of its kind', async () => {
  fakeServer(site({ 'DELETE /api/admin/ratings/r1': () => problem(503, 'BUSY') }));
  renderApp('/admin/ratings');
  const row = await rowOf('Velvet Lipstick Rosewater · Noor');
  expect(row).toHaveTextContent('4/5');
  await userEvent.click(within(row).getByRole('button', { name: 'Delete rating with 4 stars by Noor' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Failed to delete rating. Please try again.');
});

test('removed ones are restored; search, product and stars stand in the address and are cleared together', async () => {
  const removed = { ...rating, removedAt: '2026-01-02T12:00:00.000Z' };
  const asked: string[] = [];
  fakeServer(
    site({
      'GET /api/admin/ratings': ({ search }: FakeRequest) => {
        asked.push(search.toString());
        return answer(200, pageOf([removed], { complete: false }));
      },
      'POST /api/admin/ratings/r1/restore': rating,
      'GET /api/products': { id: productId, name: act.productName },
    }),
  );
  const { router } = renderApp(`/admin/ratings?show=removed&stars=4&q=noor&product=${productId}`);
  const row = await rowOf('Velvet Lipstick Rosewater · Noor');
  expect(screen.getByText(/not everything was searched/)).toBeInTheDocument();
  expect(asked).toContain(`q=noor&productId=${productId}&stars=4&removed=true&page=1`);
  expect(screen.queryByRole('heading', { name: 'Ratings by product' })).not.toBeInTheDocument();
  await userEvent.click(within(row).getByRole('button', { name: 'Restore rating with 4 stars by Noor' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Restored');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'removed' }));
});

test('votes stand by product with every option; a product is found by typing and chosen by keys', async () => {
  const requests = fakeServer(site({}));
  const { router } = renderApp('/admin/votes');
  const card = (await screen.findByRole('heading', { name: 'Velvet Lipstick' })).closest('li')!;
  expect(card).toHaveTextContent(/3 votes.*Good2 \(67%\)Bad1 \(33%\)/);
  const field = screen.getByRole('combobox', { name: 'Product' });
  await userEvent.type(field, 'velv');
  await waitFor(() => expect(requests.some(({ search }) => search.get('q') === 'velv')).toBe(true));
  await screen.findByRole('option', { name: /Velvet Lipstick/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ product: productId }));
});

test('a card shows the five options of the most votes, and the others when asked', async () => {
  const byOption = [0, 17, 12, 20, 8, 5, 3].map((count, index) => ({
    key: `Option ${index}`,
    count,
    percentage: count,
    labels: {},
  }));
  const statistics = { ...pageOf([{ ...named, total: 65, byOption }]), votes: 65 };
  fakeServer(site({ 'GET /api/admin/votes/statistics': statistics }));
  renderApp('/admin/votes');
  const card = within((await screen.findByRole('heading', { name: 'Velvet Lipstick' })).closest('li')!);
  const options = () => card.getAllByRole('term').map(({ textContent }) => textContent);
  expect(options()).toEqual(['Option 3', 'Option 1', 'Option 2', 'Option 4', 'Option 5']);
  await userEvent.click(card.getByRole('button', { name: '2 more: Votes for Velvet Lipstick by option' }));
  expect(options()).toHaveLength(7);
});

test('all votes of a product are reset after a question, and that is undone', async () => {
  const requests = fakeServer(
    site({
      [`DELETE /api/admin/products/${productId}/votes`]: () => answer(204),
      [`POST /api/admin/products/${productId}/votes/restore`]: votesOfProduct,
    }),
  );
  renderApp('/admin/votes');
  await userEvent.click(await screen.findByRole('button', { name: 'Reset all votes for Velvet Lipstick' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset all votes for Velvet Lipstick?' }));
  expect(dialog.getByText(/All 3 votes stop counting/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Reset All Votes' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('All votes have been reset.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/votes/restore'))).toBe(true));
});

test('a large reset is waited for before it counts as done', async () => {
  const batch = { batchId: 'b1', kind: 'reset', status: 'running', total: 900, changed: 0 };
  const requests = fakeServer(
    site({
      [`DELETE /api/admin/products/${productId}/votes`]: () => answer(202, batch),
      'GET /api/admin/batches/b1': { ...batch, status: 'finished', changed: 900 },
    }),
  );
  renderApp('/admin/votes');
  await userEvent.click(await screen.findByRole('button', { name: 'Reset all votes for Velvet Lipstick' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset all votes for Velvet Lipstick?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reset All Votes' }));
  expect(await screen.findByTestId('toast', {}, { timeout: 5_000 })).toHaveTextContent('All votes have been reset.');
  expect(requests.some(({ path }) => path === '/api/admin/batches/b1')).toBe(true);
});

test('ratings are summed up in four figures', async () => {
  fakeServer(site({}));
  renderApp('/admin/ratings');
  const figure = async (name: string) => (await screen.findByText(name)).closest('div')!;
  await waitFor(async () => expect(await figure('Total Ratings')).toHaveTextContent('2'));
  expect(await figure('Average Rating')).toHaveTextContent('4.5');
  expect(await figure('Products Rated')).toHaveTextContent('1');
  expect(await figure('5-Star Ratings')).toHaveTextContent('1');
});

test('an analyst reads pseudonyms, and is offered neither a search nor a decision', async () => {
  fakeServer(site({ 'GET /api/admin/comments': pageOf([{ ...comment, userName: null, content: null }]) }, 'analyst'));
  renderApp('/admin/comments');
  const row = await rowOf('A member u1');
  expect(row).toHaveTextContent('Text not shown to your role');
  expect(within(row).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(screen.queryByPlaceholderText('Search by content or user name...')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Select/ })).not.toBeInTheDocument();
});

test('nothing yet, nothing found and a failure are told apart', async () => {
  const none = { ...pageOf([]), votes: 0 };
  fakeServer(site({ 'GET /api/admin/votes': none, 'GET /api/admin/votes/statistics': none }));
  const first = renderApp('/admin/votes');
  expect(await screen.findByText('No votes yet')).toBeInTheDocument();
  first.unmount();
  fakeServer(site({ 'GET /api/admin/comments': pageOf([]) }));
  const second = renderApp('/admin/comments?q=xyz');
  expect(await screen.findByText('No comments found')).toBeInTheDocument();
  second.unmount();
  fakeServer(site({ 'GET /api/admin/comments': () => problem(400, 'BAD') }));
  renderApp('/admin/comments');
  expect(await screen.findByText('Failed to fetch comments')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
