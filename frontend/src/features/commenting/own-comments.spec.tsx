import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type FakeRequest } from '../../testing/fake-server.ts';
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

const mine = (more = {}) => comment('a', { userId: 'u1', userName: 'Rana', content: 'Too dry', ...more });
const toast = () => screen.findByTestId('toast');
const sent = (requests: FakeRequest[]) =>
  requests
    .filter(({ path }) => path === '/api/comments/a')
    .map(({ method, body }) => [method, (body as { content?: string } | undefined)?.content]);
const change = async (text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit your comment' }));
  const field = screen.getByRole('textbox', { name: 'Edit your comment' });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('only one’s own comments can be changed', async () => {
  fakeServer(lipstickPage(rana, [mine(), comment('b')]));
  renderApp('/product/p1');
  expect(await screen.findAllByRole('button', { name: /^Reply/ })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Edit your comment' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Delete your comment' })).toHaveLength(1);
});

test('a change shows at once, is marked, and Undo takes it back', async () => {
  const thread = [mine()];
  const requests = fakeServer({
    ...lipstickPage(rana, thread),
    'PUT /api/comments/a': ({ body }: FakeRequest) => {
      const { content } = body as { content: string };
      thread[0] = mine({ content, editedAt: '2026-01-02T00:00:00.000Z' });
      return answer(200, thread[0]);
    },
  });
  renderApp('/product/p1');
  await change('Just right');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Just right')).toBeInTheDocument();
  expect(screen.getByText('edited')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit your comment' })).toHaveFocus();
  await userEvent.click(within(await toast()).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Too dry')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent(requests)).toEqual([
      ['PUT', 'Just right'],
      ['PUT', 'Too dry'],
    ]),
  );
});

test('a change that fails is put back, kept as a draft, and can be tried again', async () => {
  const requests = fakeServer({
    ...lipstickPage(rana, [mine()]),
    'PUT /api/comments/a': () => Promise.reject(new TypeError('offline')),
  });
  renderApp('/product/p1');
  await change('Just right');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast()).toHaveTextContent('Failed to save comment. Please try again. You are offline.');
  expect(screen.getByText('Too dry')).toBeInTheDocument();
  await userEvent.click(within(await toast()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent(requests)).toHaveLength(2));
});

test('a change of what is gone cannot be tried again', async () => {
  fakeServer({ ...lipstickPage(rana, [mine()]), 'PUT /api/comments/a': () => problem(404, 'COMMENT_NOT_FOUND') });
  renderApp('/product/p1');
  await change('Just right');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast()).toHaveTextContent('Failed to save comment.');
  expect(within(await toast()).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a change begun before sign-in came between stands there again', async () => {
  fakeServer({ ...lipstickPage(rana, [mine()]), 'PUT /api/comments/a': () => problem(401, 'UNAUTHORIZED') });
  const { unmount } = renderApp('/product/p1');
  await change('Just right');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(goToSignIn).toHaveBeenCalled());
  unmount();
  fakeServer(lipstickPage(rana, [mine()]));
  renderApp('/product/p1');
  expect(await screen.findByRole('textbox', { name: 'Edit your comment' })).toHaveValue('Just right');
});

test('a reply begun before a reload stands there again', async () => {
  sessionStorage.setItem('comment-draft:p1:b', 'Me too');
  fakeServer(lipstickPage(rana, [comment('b')]));
  renderApp('/product/p1');
  expect(await screen.findByRole('textbox', { name: 'Reply to Mia' })).toHaveValue('Me too');
});

test('withdrawing asks first, with the focus on Cancel', async () => {
  const requests = fakeServer(lipstickPage(rana, [mine()]));
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your comment?' }));
  expect(dialog.getByText('Too dry')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent(requests)).toEqual([]);
});

test('a withdrawn comment with replies leaves its place, and can be posted again', async () => {
  const thread = [mine({ replies: [comment('a1', { parentId: 'a' })] })];
  const requests = fakeServer({
    ...lipstickPage(rana, thread),
    'DELETE /api/comments/a': () => {
      thread[0] = { ...thread[0]!, withdrawn: true, content: null, userName: null, userId: null };
      return answer(204);
    },
    'POST /api/comments': () => answer(201, mine({ id: 'again' })),
  });
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/stays in their place, with 1 reply/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted by its author')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus();
  await userEvent.click(within(await toast()).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(requests.find(({ method, path }) => method === 'POST' && path === '/api/comments')?.body).toEqual({
      productId: 'p1',
      userId: 'u1',
      content: 'Too dry',
    }),
  );
});

test('a withdrawal that fails stands again with its reason', async () => {
  fakeServer({ ...lipstickPage(rana, [mine()]), 'DELETE /api/comments/a': () => problem(500, 'INTERNAL') });
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await toast()).toHaveTextContent('Failed to delete comment. Please try again.');
  expect(await screen.findByText('Too dry')).toBeInTheDocument();
});

test('a public author opens a card, a private one is plain text', async () => {
  const profile = {
    id: 'u2',
    userId: 'u2',
    displayName: 'Mia Stone',
    email: null,
    bio: 'Curly and proud',
    avatarUrl: null,
    favoriteCategories: ['hair_care'],
    isPublic: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  fakeServer({
    ...lipstickPage(null, [comment('a', { hasProfile: true }), comment('b', { userName: 'Nour' })]),
    'GET /api/profile/u2': profile,
  });
  renderApp('/product/p1');
  const opener = await screen.findByRole('button', { name: 'Mia, show profile' });
  expect(screen.queryByRole('button', { name: /^Nour/ })).not.toBeInTheDocument();
  await userEvent.click(opener);
  const card = within(await screen.findByRole('dialog', { name: 'Mia Stone' }));
  expect(card.getByText('Curly and proud')).toBeInTheDocument();
  expect(card.getByText('Hair Care')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
