import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeTexts } from '../../../i18n/index.ts';
import { product, sent } from '../../../testing/admin.ts';
import { answer, problem } from '../../../testing/fake-server.ts';
import { entry, openNotebook, pageOf, votes } from '../../../testing/notebook.ts';

const entryNamed = async (name: string) => within(await screen.findByRole('article', { name }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
afterEach(() => act(() => changeTexts('en')));

test('an entry tells its note, what it shows in words, who and when, and opens as it was', async () => {
  const { router } = openNotebook();
  const shown = await entryNamed('Votes by category');
  expect(shown.getByText(/A fair in March/).textContent).toBe('A fair in March.\nSee Dior.');
  const facts = shown.getAllByRole('term').map(({ parentElement }) => parentElement!.textContent);
  expect(facts).toEqual([
    'MetricVotes',
    'Group byCategory',
    'PeriodThe last 28 days',
    'Compare withThe days before',
    'IntervalDay',
    'BrandDior',
    'Shown asLine',
  ]);
  expect(shown.getByText('Rolling period')).toBeInTheDocument();
  expect(shown.getByText(/desk.*March 1, 2026/)).toBeInTheDocument();
  await userEvent.click(shown.getByRole('link', { name: 'Open Votes by category' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      ...{ tab: 'explore', metric: 'votes', group: 'category', versus: 'before', brand: 'b1' },
    }),
  );
});

test('each tab is told in its own words, a fixed period as one', async () => {
  const view = (tab: string, search: object) => ({ view: { tab, search } });
  openNotebook({
    'GET /api/analytics/notebook': pageOf(
      entry('days', view('explore', { from: '2026-03-01', to: '2026-03-31', by: 'week', timeZone: 'Asia/Riyadh' })),
      entry('since', view('explore', { from: '2026-03-01' })),
      entry('rules', view('what-if', { scenario: '1~9~4~5~20~30~demo~p.p1' })),
      entry('today', view('what-if', {})),
      entry('events', view('events', { types: 'VoteCast,BrandAdded', to: '2026-03-02T00:00:00.000Z' })),
      entry('log', view('events', {})),
      entry('query', view('sql', { sql: 'SELECT 42' })),
    ),
  });
  const days = await entryNamed('Entry days');
  expect(days.getByText(/March 1 – 31, 2026/)).toBeInTheDocument();
  expect(days.getByText('Fixed period')).toBeInTheDocument();
  expect(days.getByText('Asia/Riyadh')).toBeInTheDocument();
  const since = await entryNamed('Entry since');
  expect(since.getByText('Since March 1, 2026')).toBeInTheDocument();
  expect(since.getByText('Rolling period')).toBeInTheDocument();
  const rules = await entryNamed('Entry rules');
  expect(rules.getByText('9 points')).toBeInTheDocument();
  expect(rules.getByText('30 days')).toBeInTheDocument();
  await waitFor(() => expect(rules.getByText(/the demo, .*Velvet lipstick/)).toBeInTheDocument());
  expect((await entryNamed('Entry today')).getByText('Those of the day it is opened')).toBeInTheDocument();
  const events = await entryNamed('Entry events');
  expect(events.getByText('Vote cast, Brand added')).toBeInTheDocument();
  expect(events.getByText('Fixed period')).toBeInTheDocument();
  expect((await entryNamed('Entry log')).getByText('The whole log')).toBeInTheDocument();
  expect((await entryNamed('Entry query')).getByText('SELECT 42')).toBeInTheDocument();
});

test('all products are named that entries are about, however many', async () => {
  const entries = Array.from({ length: 6 }, (_, index) => {
    const ids = Array.from({ length: 10 }, (_, each) => `p.p${index}${each}`);
    return entry(String(index), {
      view: { tab: 'what-if', search: { scenario: ['1~9~4~5~20~30', ...ids].join('~') } },
    });
  });
  const { requests } = openNotebook({
    'GET /api/analytics/notebook': pageOf(...entries),
    'GET /api/products': ({ search }) => {
      const items = search
        .get('ids')!
        .split(',')
        .map((id) => ({ ...product, id, name: `Name of ${id}.` }));
      return answer(200, { items, total: items.length, page: 1, pageSize: 50 });
    },
  });
  const last = await entryNamed('Entry 5');
  await waitFor(() => expect(last.getByText(/Name of p50\..*Name of p59\./)).toBeInTheDocument());
  expect((await entryNamed('Entry 0')).getByText(/Name of p00\..*Name of p09\./)).toBeInTheDocument();
  const asked = requests.flatMap(({ path, search }) =>
    path === '/api/products' ? [search.get('ids')!.split(',').length] : [],
  );
  expect(asked).toEqual([50, 10]);
});

test('what somebody else changed meanwhile is shown, and nothing is lost', async () => {
  const theirs = { ...votes, title: 'Their title', note: 'Their note', revision: 1 };
  const conflicts = [{ field: 'title', base: votes.title, theirs: 'Their title', mine: 'Votes by category again' }];
  let turn = 0;
  const { requests } = openNotebook({
    'PUT /api/analytics/notebook/v': ({ body }) =>
      turn++ === 0
        ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts })
        : answer(200, { ...theirs, ...(body as object), revision: 2 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Votes by category' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the entry' }));
  write(dialog.getByLabelText('Title'), 'Votes by category again');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const mine = await dialog.findByRole('radio', { name: /Yours Votes by category again/ });
  expect(dialog.getByLabelText('Title')).toHaveValue('Votes by category again');
  expect(dialog.getByLabelText('Note (optional)')).toHaveValue('Their note');
  await userEvent.click(mine);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Entry changed')).toBeInTheDocument();
  const puts = requests.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['0', '1']);
  expect(puts.map(({ body }) => body)).toEqual(Array(2).fill({ title: 'Votes by category again' }));
});

