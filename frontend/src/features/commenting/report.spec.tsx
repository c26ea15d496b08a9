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

afterEach(clearToasts);

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Report the comment of Mia' }));
  return within(await screen.findByRole('dialog', { name: 'Report this comment' }));
};

test('a comment of somebody else is reported with a reason and a note', async () => {
  const mine = comment('a', { userId: 'u1', userName: 'Rana' });
  const requests = fakeServer({
    ...lipstickPage(rana, [mine, comment('b')]),
    'POST /api/comments/b/reports': () => answer(201, { id: 'r', commentId: 'b', reason: 'abuse', createdAt: '' }),
  });
  renderApp('/product/p1');
  const dialog = await open();
  expect(screen.getAllByRole('button', { name: /^Report the comment/ })).toHaveLength(1);
  expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
  expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: 'Insults or hatred' }));
  await userEvent.type(dialog.getByRole('textbox'), ' Rude. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Thank you for your report');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(requests.find(({ path }) => path.endsWith('/reports'))?.body).toEqual({ reason: 'abuse', note: 'Rude.' });
});

test('a report that fails says so and can be sent again', async () => {
  fakeServer({
    ...lipstickPage(rana, [comment('b')]),
    'POST /api/comments/b/reports': () => problem(503, 'BUSY'),
  });
  renderApp('/product/p1');
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to send report. Please try again.');
});

test('who is signed out signs in first', async () => {
  fakeServer(lipstickPage(null, [comment('b')]));
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Report the comment of Mia' }));
  expect(await screen.findByTestId('toast')).toHaveTextContent('Sign in to report a comment');
  await waitFor(() => expect(goToSignIn).toHaveBeenCalled(), { timeout: 3_000 });
});

test('the place of one’s own removed comment says why', async () => {
  fakeServer({
    ...lipstickPage(rana, [comment('b')]),
    'GET /api/products/p1/comments/removed': [
      {
        id: 'a',
        parentId: null,
        content: 'Buy mine',
        createdAt: '2026-01-02',
        removedAt: '2026-01-03',
        reason: 'Spam',
      },
    ],
  });
  renderApp('/product/p1');
  expect(await screen.findByText(/^Removed by a moderator:/)).toHaveTextContent('Removed by a moderator: Spam');
  expect(screen.getByText('Buy mine')).toBeInTheDocument();
});
