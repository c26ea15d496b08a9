import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeTexts } from '../../../i18n/index.ts';
import { openAdmin, sent, site } from '../../../testing/admin.ts';
import { answer, problem, type Answer, type FakeRequest } from '../../../testing/fake-server.ts';

const live = { points: { visits: 1, votes: 3, ratings: 4, comments: 5 }, capPerPersonAndDay: 20, halfLifeDays: 7 };
const currentRules = { rules: live, live, isLive: true, revision: 4, changedAt: null, changedBy: null };
const place = (productId: string, rank: number, liveRank: number) => ({
  ...{ productId, name: `Product ${productId}`, rank, score: 10 - rank, liveRank, change: liveRank - rank },
});
const whatIf = {
  rules: { points: live.points, halfLifeDays: 7 },
  products: [place('a', 1, 3), place('b', 2, 1)],
  ranked: 2,
  position: '42',
  asOf: '2026-03-01T10:00:00.000Z',
};
const summary = {
  id: 'r1',
  state: 'running',
  progress: 0.5,
  inputs: { ...live, position: '42' },
  by: 'desk',
  createdAt: '2026-03-01T10:00:00.000Z',
  finishedAt: null,
  error: null,
  problem: null,
  isOutdated: false,
  result: null,
};
const row = { productId: 'z', name: 'Product z', replay: { rank: 1 }, live: { rank: 9 }, change: 8, reason: null };
const result = { rows: [row], ranked: 1, liveRanked: 2, rose: 1, fell: 0, events: 9 };
const scenario = {
  id: 's1',
  name: 'Slower',
  rules: { ...live, halfLifeDays: 30 },
  exclusions: { withoutProducts: [], withoutDemo: false, withoutSuspected: false },
  savedAt: '2026-03-01T10:00:00.000Z',
  savedBy: 'ana',
};
const answers = (more: Record<string, Answer> = {}, role = 'admin') =>
  site(
    {
      'GET /api/analytics/rules': currentRules,
      'POST /api/analytics/what-if': whatIf,
      'GET /api/analytics/scenarios': [scenario],
      ...more,
    },
    role,
  );
const open = (more?: Record<string, Answer>, role?: string, address = '/admin/analytics?tab=what-if') =>
  openAdmin(address, answers(more, role));
afterEach(() => act(() => changeTexts('en')));
const move = (name: string, value: number) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

const asked = (requests: readonly FakeRequest[]) =>
  requests.filter(({ path }) => path === '/api/analytics/what-if').length;

test('a slider that is moved asks for the ranking it would give, and the address tells of it', async () => {
  const { requests, router } = open();
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText('Product a')).toBeInTheDocument();
  expect(screen.getByText('up 2 places')).toBeInTheDocument();
  move('A vote', 9);
  expect(screen.getByText('9 points')).toBeInTheDocument();
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === '/api/analytics/what-if')?.body).toMatchObject({
      points: { visits: 1, votes: 9, ratings: 4, comments: 5 },
      halfLifeDays: 7,
    }),
  );
  await waitFor(() => expect(router.state.location.search).toMatchObject({ scenario: '1~9~4~5~20~7' }));
});

