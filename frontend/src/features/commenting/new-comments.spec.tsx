import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { liveAnswer, openStreams, sendChange } from '../../testing/live.ts';
import { comment, lipstickPage } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

const followed = () =>
  waitFor(() => expect(openStreams().map(({ topics }) => topics)).toEqual(['comments:p1,product:p1']));

test('what others write waits until it is asked for, then takes the focus', async () => {
  const thread = [comment('a')];
  fakeServer({ ...lipstickPage(null, thread), 'GET /api/live': liveAnswer });
  renderApp('/product/p1');
  expect(await screen.findByText('Text of a')).toBeInTheDocument();
  await followed();
  thread.unshift(comment('b', { createdAt: '2026-02-01T00:00:00.000Z' }));
  await sendChange('comments:p1');
  const show = await screen.findByRole('button', { name: 'Show 1 new comment' });
  expect(screen.queryByText('Text of b')).not.toBeInTheDocument();
  await userEvent.click(show);
  expect(await screen.findByText('Text of b')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Show 1 new/ })).not.toBeInTheDocument();
  await waitFor(() => expect(document.getElementById('comment-b')).toHaveFocus());
});

test('an edit by somebody else shows without asking', async () => {
  const thread = [comment('a')];
  fakeServer({ ...lipstickPage(null, thread), 'GET /api/live': liveAnswer });
  renderApp('/product/p1');
  expect(await screen.findByText('Text of a')).toBeInTheDocument();
  await followed();
  thread[0] = comment('a', { content: 'On second thought', editedAt: '2026-02-01T00:00:00.000Z' });
  await sendChange('comments:p1');
  expect(await screen.findByText('On second thought')).toBeInTheDocument();
});

test('ten more that cannot be read can be asked for again', async () => {
  const page = lipstickPage(
    null,
    Array.from({ length: 12 }, (_, index) => comment(`c${index}`)),
  );
  const read = page['GET /api/products/p1/comments'] as (request: unknown) => Response;
  let fails = true;
  fakeServer({
    ...page,
    'GET /api/products/p1/comments': (request) =>
      request.search.get('page') === '2' && fails ? problem(500, 'INTERNAL') : read(request),
  });
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Failed to fetch comments')).toBeInTheDocument();
  expect(screen.getByText('Text of c0')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text of c11')).toBeInTheDocument();
  await waitFor(() => expect(document.getElementById('comment-c10')).toHaveFocus());
});
