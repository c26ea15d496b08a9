import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';
import '../../testing/no-media-matches.ts';

const at = '2026-01-01T00:00:00.000Z';
const queued = (id: string, more: object = {}) => ({
  comment: {
    id,
    productId: 'p1',
    productName: 'Velvet Lipstick',
    brandDisplayName: 'Rosewater',
    userId: 'u2',
    userName: `Author of ${id}`,
    content: `Text of ${id}`,
    parentId: null,
    replyTo: null,
    createdAt: at,
    editedAt: null,
    demo: false,
    removedAt: null,
    ...more,
  },
  removalReason: null,
  state: 'open',
  reports: [{ id: 'r', userId: 'u3', userName: 'Noor', reason: 'spam', note: 'Again', createdAt: at, settled: null }],
  hold: null,
  open: 1,
  claim: null,
  author: {
    comments: 3,
    votes: 2,
    ratings: 1,
    removedComments: 0,
    removedVotes: 0,
    removedRatings: 0,
  },
});

const site = (items: object[], role = 'moderator', more: Record<string, Answer> = {}): Record<string, Answer> => ({
  ...siteWith(1),
  'POST /api/admin/auth': { valid: true, name: 'desk', role },
  'GET /api/admin/moderation': () =>
    answer(200, { items, total: items.length, page: 1, pageSize: 20, open: items.length }),
  ...more,
});

beforeEach(() => localStorage.setItem('admin-token', 'right'));
afterEach(() => {
  clearToasts();
  localStorage.clear();
});

const card = (id: string) => screen.findByRole('article', { name: `Author of ${id}` });

test('a reported comment stands with its reports and its author’s record; keeping it can be taken back', async () => {
  const items = [queued('a'), queued('b')];
  const requests = fakeServer(
    site(items, 'moderator', {
      'POST /api/admin/moderation/a/keep': () => answer(200, items.shift()!),
      'POST /api/admin/moderation/a/reopen': () => answer(200, items[0]!),
    }),
  );
  renderApp('/admin/moderation');
  const first = await card('a');
  expect(screen.getByRole('tab', { name: 'Open (2)' })).toHaveAttribute('aria-selected', 'true');
  expect(within(first).getByText('Text of a')).toBeInTheDocument();
  expect(within(first).getByRole('list', { name: 'Reports about Author of a' })).toHaveTextContent(/Spam.*Again.*Noor/);
  expect(first).toHaveTextContent('3 comments · 2 votes · 1 rating · 0 removed comments');
  await userEvent.click(within(first).getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByText('Text of a')).not.toBeInTheDocument());
  expect(await card('b')).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests.some(({ path }) => path === '/api/admin/moderation/a/reopen')).toBe(true));
});

