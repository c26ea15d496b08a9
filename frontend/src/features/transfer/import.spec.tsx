import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { changeTexts } from '../../i18n/index.ts';
import { answer } from '../../testing/fake-server.ts';
import { click, open, site, toast } from '../../testing/transfer.tsx';

// What jsdom lacks of files.
Blob.prototype.text = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(this);
  });
};

const id = '00000000-0000-4000-8000-000000000001';
const record = (more: object = {}) => ({
  id,
  entity: 'brands',
  mode: 'merge',
  status: 'running',
  message: null,
  code: null,
  by: 'desk',
  total: 3,
  done: 1,
  success: 1,
  skipped: 0,
  failed: 0,
  errors: [],
  refused: [],
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
  unknownColumns: [],
  removal: null,
  undo: null,
  ...more,
});
const needed = {
  code: 'VALIDATION_FAILED',
  message: 'x',
  fields: [{ field: 'name', code: 'IS_NOT_EMPTY', message: 'x' }],
};
const done = record({ status: 'done', done: 3, skipped: 1, failed: 1, refused: [{ row: 3, ...needed }] });

/** A brand that it added, and that somebody has changed since. */
const moved = {
  entry: {
    position: '5',
    eventId: 'e5',
    type: 'BrandAdded',
    action: 'added',
    entity: { kind: 'brand', id: 'b', name: 'Dior' },
    product: null,
    actor: { kind: 'import', id, role: 'import', name: 'desk' },
    at: '2026-01-01T00:00:00.000Z',
    happenedAt: '2026-01-01T00:00:00.000Z',
    origin: 'import',
    reason: null,
    correlationId: id,
    changes: [],
    undo: 'possible',
  },
  act: 'remove',
  fields: [{ field: 'displayName', now: 'Dior', back: 'Old', changedSince: true }],
  changedSince: true,
  problem: null,
  revision: 2,
};

