import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { changeTexts } from '../../i18n/index.ts';
import { answer } from '../../testing/fake-server.ts';
import { click, open, site, toast } from '../../testing/transfer.tsx';
import { templateOf } from './import/template.ts';

const id = '00000000-0000-4000-8000-000000000001';
const draftId = '00000000-0000-4000-8000-00000000000d';
const path = `/api/admin/import-drafts/${draftId}`;
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
  unknownColumns: [],
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
  removal: null,
  undo: null,
  ...more,
});
const missingName = {
  code: 'VALIDATION_FAILED',
  message: 'x',
  fields: [{ field: 'name', code: 'MISSING', message: 'x' }],
};
const done = record({ status: 'done', done: 3, skipped: 1, failed: 1, refused: [{ row: 3, line: 4, ...missingName }] });

const matched = [
  { column: 'Brand', field: 'name' },
  { column: 'Label', field: 'displayName' },
  { column: 'Price', field: null },
];
const draft = (more: object = {}) => ({
  id: draftId,
  fileName: 'brands.csv',
  format: 'csv',
  encoding: 'utf-8',
  separator: ';',
  columns: matched.map(({ column }) => ({ name: column, samples: [`${column} 1`] })),
  total: 2,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  suggestedEntity: 'brands',
  suggestions: [{ entity: 'brands', columns: matched }],
  choice: null,
  plan: null,
  ...more,
});
const planned = (more: object = {}, mode = 'merge') =>
  draft({
    choice: { entity: 'brands', mode, creates: false, columns: matched },
    plan: {
      counts: { add: 1, change: 0, restore: 0, skip: 0, error: 1 },
      missing: [],
      unknownColumns: ['Price'],
      ...more,
    },
  });
const rows = {
  items: [
    { row: 1, line: 2, plan: 'add', problem: null, cells: [{ field: 'name', text: 'Zahra' }], corrected: [] },
    {
      ...{ row: 2, line: 3, plan: 'error', problem: missingName },
      cells: [{ field: 'displayName', text: 'Nameless' }],
      corrected: [],
    },
  ],
  ...{ total: 2, page: 1, pageSize: 25 },
};
const draftSite = (more: Parameters<typeof site>[0] = {}) =>
  site({
    'POST /api/admin/import-drafts': () => answer(201, draft()),
    [`GET ${path}`]: draft(),
    [`PUT ${path}`]: planned(),
    [`GET ${path}/rows`]: rows,
    'GET /api/admin/import-matchings': [],
    ...more,
  });

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

/** The end of the import changes no record. */
const ended = {
  ...moved,
  entry: {
    ...moved.entry,
    type: 'ImportFinished',
    position: '6',
    eventId: 'e6',
    entity: { kind: 'import', id, name: null },
  },
  ...{ act: 'none', fields: [], changedSince: false, problem: 'cannot', revision: null },
};

