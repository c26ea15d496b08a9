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

const section = () => screen.findByRole('region', { name: /^Comments/ });
const field = () => screen.findByRole('textbox', { name: 'Your comment' });
const posted = (requests: FakeRequest[]) =>
  requests.filter(({ method, path }) => method === 'POST' && path === '/api/comments').map(({ body }) => body);

test('author, stars, demo dot and unknown dates; a withdrawn root without name or text', async () => {
  fakeServer(
    lipstickPage(null, [
      comment('a', { stars: 4, demo: true, createdAt: 'never' }),
      comment('b', { withdrawn: true, userName: null, content: null, replies: [comment('b1', { parentId: 'b' })] }),
      comment('c', { userName: null }),
    ]),
  );
  renderApp('/product/p1');
  await screen.findByText('4 stars');
  const comments = within(await section());
  expect(comments.getByRole('img', { name: 'Sample comment' })).toBeInTheDocument();
  expect(comments.getByText('Comments with a dot are made-up samples.')).toBeInTheDocument();
  expect(comments.getByText('Unknown date')).toBeInTheDocument();
  expect(comments.getByText('Deleted by its author')).toBeInTheDocument();
  expect(comments.getByText('Text of b1')).toBeInTheDocument();
  expect(comments.getByText('Anonymous User')).toBeInTheDocument();
});

test('a visitor is led to sign-in instead of a form', async () => {
  fakeServer(lipstickPage(null, [comment('a')]));
  renderApp('/product/p1');
  expect(await screen.findByRole('link', { name: 'Log in to Comment' })).toHaveAttribute('href', '/api/login');
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
});

test('ten at a time', async () => {
  fakeServer(
    lipstickPage(
      null,
      Array.from({ length: 12 }, (_, index) => comment(`c${index}`)),
    ),
  );
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Text of c11')).toBeInTheDocument();
  expect(screen.getAllByText(/^Text of/)).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('blank text cannot be sent; text is sent trimmed and shown at once', async () => {
  const requests = fakeServer({
    ...lipstickPage(rana),
    'POST /api/comments': () => answer(201, comment('new', { userId: 'u1', userName: 'Rana', content: 'Lovely' })),
  });
  renderApp('/product/p1');
  const send = await screen.findByRole('button', { name: 'Post comment' });
  expect(send).toBeDisabled();
  await userEvent.type(await field(), '   ');
  expect(send).toBeDisabled();
  await userEvent.type(await field(), 'Lovely ');
  await userEvent.click(send);
  await waitFor(() => expect(posted(requests)).toEqual([{ productId: 'p1', userId: 'u1', content: 'Lovely' }]));
  expect(await field()).toHaveValue('');
  expect(await screen.findByText('Comment posted.')).toBeInTheDocument();
});

test('a comment stands in the thread before the server answers', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  fakeServer({
    ...lipstickPage(rana, [comment('a')]),
    'POST /api/comments': async () => {
      await arrived;
      return problem(500, 'INTERNAL');
    },
  });
  renderApp('/product/p1');
  await screen.findByText('Text of a');
  await userEvent.type(await field(), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText('Sending…')).toBeInTheDocument();
  expect(screen.getByText('Mine').closest('li')).not.toBeNull();
  arrive();
  expect(await screen.findByTestId('toast')).toHaveTextContent('Failed to add comment. Please try again.');
  expect(await field()).toHaveValue('Mine');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
});

test('a reply to a reply names what it answers', async () => {
  const thread = [comment('a', { replies: [comment('a1', { parentId: 'a', userName: 'Nour' })] })];
  const requests = fakeServer({
    ...lipstickPage(rana, thread),
    'POST /api/comments': () => answer(201, comment('a2', { parentId: 'a', replyTo: 'a1' })),
  });
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Nour' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Nour' }), 'Same here');
  await userEvent.click(screen.getByRole('button', { name: 'Post reply' }));
  await waitFor(() =>
    expect(posted(requests)).toEqual([{ productId: 'p1', userId: 'u1', content: 'Same here', parentId: 'a1' }]),
  );
  expect(screen.queryByRole('textbox', { name: 'Reply to Nour' })).not.toBeInTheDocument();
});

test('who is muted reads that, and does not lose what was typed', async () => {
  fakeServer({ ...lipstickPage(rana), 'POST /api/comments': () => problem(403, 'MUTED') });
  renderApp('/product/p1');
  await userEvent.type(await field(), 'Buy at my shop');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText(/^Your account is muted: you can read/)).toBeInTheDocument();
  expect(await field()).toHaveValue('Buy at my shop');
});

test('an ended session keeps the draft through sign-in', async () => {
  fakeServer({ ...lipstickPage(rana), 'POST /api/comments': () => problem(401, 'UNAUTHORIZED') });
  const { unmount } = renderApp('/product/p1');
  await userEvent.type(await field(), 'Worth it');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('UnauthorizedYou are logged out. Logging in again...');
  await waitFor(() => expect(goToSignIn).toHaveBeenCalled());
  unmount();
  fakeServer(lipstickPage(rana));
  renderApp('/product/p1');
  expect(await field()).toHaveValue('Worth it');
});

test('comments that cannot be read say so', async () => {
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1/comments': () => problem(500, 'INTERNAL') });
  renderApp('/product/p1');
  expect(await screen.findByText('Failed to fetch comments')).toBeInTheDocument();
});
