import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { changeTexts } from '../../i18n/index.ts';
import { answer, problem } from '../../testing/fake-server.ts';
import { click, open, site, toast } from '../../testing/transfer.tsx';

const restore = (more: object = {}) => ({
  id: '00000000-0000-4000-8000-000000000009',
  status: 'running',
  message: null,
  code: null,
  by: 'desk',
  section: 'votes',
  total: 2_000,
  done: 500,
  success: 500,
  skipped: 0,
  failed: 0,
  errors: [],
  refused: [],
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
  ...more,
});
const nothingYet = { 'GET /api/admin/export/counts': [{ entity: 'brands', count: 0 }] };
const panel = () => screen.findByRole('region', { name: 'Restore a complete backup' });
const choose = async () =>
  userEvent.upload(screen.getByLabelText('Backup'), new File(['{}'], 'backup.json', { type: 'application/json' }));

afterEach(async () => {
  await act(() => changeTexts('en'));
  act(clearToasts);
  localStorage.clear();
});

test('is offered to an empty installation only', async () => {
  open('/admin/import');
  await screen.findByText('Import guidelines');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Restore a complete backup' })).toBeNull());
});

test('shows what is being written, of how many, until it is done', async () => {
  const states = [[], [restore()], [restore({ status: 'done', section: null, done: 2_000, success: 2_000 })]];
  const next = () => answer(200, states.length > 1 ? states.shift()! : states[0]!);
  const begun = restore({ section: null, done: 0, success: 0 });
  const more = { 'GET /api/admin/restore': next, 'POST /api/admin/restore': () => answer(202, begun) };
  const requests = open('/admin/import', site({ ...nothingYet, ...more }));
  const shown = within(await panel());
  await choose();
  await click('Restore');
  expect(await shown.findByText(/Running · 500 of 2,000 rows · Votes/)).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(await shown.findByText('Done · 2,000 of 2,000 rows')).toBeInTheDocument();
  const sent = requests.find(({ method, path }) => method === 'POST' && path === '/api/admin/restore')!;
  expect(sent.headers.get('prefer')).toBe('respond-async');
});

test('is there again on a page that is opened while it runs, and says when it was cut off', async () => {
  open('/admin/import', site({ 'GET /api/admin/restore': [restore({ status: 'cut' })] }));
  const shown = within(await panel());
  expect(await shown.findByText(/Cut off · 500 of 2,000 rows · Votes/)).toBeInTheDocument();
  expect(shown.getByText(/begin with a new data folder/)).toBeInTheDocument();
});

test('tells why it was refused', async () => {
  const refused = () => problem(400, 'NO_BACKUP');
  open('/admin/import', site({ ...nothingYet, 'POST /api/admin/restore': refused }));
  await panel();
  await choose();
  await click('Restore');
  await waitFor(() => expect(toast()).toHaveTextContent('Restore failedThe file is no complete backup'));
});

test('in Arabic the reasons of records are told in Arabic', async () => {
  await changeTexts('ar');
  const fields = [{ field: 'createdAt', code: 'TIME', message: 'x' }];
  const refused = [{ section: 'votes', row: 7, code: 'VALIDATION_FAILED', message: 'x', fields }];
  open('/admin/import', site({ 'GET /api/admin/restore': [restore({ status: 'done', failed: 1, refused })] }));
  expect(await screen.findByText('الأصوات: الصف 7: وقت الإنشاء: يجب أن تكون القيمة وقتًا')).toBeInTheDocument();
});