test('an entry is deleted after a question, by who kept it or an administrator', async () => {
  const others = entry('o', { title: 'Of another', savedBy: 'ana' });
  const { requests, unmount } = openNotebook({
    'GET /api/analytics/notebook': pageOf(votes, others),
    'DELETE /api/analytics/notebook/v': () => new Response(null, { status: 204 }),
  });
  await entryNamed('Of another');
  expect(screen.queryByRole('button', { name: 'Delete Of another' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Of another' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Votes by category' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Entry deleted')).toBeInTheDocument();
  expect(sent(requests, 'DELETE /api/analytics/notebook/v')?.headers.get('If-Match')).toBe('0');
  unmount();
  openNotebook({ 'GET /api/analytics/notebook': pageOf(others) }, undefined, 'admin');
  expect(await screen.findByRole('button', { name: 'Delete Of another' })).toBeInTheDocument();
});

test('the notebook is empty, holds no such words, or could not be read', async () => {
  const empty = openNotebook({ 'GET /api/analytics/notebook': pageOf() });
  expect(await screen.findByText('Nothing kept yet')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  empty.unmount();
  const { requests, unmount } = openNotebook(
    { 'GET /api/analytics/notebook': ({ search }) => answer(200, search.has('q') ? pageOf() : pageOf(votes)) },
    '/admin/analytics?tab=notebook&q=nothing',
  );
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search' }));
  expect(await screen.findByText('1 entry')).toBeInTheDocument();
  expect(requests.findLast(({ path }) => path === '/api/analytics/notebook')?.search.has('q')).toBe(false);
  unmount();
  openNotebook({ 'GET /api/analytics/notebook': () => problem(503, 'BUSY') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('in Arabic an entry reads as if it had been written so', async () => {
  await changeTexts('ar');
  openNotebook();
  const shown = await entryNamed('Votes by category');
  expect(shown.getByText('آخر 28 يومًا')).toBeInTheDocument();
  expect(shown.getByText('مدة متجددة')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'فتح Votes by category' })).toBeInTheDocument();
});