const file = (content: string, name = 'brands.json', type = 'application/json') => new File([content], name, { type });
const pick = async (chosen: File) => {
  await screen.findByRole('heading', { level: 1, name: 'Data Import' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen, { applyAccept: false });
};
const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Entity Type'), name);

afterEach(async () => {
  await act(() => changeTexts('en'));
  act(clearToasts);
  localStorage.clear();
});

describe('importing', () => {
  test('what can not be imported is told before anything is sent', async () => {
    const requests = open('/admin/import');
    await pick(file('x', 'notes.txt', 'text/plain'));
    expect(toast()).toHaveTextContent('Invalid file typePlease select a JSON or CSV file.');
    await click('Import Data');
    expect(toast()).toHaveTextContent('Missing requirementsPlease select both a file and entity type.');
    await choose('Brands');
    await pick(file('{"a":1}'));
    await click('Import Data');
    await waitFor(() => expect(toast()).toHaveTextContent('File must contain an array of objects'));
    await pick(file('[{'));
    await click('Check first');
    await waitFor(() => expect(toast()).toHaveTextContent('File parsing error'));
    expect(requests.filter(({ path }) => path.startsWith('/api/admin/import/'))).toEqual([]);
  });

  test('a check tells the plan of the rows', async () => {
    const rows = [
      { row: 1, plan: 'add', reason: null },
      { row: 2, plan: 'error', reason: 'x', problem: needed },
    ];
    const plan = { rows, success: 1, skipped: 0, errors: [], refused: [{ row: 2, ...needed }] };
    const requests = open('/admin/import', site({ 'POST /api/admin/import/brands': plan }));
    await pick(file('[{},{}]'));
    await choose('Brands');
    await click('Check first');
    const panel = await screen.findByRole('status', { name: 'What would happen' });
    expect(within(panel).getByText('name: name must not be empty.')).toBeInTheDocument();
    expect(requests.find(({ path }) => path === '/api/admin/import/brands')!.search.get('dryRun')).toBe('true');
  });

  test('replacing asks first, naming what goes; the progress is followed to its result, which can be undone', async () => {
    const removal = { total: 42, done: 10 };
    const states = [record({ removal }), done];
    const requests = open(
      '/admin/import',
      site({
        'POST /api/admin/import/brands': () => answer(202, record({ removal })),
        [`GET /api/admin/imports/${id}`]: () => answer(200, states.length > 1 ? states.shift()! : states[0]!),
        [`POST /api/admin/imports/${id}/undo`]: () => {
          states.splice(0, 2, record({ ...done, status: 'undone', undo: { done: 1, kept: 0 } }));
          return answer(202, record({ ...done, status: 'undoing', undo: { done: 0, kept: 0 } }));
        },
        'GET /api/admin/history/undo': { steps: [moved], total: 1, next: null },
      }),
    );
    await pick(file('[{}]'));
    await choose('Brands');
    await userEvent.click(screen.getByRole('radio', { name: /^Replace/ }));
    await click('Import Data');
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace all of "Brands"?' });
    expect(dialog).toHaveTextContent('All 42 records are deleted first, then the good rows of brands.json are added.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText(/Removing old records: 10 of 42/)).toBeInTheDocument();
    await waitFor(() => expect(toast()).toHaveTextContent('Import completed1 imported, 1 skipped, 1 refused'));
    const sent = requests.find(({ path }) => path === '/api/admin/import/brands');
    expect(sent?.headers.get('prefer')).toBe('respond-async');
    const results = screen.getByRole('region', { name: 'Results' });
    expect(within(results).getByText('Row 3: name: name must not be empty.')).toBeInTheDocument();
    expect(within(results).getByRole('button', { name: 'Refused rows as CSV' })).toBeInTheDocument();
    await click('Undo import');
    const asks = await screen.findByRole('dialog', { name: 'Undo this change?' });
    await userEvent.click(
      await within(asks).findByRole('checkbox', { name: 'Remove it although it has been changed since' }),
    );
    await userEvent.type(within(asks).getByRole('textbox', { name: /^Reason/ }), 'Wrong');
    await userEvent.click(within(asks).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Import undone'));
    const undone = requests.find(({ path }) => path.endsWith('/undo') && !path.includes('history'))!;
    expect(undone.body).toEqual({ picks: [{ position: '5', fields: [], revision: 2 }] });
    expect(undone.headers.get('x-reason')).toBe('Wrong');
    expect(within(results).getByRole('link', { name: 'What it wrote' })).toHaveAttribute(
      'href',
      `/admin/history?batch=${id}`,
    );
    await click('Reset');
    expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
  });

  test('in Arabic the reasons of rows and the message of an import are told in Arabic', async () => {
    await changeTexts('ar');
    const told = record({
      status: 'done',
      failed: 2,
      refused: [
        { row: 3, ...needed, fields: [{ field: 'shades.0.hex', code: 'COLOR', message: 'x' }] },
        { row: 4, code: 'NAME_TAKEN', params: { kind: 'brand', name: 'Dior' }, message: 'x' },
        { row: 5, message: 'name: of before refusals had codes' },
      ],
      message: 'x',
      code: 'IMPORT_REFUSED',
    });
    open(`/admin/import?import=${id}`, site({ [`GET /api/admin/imports/${id}`]: told }));
    expect(
      await screen.findByText('الصف 3: الدرجات › 1 › اللون: يجب أن تكون القيمة لونًا مثل \u2068#A06F4A\u2069'),
    ).toBeInTheDocument();
    expect(screen.getByText('الصف 4: يوجد سجل بالاسم «\u2068Dior\u2069».')).toBeInTheDocument();
    expect(screen.getByText('الصف 5: name: of before refusals had codes')).toBeInTheDocument();
    expect(screen.getByText('لم يُقبل أي صف، ولم يُحذف شيء.')).toBeInTheDocument();
  });
});
