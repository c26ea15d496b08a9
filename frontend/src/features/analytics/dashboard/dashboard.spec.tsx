import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sent } from '../../../testing/admin.ts';
import { answer, problem } from '../../../testing/fake-server.ts';
import { metricAnswer, rulesChanged } from '../../../testing/analytics.ts';
import { entry, openNotebook } from '../../../testing/notebook.ts';

const votes = entry('v', {
  title: 'Votes',
  note: 'Since the fair.',
  dashboard: 'Weekly',
  view: { tab: 'explore', search: { metric: 'votes' } },
});
const query = entry('q', {
  title: 'By type',
  dashboard: 'Weekly',
  view: { tab: 'sql', search: { sql: 'SELECT 1' } },
});
const monthly = entry('m', { title: 'Month', dashboard: 'Monthly', view: votes.view });
const rows = {
  columns: ['type', 'events'],
  types: ['VARCHAR', 'BIGINT'],
  rows: [
    ['VoteCast', 7],
    ['RatingGiven', 3],
  ],
  isCut: false,
  milliseconds: 3,
  position: '42',
  asOf: '2026-03-03T10:00:00.000Z',
};
const open = (address: string, saved: readonly object[] = [votes, query, monthly], more = {}) =>
  openNotebook(
    { 'GET /api/analytics/notebook': saved, 'POST /api/analytics/sql': rows, ...more },
    `/admin/analytics?tab=dashboard${address}`,
  );

test('a dashboard draws the views that carry its name, by title, and each opens as it was saved', async () => {
  const { router } = open('&dashboard=Weekly');
  const panel = within(await screen.findByRole('article', { name: 'Votes' }));
  expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'By type',
    'Votes',
  ]);
  expect(panel.getByText('Since the fair.')).toBeInTheDocument();
  expect(await panel.findByText(/^As of/)).toBeInTheDocument();
  const answered = within(screen.getByRole('article', { name: 'By type' }));
  expect((await answered.findAllByText('RatingGiven')).length).toBeGreaterThan(0);
  await userEvent.click(panel.getByRole('link', { name: 'Open Votes' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'explore', metric: 'votes' }));
});

test('the first dashboard is shown until another is chosen; there may be none', async () => {
  const { router } = open('');
  expect(await screen.findByRole('article', { name: 'Month' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Dashboard'), 'Weekly');
  expect(await screen.findByRole('article', { name: 'Votes' })).toBeInTheDocument();
  expect(router.state.location.search).toEqual({ tab: 'dashboard', dashboard: 'Weekly' });
});

test('without views on a dashboard it says how one comes about', async () => {
  open('', []);
  expect(await screen.findByText('No dashboard yet')).toBeInTheDocument();
});

test('a view of which nothing can be told says so', async () => {
  const [series] = metricAnswer('votes', [0]).series;
  open('&dashboard=Weekly', [votes], {
    'GET /api/analytics/metrics/votes': metricAnswer('votes', [0], {
      series: [{ ...series!, total: null, values: [null] }],
    }),
  });
  const panel = within(await screen.findByRole('article', { name: 'Votes' }));
  expect(await panel.findByText('Nothing to show')).toBeInTheDocument();
});

test('panels that mark the same change are told apart: it is no landmark of its own', async () => {
  open('&dashboard=Weekly', [votes, { ...votes, id: 'w', title: 'Votes again' }], {
    'GET /api/admin/history': { items: [rulesChanged], next: null },
  });
  expect(await screen.findAllByRole('heading', { name: 'Changed in this period', level: 4 })).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Changed in this period' })).not.toBeInTheDocument();
});

test('a query that fails leaves the other views as they are', async () => {
  open('&dashboard=Weekly', [votes, query], {
    'POST /api/analytics/sql': () => problem(400, 'SQL_REFUSED', 'No such view'),
  });
  expect(await screen.findByText('No such view')).toBeInTheDocument();
  const panel = within(screen.getByRole('article', { name: 'Votes' }));
  expect(await panel.findByText(/^As of/)).toBeInTheDocument();
});

test('a view is put on a dashboard of the others, or on a new one', async () => {
  const { requests } = openNotebook(
    {
      'GET /api/analytics/notebook': [votes, monthly],
      'POST /api/analytics/notebook': ({ body }) => answer(201, entry('new', body as object)),
    },
    '/admin/analytics?tab=explore&metric=votes',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Keep in notebook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep in notebook' }));
  await userEvent.click(dialog.getByLabelText('Dashboard'));
  await userEvent.click(await dialog.findByRole('option', { name: 'Weekly' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Kept in the notebook');
  expect(sent(requests, 'POST /api/analytics/notebook')?.body).toMatchObject({ dashboard: 'Weekly' });
});
