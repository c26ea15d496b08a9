import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dior, openAdmin, product, sent, site } from '../../testing/admin.ts';
import { answer, type FakeRequest } from '../../testing/fake-server.ts';
import { entry } from '../../testing/trail.ts';

const removal = entry(9, {
  type: 'ProductRemoved',
  action: 'removed',
  entity: { kind: 'product', id: 'p1', name: 'Velvet Lipstick' },
  reason: 'Sold no more',
  changes: [],
  undo: 'possible',
});
const removed =
  (items: readonly object[]) =>
  ({ search }: FakeRequest) =>
    answer(200, { items: search.get('removed') ? items : [], total: search.get('removed') ? items.length : 0 });
const answers = site({
  'GET /api/admin/products': removed([product]),
  'GET /api/admin/brands': removed([{ ...dior, productCount: 2 }]),
  'GET /api/admin/categories': removed([]),
  'GET /api/admin/subcategories': removed([]),
  'GET /api/admin/banners': removed([]),
  'GET /api/admin/history/removals': { items: [removal] },
  'POST /api/admin/products/p1/restore': product,
  'POST /api/admin/brands/b1/restore': dior,
});

test('tells what is removed, by whom, when and why, and brings it back', async () => {
  const { requests } = openAdmin('/admin/removed', answers);
  const table = await screen.findByRole('table', { name: 'Removed products' });
  expect(await within(table).findByText('Sold no more')).toBeInTheDocument();
  expect(within(table).getAllByText('desk')).toHaveLength(2);
  expect(table.querySelector('td time')).toHaveAttribute('datetime', '2026-03-01T10:00:00.000Z');
  const { search } = sent(requests, 'GET /api/admin/history/removals')!;
  expect(Object.fromEntries(search)).toEqual({ kind: 'product', ids: 'p1' });
  await userEvent.click(within(table).getByRole('button', { name: 'Restore Velvet Lipstick' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  expect(sent(requests, 'POST /api/admin/products/p1/restore')).toBeDefined();
});

test('each kind has its table and its count; many are restored at once', async () => {
  const { requests } = openAdmin('/admin/removed', answers);
  const kinds = await screen.findByRole('navigation', { name: 'Kinds' });
  await userEvent.click(await within(kinds).findByRole('link', { name: /Brands\s*1/ }));
  const table = await screen.findByRole('table', { name: 'Removed brands' });
  expect(within(table).getByText('2 products')).toBeInTheDocument();
  await userEvent.click(within(table).getByRole('checkbox', { name: 'Select Dior' }));
  const bar = screen.getByRole('region', { name: 'Selection' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Restore' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Restore 1 record?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('1 record restored.')).toBeInTheDocument();
  expect(sent(requests, 'POST /api/admin/brands/b1/restore')?.headers.get('X-Correlation-Id')).toMatch(
    /^[0-9a-f-]{36}$/,
  );
  await userEvent.click(within(kinds).getByRole('link', { name: /Banners\s*0/ }));
  expect(await screen.findByText('Nothing has been deleted')).toBeInTheDocument();
});

test('what the undo of an import removed leads to all of it', async () => {
  const undone = { ...removal, origin: 'undo', correlationId: 'many', reason: null };
  openAdmin('/admin/removed', { ...answers, 'GET /api/admin/history/removals': { items: [undone] } });
  const link = await screen.findByRole('link', { name: 'by an undo' });
  expect(link).toHaveAttribute('href', '/admin/removed?kind=products&batch=many');
});

test('what one batch removed is shown apart, the first kind of which there is any, with its counts', async () => {
  const ofBatch =
    (items: readonly object[]) =>
    ({ search }: FakeRequest) => {
      const found = search.get('removedBy') === 'many' ? items : [];
      return answer(200, { items: found, total: found.length });
    };
  const { requests } = openAdmin('/admin/removed?batch=many', {
    ...answers,
    'GET /api/admin/products': ofBatch([]),
    'GET /api/admin/brands': ofBatch([dior]),
  });
  const table = await screen.findByRole('table', { name: 'Removed brands' });
  expect(await within(table).findByRole('rowheader', { name: /Dior/ })).toBeInTheDocument();
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds' }));
  expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent(/Brands\s*1/);
  expect(kinds.getByRole('link', { name: /Products\s*0/ })).toHaveAttribute(
    'href',
    '/admin/removed?kind=products&batch=many',
  );
  expect(screen.getByRole('link', { name: 'The whole batch in the history' })).toHaveAttribute(
    'href',
    '/admin/history?batch=many',
  );
  await userEvent.click(screen.getByRole('link', { name: 'All that is removed' }));
  await waitFor(() => expect(screen.queryByText('Only what one batch removed.')).not.toBeInTheDocument());
  expect(requests.at(-1)!.search.has('removedBy')).toBe(false);
});
