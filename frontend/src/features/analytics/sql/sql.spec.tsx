import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../../testing/admin.ts';
import { problem, type Answer, type FakeRequest } from '../../../testing/fake-server.ts';
import { sqlExamples } from './examples.ts';

const answered = {
  columns: ['type', 'events'],
  types: ['VARCHAR', 'BIGINT'],
  rows: [
    ['VoteCast', 12],
    [null, { a: 1 }],
  ],
  isCut: true,
  position: '4200',
  asOf: '2026-03-03T10:00:00.000Z',
  milliseconds: 31,
};
const open = (sql: Answer, path = '/admin/analytics?tab=sql') =>
  openAdmin(path, site({ 'POST /api/analytics/sql': sql }, 'analyst'));
const run = async () => userEvent.click(await screen.findByRole('button', { name: 'Run' }));

test('an example is chosen and run; its rows are told, and the address keeps it', async () => {
  const { router, requests } = open(answered);
  await userEvent.selectOptions(await screen.findByLabelText('Examples'), 'members');
  await run();
  const table = await screen.findByRole('table', { name: /The first 2 rows; there are more/ });
  const cells = within(table).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['VoteCast', '12', '–', '{"a":1}']);
  expect(within(table).getAllByRole('columnheader')[1]).toHaveTextContent('eventsBIGINT');
  expect(screen.getByText(/position 4,200/)).toBeInTheDocument();
  expect(router.state.location.search).toEqual({ tab: 'sql', sql: sqlExamples.members });
  const asked = requests.filter(({ path }) => path === '/api/analytics/sql');
  expect(asked.map(({ body }) => body)).toEqual([{ sql: sqlExamples.members }]);
});

test('a link fills the query in and waits to be told to run it', async () => {
  const { requests } = open(answered, '/admin/analytics?tab=sql&sql=SELECT 42');
  expect(await screen.findByLabelText('Query')).toHaveValue('SELECT 42');
  expect(screen.getByLabelText('Examples')).toHaveDisplayValue('Your query');
  expect(requests.some(({ path }) => path === '/api/analytics/sql')).toBe(false);
  await userEvent.type(screen.getByLabelText('Query'), '{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('names of the schema are offered while one types, and taken by Enter once one is chosen', async () => {
  open(answered, '/admin/analytics?tab=sql&sql=');
  const query = await screen.findByLabelText('Query');
  await userEvent.clear(query);
  await userEvent.type(query, 'SELECT sta');
  const list = await screen.findByRole('listbox', { name: 'Names to go on with' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['starsTINYINT']);
  expect(screen.getByText('1 name offered')).toBeInTheDocument();
  expect(query).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  expect(query).toHaveAttribute('aria-activedescendant', within(list).getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(query).toHaveValue('SELECT stars');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await waitFor(() => expect(query).toHaveProperty('selectionStart', 12));
  await userEvent.keyboard(' FROM eve');
  await userEvent.click(await screen.findByRole('option', { name: /^events/ }));
  expect(query).toHaveValue('SELECT stars FROM events');
});

test('the list of names leaves Enter, Escape and Tab to the field, and is asked for by Ctrl+Space', async () => {
  open(answered);
  const query = await screen.findByLabelText('Query');
  await userEvent.clear(query);
  await userEvent.type(query, 'SELECT 1 FRO');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('M{Enter}');
  expect(query).toHaveValue('SELECT 1 FROM\n');
  await userEvent.keyboard('{Control>} {/Control}');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain('productsview');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(query).toHaveValue('SELECT 1 FROM\nproducts');
  await userEvent.keyboard(' x');
  await userEvent.tab();
  expect(query).not.toHaveFocus();
});

test('what is wrong with a query is told in the words of DuckDB, a bound with all bounds', async () => {
  let turn = 0;
  open(() =>
    turn++ === 0
      ? problem(400, 'SQL_REFUSED', 'Binder Error: no such column')
      : problem(400, 'SQL_TOO_MUCH', 'The query took longer than 10 s.'),
  );
  await run();
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent('This query can’t be answeredBinder Error: no such column');
  await run();
  expect(await screen.findByText('This query asks for too much')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('512 MB of memory');
});

test('others ask just now, or the files are being written', async () => {
  let turn = 0;
  open(() => (turn++ === 0 ? problem(429, 'TOO_MANY_REQUESTS') : problem(503, 'BUSY')));
  await run();
  expect(await screen.findByText('Others are reading the log just now')).toBeInTheDocument();
  await run();
  expect(await screen.findByText('The files that SQL reads are being written')).toBeInTheDocument();
});

test('a query that runs is stopped, which the service hears', async () => {
  let signal: AbortSignal | undefined;
  open(
    (request: FakeRequest) =>
      new Promise<Response>((_, reject) => {
        signal = request.signal;
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  await run();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(signal?.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: 'Run' })).toBeEnabled();
});

test('a name of the schema is taken into the query, where the cursor is', async () => {
  open(answered, '/admin/analytics?tab=sql&sql=SELECT sum() FROM metrics');
  const query = await screen.findByLabelText<HTMLTextAreaElement>('Query');
  query.setSelectionRange(11, 11);
  await userEvent.click(screen.getAllByRole('button', { name: 'votes BIGINT' })[0]!);
  expect(query).toHaveValue('SELECT sum(votes) FROM metrics');
});