test('the claim of another moderator is shown, and taken over', async () => {
  const item = { ...queued('a'), claim: { by: 'mona', at: new Date(Date.now() - 180_000).toISOString() } };
  const requests = fakeServer(site([item], 'moderator', { 'PUT /api/admin/moderation/a/claim': item }));
  renderApp('/admin/moderation');
  expect(await screen.findByText(/Claimed by mona 3 minutes ago/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
});

test('the keyboard leads through the queue and removes with a reason', async () => {
  const reasons: (string | null)[] = [];
  fakeServer(
    site([queued('a'), queued('b')], 'admin', {
      'DELETE /api/admin/comments/b': ({ headers }: FakeRequest) => {
        reasons.push(decodeURIComponent(headers.get('x-reason') ?? ''));
        return answer(204);
      },
    }),
  );
  renderApp('/admin/moderation');
  await card('a');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(await card('b')).toHaveFocus();
  await userEvent.keyboard('r');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this comment?' }));
  expect(dialog.getByText('The author will read it.')).toBeInTheDocument();
  const usual = within(dialog.getByRole('group', { name: 'Usual reasons' }));
  expect(usual.getAllByRole('button')).toHaveLength(5);
  await userEvent.click(usual.getByRole('button', { name: 'Insulting others' }));
  expect(dialog.getByRole('textbox')).toHaveFocus();
  await userEvent.type(dialog.getByRole('textbox'), ' – krk');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Comment removed');
  expect(reasons).toEqual(['Insulting others – krk']);
});

test('a comment that waits says why, and is approved by button or key', async () => {
  const hold = { reason: 'link', at, settled: null };
  const items = [{ ...queued('a'), reports: [], open: 0, hold }];
  const requests = fakeServer(
    site(items, 'moderator', {
      'POST /api/admin/moderation/a/keep': () => answer(200, items.shift()!),
      'POST /api/admin/moderation/a/reopen': () => answer(200, queued('a')),
    }),
  );
  renderApp('/admin/moderation');
  const only = await card('a');
  expect(only).toHaveTextContent(/Not shown yet:.*Link from a new member/);
  expect(within(only).queryByRole('button', { name: 'Keep' })).not.toBeInTheDocument();
  expect(within(only).getByRole('button', { name: 'Approve' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}k');
  expect(await screen.findByTestId('toast')).toHaveTextContent('Comment approved');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests.some(({ path }) => path === '/api/admin/moderation/a/reopen')).toBe(true));
});

test('a text that was changed meanwhile is not approved, and read again', async () => {
  const bodies: unknown[] = [];
  const item = { ...queued('a'), reports: [], open: 0, hold: { reason: 'link', at, settled: null } };
  const requests = fakeServer(
    site([item], 'moderator', {
      'POST /api/admin/moderation/a/keep': ({ body }: FakeRequest) => {
        bodies.push(body);
        return problem(409, 'TEXT_CHANGED');
      },
    }),
  );
  renderApp('/admin/moderation');
  const asked = () => requests.filter(({ path }) => path === '/api/admin/moderation').length;
  await card('a');
  const before = asked();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Its author has changed the text.');
  expect(bodies).toEqual([{ editedAt: null }]);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

test('an administrator removes all that the author gave at once; a moderator is not offered that', async () => {
  const reasons: string[] = [];
  const removal = {
    'DELETE /api/admin/members/u2/contributions': ({ headers }: FakeRequest) => {
      reasons.push(decodeURIComponent(headers.get('x-reason') ?? ''));
      return answer(204);
    },
  };
  fakeServer(site([queued('a')], 'admin', removal));
  const { unmount } = renderApp('/admin/moderation');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all by this author' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove everything Author of a gave?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Spam' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove all contributions' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('All contributions removed');
  expect(reasons).toEqual(['Spam']);
  unmount();
  fakeServer(site([queued('a')], 'moderator'));
  renderApp('/admin/moderation');
  await card('a');
  expect(screen.queryByRole('button', { name: 'Remove all by this author' })).not.toBeInTheDocument();
});

test('an analyst reads without names or texts and decides nothing', async () => {
  fakeServer(site([{ ...queued('a', { userName: null, content: null }), author: null }], 'analyst'));
  renderApp('/admin/moderation');
  const only = await screen.findByRole('article', { name: 'A member' });
  expect(within(only).getByText('Text not shown to your role')).toBeInTheDocument();
  expect(within(only).queryByText(/^Author:/)).not.toBeInTheDocument();
  expect(within(only).queryByRole('button')).not.toBeInTheDocument();
});

test('an empty queue has nothing to do, and a queue that failed can be tried again', async () => {
  fakeServer(site([]));
  const { unmount } = renderApp('/admin/moderation');
  expect(await screen.findByText('Nothing to do')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Settled' }));
  expect(await screen.findByText('Nothing settled yet')).toBeInTheDocument();
  unmount();
  fakeServer(site([], 'moderator', { 'GET /api/admin/moderation': () => problem(400, 'BAD') }));
  renderApp('/admin/moderation');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
