import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../testing/admin.ts';
import { answer, problem, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { entry, page } from '../../testing/trail.ts';

const open = (path: string, answers: Record<string, Answer>) => openAdmin(path, site(answers));

const asked = (requests: readonly FakeRequest[]) =>
  requests.filter(({ path }) => path === '/api/admin/history').map(({ search }) => String(search));

test('tells each batch with who, why and what it was before, and goes back in time', async () => {
  const batch = Array.from({ length: 6 }, (_, n) => entry(20 - n, { correlationId: 'many', reason: 'a new name' }));
  const answers = {
    'GET /api/admin/history': ({ search }: FakeRequest) =>
      answer(200, search.has('before') ? page([entry(1, { undo: 'done' })]) : page(batch, '15')),
  };
  const { requests } = open('/admin/history', answers);
  const trail = await screen.findByRole('list', { name: 'History' });
  expect(within(trail).getByText('a new name')).toBeInTheDocument();
  const line = within(trail).getByText('and 5 more', { exact: false });
  const [titled, ...folded] = within(trail).getAllByText('Brand changed');
  expect(titled).toBeVisible();
  expect(folded).toHaveLength(6);
  for (const each of folded) expect(each).not.toBeVisible();
  await userEvent.click(line);
  for (const each of folded) expect(each).toBeVisible();
  expect(within(trail).getAllByText('Old')[0]!.closest('del')).toBeInTheDocument();
  expect(within(trail).getByRole('link', { name: 'All of this batch' })).toHaveAttribute(
    'href',
    '/admin/history?batch=many',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  expect(screen.getByText('This is where the history begins.')).toBeInTheDocument();
  expect(asked(requests)).toEqual(['by=team', 'by=team&before=15']);
});

test('keeps its filters in the address, and tells when nothing fits', async () => {
  const { requests, router } = open('/admin/history?by=members&from=2026-03-01', {
    'GET /api/admin/history': ({ search }: FakeRequest) =>
      answer(200, page(search.get('action') === 'removed' ? [] : [entry(3)])),
  });
  const change = await screen.findByLabelText('Change');
  expect(new URLSearchParams(asked(requests)[0]).get('from')).toBe(new Date('2026-03-01T00:00:00').toISOString());
  await userEvent.selectOptions(change, 'removed');
  expect(await screen.findByText('No change fits these filters.')).toBeInTheDocument();
  expect(router.state.location.searchStr).toBe('?by=members&from=2026-03-01&action=removed');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Only what desk did' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?actor=desk'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: By desk' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe(''));
});

test('shows one batch whole', async () => {
  const items = Array.from({ length: 7 }, (_, n) => entry(20 - n, { correlationId: 'many' }));
  open('/admin/history?batch=many', { 'GET /api/admin/history/batches/many': { ...page(items), total: 7 } });
  expect(await screen.findAllByText('Brand changed')).toHaveLength(7);
  expect(screen.getByRole('button', { name: 'Remove filter: One batch only' })).toBeInTheDocument();
});

test('a history that could not be read can be tried again; an empty one says so', async () => {
  let fails = true;
  open('/admin/history', {
    'GET /api/admin/history': () => (fails ? problem(500, 'INTERNAL') : answer(200, page([]))),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('No changes yet')).toBeInTheDocument();
});

test('stands beside every record, with what members did on a product', async () => {
  const { requests } = open('/admin/products', {
    'GET /api/admin/products': {
      items: [{ id: 'p1', name: 'Serum', images: [], revision: 1, labels: {}, brand: 'Dior', category: 'makeup' }],
      total: 1,
      page: 1,
      pageSize: 50,
    },
    'GET /api/admin/history': page([entry(3, { changes: [] })]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'History of Serum' }));
  const sheet = await screen.findByRole('dialog', { name: 'History of Serum' });
  expect(await within(sheet).findByText('Brand changed')).toBeInTheDocument();
  await userEvent.click(within(sheet).getByRole('switch'));
  await waitFor(() => expect(asked(requests)).toEqual(['kind=product&id=p1', 'kind=product&id=p1&with=acts']));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close history' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a record of a moment shows what differs from now, and the rest when asked', async () => {
  const field = (name: string, then: string, now: string) => ({ field: name, then, now, differs: then !== now });
  open('/admin/brands', {
    'GET /api/admin/history': page([entry(3, { changes: [] })]),
    'GET /api/admin/history/records/brand/b1': {
      existed: true,
      fields: [
        field('name', 'Christian Dior', 'Dior'),
        field('website', 'https://dior.example', 'https://dior.example'),
      ],
      given: null,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^History of.*Dior/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'A week ago' }));
  const rows = async () => (await sheet.findAllByRole('rowheader')).map(({ textContent }) => textContent);
  expect(await rows()).toHaveLength(1);
  await userEvent.click(sheet.getByRole('button', { name: 'Show 1 unchanged field' }));
  expect(await rows()).toHaveLength(2);
});

test('values are said in words, and what only the service understands is left out', async () => {
  const added = (n: number, type: string, values: Record<string, string>) =>
    entry(n, {
      type,
      action: 'added',
      entity: { kind: 'import', id: 'i1', name: null },
      changes: Object.entries(values).map(([field, to]) => ({ field, from: null, to })),
    });
  open('/admin/history', {
    'GET /api/admin/history': page([
      added(3, 'ImportFinished', { outcome: 'done' }),
      added(2, 'ImportStarted', { entity: 'banners', mode: 'replace' }),
      added(1, 'SavedViewAdded', { title: 'done', view: '{"tab":"now"}' }),
    ]),
  });
  const trail = await screen.findByRole('list', { name: 'History' });
  const values = within(trail).getAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual(['Finished', 'Banners', 'Replace', 'done']);
});
