import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../testing/admin.ts';
import { answer, problem, type FakeRequest } from '../../testing/fake-server.ts';

const listed = {
  id: 'm1',
  name: 'Sam',
  via: 'local',
  joinedAt: '2026-03-01T10:00:00.000Z',
  muted: false,
  email: 'sam@example.org',
  comments: 1,
  votes: 0,
  ratings: 0,
};
const member = {
  ...listed,
  mute: null,
  account: {
    createdAt: listed.joinedAt,
    emailVerified: false,
    hasPassword: true,
    secondFactor: false,
    providers: [],
    sessions: 2,
  },
  profile: null,
  removedComments: 0,
  removedVotes: 0,
  removedRatings: 0,
};
const none = { items: [], total: 0, page: 1, pageSize: 50 };
const reads = {
  'GET /api/admin/members': { items: [listed], total: 1, page: 1, pageSize: 50 },
  'GET /api/admin/members/m1': member,
  'GET /api/admin/members/m1/reports': none,
  'GET /api/admin/comments': none,
  'GET /api/admin/votes': none,
  'GET /api/admin/ratings': none,
};
const reasonOf = ({ headers }: FakeRequest) => decodeURIComponent(headers.get('x-reason') ?? '');

test('the list leads to a member', async () => {
  openAdmin('/admin/members', site(reads));
  expect(await screen.findByText('1 member')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Sam' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam' })).toBeInTheDocument();
  expect(await screen.findByText('sam@example.org')).toBeInTheDocument();
});

test('a member is muted with a reason, and that is undone', async () => {
  const acts: string[] = [];
  openAdmin(
    '/admin/members/m1',
    site({
      ...reads,
      'PUT /api/admin/members/m1/mute': (request: FakeRequest) => (acts.push(`mute ${reasonOf(request)}`), answer(204)),
      'DELETE /api/admin/members/m1/mute': () => (acts.push('unmute'), answer(204)),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mute' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Mute Sam?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'spam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mute' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(acts).toEqual(['mute spam', 'unmute']));
});

test('a second factor is removed with a reason, where there is one', async () => {
  const reasons: string[] = [];
  let isOn = true;
  openAdmin(
    '/admin/members/m1',
    site({
      ...reads,
      'GET /api/admin/members/m1': () => answer(200, { ...member, account: { ...member.account, secondFactor: isOn } }),
      'DELETE /api/admin/members/m1/second-factor': (request: FakeRequest) => {
        reasons.push(reasonOf(request));
        isOn = false;
        return answer(204);
      },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove second factor' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove second factor' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'lost phone');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove second factor' }));
  expect(await screen.findByText('Second factor removed')).toBeInTheDocument();
  expect(reasons).toEqual(['lost phone']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove second factor' })).not.toBeInTheDocument());
});

test('all contributions go as one batch, whose end is awaited', async () => {
  const batch = { batchId: 'b1', kind: 'removeContributions', status: 'running', total: 9, changed: 4, skipped: 0 };
  openAdmin(
    '/admin/members/m1',
    site({
      ...reads,
      'DELETE /api/admin/members/m1/contributions': () => answer(202, batch),
      'GET /api/admin/batches/b1': { ...batch, status: 'finished', changed: 9 },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove all contributions' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove everything Sam gave?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove all contributions' }));
  expect(await screen.findByText('Removing: 4 of 9')).toBeInTheDocument();
  expect(await screen.findByText('All contributions removed')).toBeInTheDocument();
});

test.each([
  ['MEMBER_ERASED', 'This member has been erased'],
  ['MEMBER_NOT_FOUND', 'There is no such member'],
])('of who is not there the page says why (%s)', async (code, title) => {
  openAdmin('/admin/members/m1', site({ ...reads, 'GET /api/admin/members/m1': () => problem(404, code) }));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});