test('another cap is replayed in the background, and shown when it arrives', async () => {
  let state: object = summary;
  const { requests } = open({
    'POST /api/analytics/replays': () => answer(201, summary),
    'GET /api/analytics/replays/r1': () => answer(200, state),
  });
  await rows();
  move('Cap per person, product and day', 5);
  // The list is out of date from the first moment on.
  const list = screen.getByRole('table').closest('[aria-busy]');
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('The exact order is being worked out.', {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'How far it has come' })).toHaveAttribute('value', '0.5');
  expect(sent(requests, 'POST /api/analytics/replays')?.body).toMatchObject({ capPerPersonAndDay: 5 });
  expect(screen.getByText('Product a')).toBeInTheDocument();
  state = { ...summary, state: 'done', progress: 1, result };
  expect(await screen.findByText('Product z', {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(screen.getByText('Exact: calculated from the whole log.')).toBeInTheDocument();
  expect(screen.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a product is left out of what counts, and counted again', async () => {
  const { router } = open({
    'POST /api/analytics/replays': () => answer(201, summary),
    'GET /api/analytics/replays/r1': summary,
    'DELETE /api/analytics/replays/r1': { ...summary, state: 'cancelled' },
  });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Leave out Product a' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ scenario: '1~3~4~5~20~7~p.a' }));
  await userEvent.click(screen.getByRole('button', { name: /^Count .* again$/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ scenario: '1~3~4~5~20~7' }));
});

test('a replay can be stopped', async () => {
  const { requests } = open(
    {
      'POST /api/analytics/replays': () => answer(201, summary),
      'GET /api/analytics/replays/r1': summary,
      'DELETE /api/analytics/replays/r1': { ...summary, state: 'cancelled' },
    },
    'analyst',
    '/admin/analytics?tab=what-if&scenario=1~3~4~5~20~7~demo',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }, { timeout: 5_000 }));
  expect(await screen.findByText(/^Stopped\./)).toBeInTheDocument();
  expect(sent(requests, 'DELETE /api/analytics/replays/r1')).toBeDefined();
});

test('in Arabic the reason of a failed replay is told in Arabic', async () => {
  await changeTexts('ar');
  const failed = { ...summary, state: 'failed', problem: { code: 'REPLAY_ENDED', message: 'x' } };
  open(
    { 'POST /api/analytics/replays': () => answer(201, summary), 'GET /api/analytics/replays/r1': failed },
    'analyst',
    '/admin/analytics?tab=what-if&scenario=1~3~4~5~20~7~demo',
  );
  expect(
    await screen.findByText('تعذّر حساب الترتيب الدقيق. توقفت الإعادة قبل أن تكتمل.', {}, { timeout: 5_000 }),
  ).toBeInTheDocument();
});

test('an administrator adopts what is tried, with a reason, knowing the rules as they are', async () => {
  const changed = { ...currentRules, rules: { ...live, halfLifeDays: 14 }, isLive: false, revision: 5 };
  const { requests } = open({ 'PUT /api/analytics/rules': changed });
  await rows();
  expect(screen.getByRole('button', { name: 'Adopt these rules' })).toBeDisabled();
  move('Half-life', 14);
  await userEvent.click(screen.getByRole('button', { name: 'Adopt these rules' }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText('7 → 14')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'calmer');
  const before = asked(requests);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Adopt these rules' }));
  expect(await screen.findByText('Rules adopted')).toBeInTheDocument();
  const put = sent(requests, 'PUT /api/analytics/rules');
  expect(put?.body).toEqual({ ...live, halfLifeDays: 14 });
  expect([put?.headers.get('If-Match'), put?.headers.get('X-Reason')]).toEqual(['4', 'calmer']);
  expect(screen.getByText(/Scores are being recalculated; lists follow when/)).toBeInTheDocument();
  // What is adopted is today's at once, and compared with itself.
  expect(screen.getByText('Today: 14 days')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adopt these rules' })).toBeDisabled();
  await waitFor(() => expect(asked(requests)).toBe(before + 1));
});

test('an administrator is told when other rules changed in the meantime', async () => {
  const points = { ...live.points, votes: 9 };
  open({ 'PUT /api/analytics/rules': { ...currentRules, rules: { ...live, points, halfLifeDays: 14 }, revision: 6 } });
  await rows();
  move('Half-life', 14);
  await userEvent.click(screen.getByRole('button', { name: 'Adopt these rules' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Adopt these rules' }));
  expect(await screen.findByText(/Both changes apply now/)).toBeInTheDocument();
});

test('who knows other rules is told', async () => {
  open({ 'PUT /api/analytics/rules': () => problem(409, 'CHANGED_SINCE') });
  await rows();
  move('Half-life', 14);
  await userEvent.click(screen.getByRole('button', { name: 'Adopt these rules' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Adopt these rules' }));
  expect(await screen.findByText(/Somebody else has changed them/)).toBeInTheDocument();
});

test('an analyst saves and opens scenarios, and is offered nothing else', async () => {
  const { requests } = open({ 'POST /api/analytics/scenarios': () => answer(201, scenario) }, 'analyst');
  await rows();
  expect(screen.queryByRole('button', { name: 'Adopt these rules' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Slower' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Slower' }));
  expect(screen.getByText('30 days')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name of the scenario'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
  expect(await screen.findByText('Scenario saved')).toBeInTheDocument();
  expect(sent(requests, 'POST /api/analytics/scenarios')?.body).toMatchObject({
    name: 'Mine',
    rules: { ...live, halfLifeDays: 30 },
  });
});

test('without a point for anything there is nothing to rank', async () => {
  open({}, 'admin', '/admin/analytics?tab=what-if&scenario=0~0~0~0~20~7');
  expect(await screen.findByText('Nothing would count')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adopt these rules' })).toBeDisabled();
});