const file = (content: string, name = 'brands.csv', type = 'text/csv') => new File([content], name, { type });
const pick = async (chosen: File) => {
  await screen.findByRole('heading', { level: 1, name: 'Data Import' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen, { applyAccept: false });
};
const toMatching = async () => {
  await pick(file('Brand;Label;Price\na;b;1'));
  await screen.findByText('Rows: 2. Columns: 3.');
  await click('Match columns');
};
const toPreview = async () => {
  await toMatching();
  await click('Preview');
  return screen.findByRole('region', { name: 'Rows of the file' });
};

afterEach(async () => {
  await act(() => changeTexts('en'));
  act(clearToasts);
  localStorage.clear();
});

describe('importing', () => {
  test('what can not be imported is told, and is no draft', async () => {
    const requests = open(
      '/admin/import',
      site({
        'POST /api/admin/import-drafts': () => answer(400, { code: 'WRONG_ENCODING', message: 'x' }),
      }),
    );
    await pick(file('x', 'picture.png', 'image/png'));
    expect(toast()).toHaveTextContent('Invalid file typePlease select a JSON or CSV file.');
    await click('Match columns');
    expect(toast()).toHaveTextContent('Missing requirementsPlease select both a file and entity type.');
    expect(requests.filter(({ path: asked }) => asked === '/api/admin/import-drafts')).toEqual([]);
    await pick(file('Crème'));
    await waitFor(() => expect(toast()).toHaveTextContent('File parsing errorThe file is neither UTF-8 nor UTF-16.'));
    await userEvent.selectOptions(screen.getByLabelText('Encoding'), 'Windows-1252 (Western)');
    await waitFor(() => expect(requests.at(-1)!.search.get('encoding')).toBe('windows-1252'));
  });

  test('a file goes through three steps: it is read, its columns are matched, its rows are shown', async () => {
    const requests = open('/admin/import', draftSite());
    await toMatching();
    const steps = screen.getByRole('list', { name: 'Steps' });
    expect(within(steps).getByRole('listitem', { current: 'step' })).toHaveTextContent('2Match columns');
    expect(screen.getByText('2 of 3 columns are used.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field of "Price"' }), 'Description');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field of "Label"' }), 'Left out');
    expect(screen.getByText('2 of 3 columns are used. Still needed: Display name.')).toBeInTheDocument();
    await click('Preview');
    const table = await screen.findByRole('region', { name: 'Rows of the file' });
    expect(requests.find(({ method }) => method === 'PUT')!.body).toEqual({
      ...{ entity: 'brands', mode: 'merge', creates: false },
      columns: [matched[0], { column: 'Label', field: null }, { column: 'Price', field: 'description' }],
    });
    expect(screen.getByText(/^Unknown columns, left out: .Price.\.$/)).toBeInTheDocument();
    expect(within(table).getByText('Name is missing.')).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: '3' })).toBeInTheDocument();
    await click('Reject · 1');
    await waitFor(() => expect(requests.at(-1)!.search.get('plan')).toBe('error'));
  });

  test('a cell is corrected where it stands', async () => {
    const requests = open(
      '/admin/import',
      draftSite({
        [`PUT ${path}/rows/2`]: planned({ counts: { add: 2, change: 0, restore: 0, skip: 0, error: 0 } }),
      }),
    );
    await toPreview();
    await click('Correct Name of row 2: —');
    await userEvent.type(screen.getByRole('textbox', { name: 'Correct Name of row 2' }), 'Noor{Enter}');
    expect(await screen.findByRole('button', { name: 'Add · 2' })).toBeInTheDocument();
    expect(requests.find(({ path: asked }) => asked.endsWith('/rows/2'))!.body).toEqual({
      cells: [{ field: 'name', text: 'Noor' }],
    });
  });

  test('what is missing in the catalogue is offered to be created, once for all rows', async () => {
    const missing = [
      { kind: 'brand', name: 'Nobody' },
      { kind: 'subcategory', name: 'Sets', category: 'Gifts' },
    ];
    const requests = open('/admin/import', draftSite({ [`PUT ${path}`]: planned({ missing }) }));
    await toPreview();
    expect(screen.getByText(/^Brands \(1\): .Nobody.$/)).toBeInTheDocument();
    expect(screen.getByText(/^Subcategories \(1\): .Gifts › Sets.$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create what is missing' }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PUT').at(-1)!.body).toMatchObject({ creates: true }),
    );
  });

  test('a matching is saved under a name, and used for the next file with these columns', async () => {
    const own = matched.map(({ column }) => ({ column, field: column === 'Price' ? 'website' : null }));
    const saved = { id: 'm', name: 'Supplier', entity: 'brands', columns: own };
    const requests = open(
      '/admin/import',
      draftSite({
        'GET /api/admin/import-matchings': [saved],
        'POST /api/admin/import-matchings': () => answer(201, saved),
      }),
    );
    await toMatching();
    await waitFor(() => expect(screen.getByLabelText('Saved matching')).toHaveDisplayValue('Supplier'));
    expect(screen.getByRole('combobox', { name: 'Field of "Price"' })).toHaveDisplayValue('Website');
    await userEvent.type(screen.getByRole('textbox', { name: 'Save this matching as' }), 'Other');
    await click('Save');
    await waitFor(() => expect(toast()).toHaveTextContent('Matching "Supplier" saved.'));
    expect(requests.find(({ method, path: asked }) => method === 'POST' && asked.endsWith('matchings'))!.body).toEqual({
      ...{ name: 'Other', entity: 'brands', columns: own },
    });
  });

  test('replacing asks first, naming what goes; the progress is followed to its result, which can be undone', async () => {
    const removal = { total: 42, done: 10 };
    const states = [record({ removal }), done];
    const requests = open(
      '/admin/import',
      draftSite({
        [`PUT ${path}`]: planned({}, 'replace'),
        [`POST ${path}/import`]: () => answer(202, record({ removal })),
        [`GET /api/admin/imports/${id}`]: () => answer(200, states.length > 1 ? states.shift()! : states[0]!),
        [`POST /api/admin/imports/${id}/undo`]: () => {
          states.splice(0, 2, record({ ...done, status: 'undone', undo: { done: 1, kept: 0, batch: 'u1' } }));
          return answer(202, record({ ...done, status: 'undoing', undo: { done: 0, kept: 0, batch: 'u1' } }));
        },
        'GET /api/admin/history/undo': { steps: [ended, moved], total: 2, next: null },
      }),
    );
    await toPreview();
    await userEvent.click(screen.getByRole('radio', { name: /^Replace/ }));
    await click('Import Data');
    const dialog = await screen.findByRole('alertdialog', { name: 'Replace all of "Brands"?' });
    expect(dialog).toHaveTextContent('All 42 records are deleted first, then the good rows of brands.csv are added.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText(/Removing old records: 10 of 42/)).toBeInTheDocument();
    await waitFor(() => expect(toast()).toHaveTextContent('Import completed1 imported, 1 skipped, 1 rejected'));
    const results = screen.getByRole('region', { name: 'Results' });
    expect(within(results).getByText('Line 4: name: is missing.')).toBeInTheDocument();
    expect(within(results).getByRole('button', { name: 'Rejected rows as CSV' })).toBeInTheDocument();
    await click('Undo import');
    const asks = await screen.findByRole('dialog', { name: 'Undo this change?' });
    expect(await within(asks).findByText('Brand added')).toBeInTheDocument();
    expect(within(asks).queryByText('Import finished')).not.toBeInTheDocument();
    await userEvent.click(
      await within(asks).findByRole('checkbox', { name: 'Remove it although it has been changed since' }),
    );
    await userEvent.type(within(asks).getByRole('textbox', { name: /^Reason/ }), 'Wrong');
    await userEvent.click(within(asks).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Import undone'));
    const undone = requests.find(({ path: asked }) => asked.endsWith('/undo') && !asked.includes('history'))!;
    expect(undone.body).toEqual({ picks: [{ position: '5', fields: [], revision: 2 }] });
    expect(undone.headers.get('x-reason')).toBe('Wrong');
    expect(within(results).getByRole('link', { name: 'Show changes' })).toHaveAttribute(
      'href',
      `/admin/history?batch=${id}`,
    );
    await click('Reset');
    expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
  });

  test('in Arabic the reasons of rows and the message of an import are told in Arabic', async () => {
    await changeTexts('ar');
    const imported = record({
      status: 'done',
      failed: 2,
      refused: [
        { row: 3, ...missingName, fields: [{ field: 'shades.0.hex', code: 'COLOR', message: 'x' }] },
        { row: 4, code: 'NAME_TAKEN', params: { kind: 'brand', name: 'Dior' }, message: 'x' },
        { row: 5, message: 'name: of before refusals had codes' },
      ],
      message: 'x',
      code: 'IMPORT_REFUSED',
    });
    open(`/admin/import?import=${id}`, site({ [`GET /api/admin/imports/${id}`]: imported }));
    expect(
      await screen.findByText('الصف 3: الدرجات › 1 › اللون: يجب أن تكون القيمة لونًا مثل \u2068#A06F4A\u2069'),
    ).toBeInTheDocument();
    expect(screen.getByText('الصف 4: يوجد سجل بالاسم «\u2068Dior\u2069».')).toBeInTheDocument();
    expect(screen.getByText('الصف 5: name: of before refusals had codes')).toBeInTheDocument();
    expect(screen.getByText('لم يُقبل أي صف، ولم يُحذف شيء.')).toBeInTheDocument();
  });

  test('a draft is opened again where it was; one that is gone says so', async () => {
    open(`/admin/import?draft=${draftId}&step=preview`, draftSite({ [`GET ${path}`]: planned() }));
    expect(await screen.findByRole('region', { name: 'Rows of the file' })).toBeInTheDocument();
  });

  test('a template has the columns of a kind and one example', () => {
    expect(templateOf('brands').split('\r\n').slice(0, 1)).toEqual([
      'name,displayName,labels,description,logoUrl,website,active',
    ]);
    expect(templateOf('brands')).toContain('Rosewood,Rosewood,"{""ar"":""روزوود""}"');
  });
});
