import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sent } from '../../../testing/admin.ts';
import { answer } from '../../../testing/fake-server.ts';
import { entry, openNotebook } from '../../../testing/notebook.ts';
import { sqlExamples } from '../sql/examples.ts';

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test.each([
  ['now', '', { tab: 'now', search: {} }, /^What trends now, /],
  [
    'explore',
    '?tab=explore&metric=votes&group=category&q=left&page=2',
    { tab: 'explore', search: { metric: 'votes', group: 'category' } },
    /^Votes by category$/,
  ],
  [
    'events',
    '?tab=events&types=ProductVisited&product=p1',
    { tab: 'events', search: { types: 'ProductVisited', product: 'p1' } },
    /^Events, Visits$/,
  ],
  ['sql', '?tab=sql', { tab: 'sql', search: { sql: sqlExamples.types } }, /^Events by type$/],
])('%s is kept with a title that is suggested, and a note', async (_tab, address, view, title) => {
  const { requests, router } = openNotebook(
    { 'POST /api/analytics/notebook': ({ body }) => answer(201, entry('new', body as object)) },
    `/admin/analytics${address}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Keep in notebook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keep in notebook' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Title').value).toMatch(title);
  write(within(dialog).getByLabelText('Title'), 'Mine');
  write(within(dialog).getByLabelText('Note (optional)'), 'One\ntwo');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Kept in the notebook');
  const canBeDrawn = view.tab === 'explore' || view.tab === 'sql';
  expect(sent(requests, 'POST /api/analytics/notebook')?.body).toEqual({
    title: 'Mine',
    note: 'One\ntwo',
    ...(canBeDrawn && { dashboard: null }),
    ...(view.tab === 'explore' && { threshold: null }),
    view,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Open notebook' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'notebook' }));
});

test.each([
  ['rules that were chosen', '&scenario=1~9~4~5~20~30', { scenario: '1~9~4~5~20~30' }, '9 points'],
  ['the rules of the day', '', {}, 'Those of the day it is opened'],
])('what if is kept with %s', async (_rules, address, search, words) => {
  const live = { points: { visits: 1, votes: 3, ratings: 4, comments: 5 }, capPerPersonAndDay: 20, halfLifeDays: 7 };
  const { requests } = openNotebook(
    {
      'GET /api/analytics/rules': { rules: live, live, isLive: true, revision: 4, changedAt: null, changedBy: null },
      'GET /api/analytics/scenarios': [],
      'POST /api/analytics/notebook': ({ body }) => answer(201, entry('new', body as object)),
    },
    `/admin/analytics?tab=what-if${address}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Keep in notebook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep in notebook' }));
  expect(dialog.getByText(words)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Kept in the notebook');
  expect(sent(requests, 'POST /api/analytics/notebook')?.body).toEqual({
    title: expect.stringMatching(/^What if, /),
    note: null,
    view: { tab: 'what-if', search },
  });
});

test('a query too long for an address is not kept, and says so', async () => {
  openNotebook({}, '/admin/analytics?tab=sql');
  const query = await screen.findByLabelText('Query');
  write(query, `SELECT '${'x'.repeat(2_000)}'`);
  expect(screen.getByText(/queries of up to 2,000 characters/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep in notebook' })).toBeDisabled();
});
