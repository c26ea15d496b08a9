import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, type FakeRequest } from '../../testing/fake-server.ts';
import { comment, lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  clearToasts();
  sessionStorage.clear();
});

const mine = (more = {}) =>
  comment('a', { userId: 'u1', userName: 'Rana', content: 'At example.com', waiting: true, ...more });
const server = (thread: object[], waiting: object[], more = {}) =>
  fakeServer({
    ...lipstickPage(rana, thread as ReturnType<typeof comment>[]),
    'GET /api/products/p1/comments/waiting': () => answer(200, waiting),
    ...more,
  });
const note = () => screen.findByText('Waiting for a moderator.');

test('what one posts and has to wait says so, and stays where it was written', async () => {
  const waiting: object[] = [];
  server([comment('b')], waiting, {
    'POST /api/comments': () => {
      waiting.push(mine());
      return answer(201, mine());
    },
  });
  renderApp('/product/p1');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'At example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Thank you. A moderator will look at it first.');
  expect(await note()).toBeInTheDocument();
  expect(screen.getAllByText('At example.com')).toHaveLength(1);
});

test('a comment that waits can be changed and deleted, not answered', async () => {
  const waiting = [mine()];
  const requests = server([comment('b')], waiting, {
    'PUT /api/comments/a': ({ body }: FakeRequest) => {
      waiting[0] = mine({ content: (body as { content: string }).content });
      return answer(200, waiting[0]);
    },
    'DELETE /api/comments/a': () => {
      waiting.pop();
      return answer(204);
    },
  });
  renderApp('/product/p1');
  await note();
  expect(screen.queryByRole('button', { name: 'Reply to Rana' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit your comment' }));
  const field = screen.getByRole('textbox', { name: 'Edit your comment' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Without it');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Without it')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete your comment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Without it')).not.toBeInTheDocument());
  expect(requests.some(({ method, path }) => method === 'DELETE' && path === '/api/comments/a')).toBe(true);
});

test('a changed comment that has to wait keeps its place and the replies to it', async () => {
  const reply = comment('r', { parentId: 'a', content: 'Indeed' });
  const thread = [mine({ waiting: false, content: 'Lovely', replies: [reply] })];
  const waiting: object[] = [];
  server(thread, waiting, {
    'PUT /api/comments/a': () => {
      thread[0] = mine({ withdrawn: true, content: null, userId: null, userName: null, replies: [reply] });
      waiting.push(mine());
      return answer(200, mine({ replies: [reply] }));
    },
  });
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit your comment' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit your comment' }), ' at example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await note()).toBeInTheDocument();
  expect(screen.getByText('At example.com')).toBeInTheDocument();
  expect(screen.getByText('Indeed')).toBeInTheDocument();
});
