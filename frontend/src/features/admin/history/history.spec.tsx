import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type Answer, type FakeRequest } from '../../../testing/fake-server.ts';
import { siteWith } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render-app.tsx';

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const entry = (n: number, more: object = {}) => ({
  position: String(n),
  eventId: `event-${n}`,
  type: 'BrandChanged',
  action: 'changed',
  entity: { kind: 'brand', id: 'b1', name: 'Dior' },
  product: null,
  actor: { kind: 'token', id: 'desk', name: 'desk', role: 'admin' },
  at: '2026-03-01T10:00:00.000Z',
  happenedAt: '2026-03-01T10:00:00.000Z',
  origin: 'screen',
  reason: null,
  correlationId: `batch-${n}`,
  changes: [{ field: 'displayName', from: 'Old', to: 'Dior' }],
  undo: 'no',
  ...more,
});
const page = (items: readonly object[], next: string | null = null) => ({ items, next });

const open = (path: string, answers: Record<string, Answer>) => {
  localStorage.setItem('admin-token', 'right');
  const requests = fakeServer({
    ...siteWith(1),
    'POST /api/admin/auth': { valid: true, name: 'desk', role: 'admin' },
    ...answers,
  });
  return { requests, ...renderApp(path) };
};
const asked = (requests: readonly FakeRequest[]) =>
  requests.filter(({ path }) => path === '/api/admin/history').map(({ search }) => String(search));

afterEach(() => {
  act(clearToasts);
  localStorage.clear();
});

test('tells each batch with who, why and what it was before, and goes back in time', async () => {
  const batch = Array.from({ length: 6 }, (_, n) => entry(20 - n, { correlationId: 'many', reason: 'a new name' }));
  const answers = {
    'GET /api/admin/history': ({ search }: FakeRequest) =>
      answer(200, search.has('before') ? page([entry(1, { undo: 'done' })]) : page(batch, '15')),
  };
  const { requests } = open('/admin/history', answers);
  const trail = await screen.findByRole('list', { name: 'History' });
  expect(within(trail).getByText('a new name')).toBeInTheDocument();
  expect(within(trail).getAllByText('Brand changed')).toHaveLength(5);
  expect(within(trail).getAllByText('Old')[0]!.closest('del')).toBeInTheDocument();
  expect(within(trail).getByRole('link', { name: 'All of this batch' })).toHaveAttribute(
    'href',
    '/admin/history?batch=many',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  expect(await screen.findByText('Taken back')).toBeInTheDocument();
  expect(screen.getByText('This is where the history begins.')).toBeInTheDocument();
  expect(asked(requests)).toEqual(['by=staff', 'by=staff&before=15']);
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

describe('taking back', () => {
  const step = (n: number, more: object = {}) => ({
    entry: entry(n, { undo: 'possible' }),
    act: 'change',
    fields: [
      { field: 'displayName', now: 'Dior', back: 'Old', changedSince: false },
      { field: 'website', now: 'mine', back: 'theirs', changedSince: true },
    ],
    changedSince: true,
    problem: null,
    revision: 7,
    ...more,
  });
  const answers = (steps: readonly object[], outcome: string) => ({
    'GET /api/admin/history': page([entry(3, { undo: 'possible' })]),
    'GET /api/admin/history/undo': { steps, total: steps.length, next: null },
    'POST /api/admin/history/undo': {
      items: [{ position: '3', outcome, message: outcome === 'failed' ? 'No.' : null }],
      undone: outcome === 'undone' ? 1 : 0,
      next: null,
      correlationId: 'c',
    },
  });
  const begin = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Take back: Brand changed Dior' }));
  const bodyOf = (requests: readonly FakeRequest[]) =>
    requests.find(({ method, path }) => method === 'POST' && path.endsWith('/undo'))?.body;

  test('shows what goes back, and takes only what nobody has changed since unless it is chosen', async () => {
    const { requests } = open('/admin/history', answers([step(3)], 'undone'));
    await begin();
    const dialog = await screen.findByRole('dialog', { name: 'Take back?' });
    const own = await within(dialog).findByRole('checkbox', { name: /Display name/ });
    expect(own).toBeChecked();
    expect(within(dialog).getByRole('checkbox', { name: /Website.*Changed since/ })).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('1 change taken back')).toBeInTheDocument();
    expect(bodyOf(requests)).toEqual({ positions: ['3'], picks: [] });
  });

  test('sends what was chosen as it was shown, and tells what was left', async () => {
    const { requests } = open('/admin/history', answers([step(3)], 'failed'));
    await begin();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Website/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(/It was refused: No\./)).toBeInTheDocument();
    expect(bodyOf(requests)).toEqual({
      positions: ['3'],
      picks: [{ position: '3', fields: ['displayName', 'website'], revision: 7 }],
    });
  });

  test('shows older changes of a long batch as well, keeps what was chosen, and sends the batch', async () => {
    const batch = [entry(900, { correlationId: 'many', undo: 'possible' }), entry(899, { correlationId: 'many' })];
    const { requests } = open('/admin/history', {
      ...answers([], 'undone'),
      'GET /api/admin/history': page(batch),
      'GET /api/admin/history/undo': ({ search }: FakeRequest) =>
        search.get('before') === '900'
          ? answer(200, { steps: [step(3)], total: 300, next: null })
          : answer(200, { steps: [step(900)], total: 300, next: '900' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take all of it back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take back?' });
    expect(await within(dialog).findByText(/^1 of 300 changes/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Display name/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Older changes' }));
    await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(4));
    expect(within(dialog).queryByRole('button', { name: 'Older changes' })).toBeNull();
    const own = within(dialog).getAllByRole<HTMLInputElement>('checkbox', { name: /Display name/ });
    expect(own.map(({ checked }) => checked)).toEqual([false, true]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(bodyOf(requests)).toBeDefined());
    expect(bodyOf(requests)).toEqual({
      correlationId: 'many',
      picks: [{ position: '900', fields: [], revision: 7 }],
    });
  });

  test('says when nothing is left, and why something cannot go back', async () => {
    open('/admin/history', answers([step(3, { act: 'none', fields: [], problem: 'gone' })], 'nothing'));
    await begin();
    expect(await screen.findByText(/it is not there any more/)).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' })).toBeDisabled();
  });
});

test('names the list that an import replaced', async () => {
  const cleared = { type: 'EntityCleared', action: 'removed', changes: [] };
  const of = { entity: { kind: 'clear', id: 'votingOptions', name: null } };
  open('/admin/history', { 'GET /api/admin/history': page([entry(1, { ...cleared, ...of })]) });
  expect(await screen.findByText('Voting options')).toBeVisible();
  expect(screen.getByText(/All records replaced/)).toBeVisible();
});
