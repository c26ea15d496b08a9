import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dior, openAdmin, product, site } from '../../testing/admin.ts';
import { answer, problem, type Answer, type FakeRequest } from '../../testing/fake-server.ts';

const shelf = ['Amber', 'Balm', 'Cream'].map((name, index) => ({
  ...product,
  id: `p${index + 1}`,
  name,
  revision: index,
  brandId: 'b0',
}));
const page = (items: readonly object[], total = items.length) => ({ items, total, page: 1, pageSize: 50 });
const open = (path = '/admin/products', more: Record<string, Answer> = {}, role?: string) =>
  openAdmin(path, site({ 'GET /api/admin/products': () => answer(200, page(shelf)), ...more }, role));
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`Select ${name}`) });
const listRequests = (requests: readonly FakeRequest[]) =>
  requests.filter(({ method, path }) => method === 'GET' && path === '/api/admin/products').map(({ search }) => search);

test('a head sorts by its column, then the other way round, then as it was; the address keeps it', async () => {
  const { requests, router } = open('/admin/products?page=2&sort=price', {
    'GET /api/admin/products': () => answer(200, page(shelf, 60)),
  });
  const head = await screen.findByRole('columnheader', { name: 'Product' });
  const sortBy = within(head).getByRole('button', { name: 'Product' });
  expect(head).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(sortBy);
  await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
  expect(router.state.location.searchStr).toBe('?sort=name');
  await userEvent.click(sortBy);
  await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
  expect(router.state.location.searchStr).toBe('?sort=name&order=desc');
  await waitFor(() => expect(listRequests(requests).at(-1)?.get('order')).toBe('desc'));
  await userEvent.click(sortBy);
  await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'none'));
  expect(router.state.location.searchStr).toBe('');
});

test('keys lead from row to row, select, open, and to the search', async () => {
  const { router } = open();
  const amber = await rowOf('Amber');
  act(() => amber.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await rowOf('Balm')).toHaveFocus();
  expect(amber).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Select Balm' })).toBeChecked();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
  await userEvent.keyboard('{Home}{Control>}a{/Control}');
  expect(await screen.findByText('3 selected')).toBeInTheDocument();
  expect(amber).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
  await userEvent.keyboard('/');
  expect(screen.getByPlaceholderText('Search by name, brand or category...')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(amber).toHaveFocus();
  act(() => amber.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products/p1'));
});

test('a click on a row opens it, and one on a control in it does not', async () => {
  const { router } = open();
  const balm = await rowOf('Balm');
  await userEvent.click(within(balm).getByRole('checkbox'));
  expect(router.state.location.pathname).toBe('/admin/products');
  expect(within(balm).getByRole('link', { name: 'Balm' })).toHaveAttribute('href', '/admin/products/p2');
  await userEvent.click(within(balm).getAllByRole('cell').at(-2)!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products/p2'));
});

test('many are changed as one batch; what failed is told and tried again; all of it can be undone', async () => {
  const puts: FakeRequest[] = [];
  let refusals = 1;
  const put = (request: FakeRequest) => {
    puts.push(request);
    const id = request.path.split('/').at(-1);
    const before = shelf.find((each) => each.id === id)!;
    const params = { kind: 'product', name: 'Balm' };
    if (id === 'p2' && refusals-- > 0) return answer(409, { code: 'NAME_TAKEN', params, message: 'x' });
    // The third is of that brand already.
    return answer(200, { ...before, brandId: 'b1', revision: id === 'p3' ? before.revision : before.revision + 1 });
  };
  open('/admin/products', {
    'PUT /api/products/p1': put,
    'PUT /api/products/p2': put,
    'PUT /api/products/p3': put,
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change brand' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Change the brand of 3 products' });
  expect(within(dialog).getByRole('button', { name: 'Change' })).toBeDisabled();
  await within(dialog).findByRole('option', { name: 'Dior' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Brand'), dior.id);
  // The field hands on its choice in a transition.
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Change' })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    '1 product changed. 1 already had that value. 1 failed:',
  );
  expect(within(dialog).getByText(/already exists/)).toHaveTextContent('A product named "Balm" already exists.');
  const batch = puts[0]!.headers.get('X-Correlation-Id');
  expect(batch).toMatch(/^[0-9a-f-]{36}$/);
  expect(puts.map(({ headers }) => headers.get('X-Correlation-Id'))).toEqual([batch, batch, batch]);
  expect(puts.map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual(
    ['0', '1', '2'].map((revision) => [revision, { brandId: 'b1' }]),
  );
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(puts.length).toBe(4);
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  await userEvent.click(within(screen.getByTestId('toast')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 undone.')).toBeInTheDocument();
  const last = puts.at(-1)!;
  expect([last.path, last.headers.get('If-Match'), last.body]).toEqual(['/api/products/p2', '2', { brandId: 'b0' }]);
});

test('what the table shows is downloaded, page after page', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const pages = ({ search }: FakeRequest) =>
    answer(
      200,
      page(search.get('pageSize') === '100' && search.get('page') === '2' ? [shelf[2]!] : shelf.slice(0, 2), 150),
    );
  const { requests } = open('/admin/products?sort=brand&show=uncategorised', { 'GET /api/admin/products': pages });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  expect(
    await screen.findByText('The first 3 of 150 rows. Narrow the table, or use Data Export for all.'),
  ).toBeVisible();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0]!);
  });
  expect(String(text).split('\r\n').slice(0, 2)).toEqual([
    'id,name,brand,category,subcategory,description,createdAt',
    expect.stringMatching(/^p1,Amber,/),
  ]);
  expect(listRequests(requests).slice(-2).map(String)).toEqual(
    [1, 2].map((number) => `uncategorised=true&sort=brand&page=${number}&pageSize=100`),
  );
});

test('who may not write is offered no selection; a list that fails can be read again', async () => {
  let fails = true;
  open(
    '/admin/products?brand=dior',
    { 'GET /api/admin/products': () => (fails ? problem(500, 'INTERNAL') : answer(200, page(shelf))) },
    'analyst',
  );
  expect(await screen.findByText('Failed to fetch products')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Amber')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Amber' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
});
