import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { lipstick } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { moved, fileProblem } from './images/chosen-files.ts';
import { linesOf, newLine, optionsChange, optionsProblem } from './options/option-lines.ts';

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const makeup = {
  id: 'c1',
  name: 'makeup',
  displayName: 'Makeup',
  labels: { ar: 'المكياج' },
  description: 'Colour for the face',
  active: true,
  sortOrder: 0,
  revision: 3,
  ...times,
};
const primer = {
  ...makeup,
  id: 's1',
  categoryId: 'c1',
  name: 'primer',
  displayName: 'Primer',
  labels: {},
  description: null,
  active: false,
};
const set = {
  id: 'c1',
  categoryKey: 'makeup',
  subcategory: null,
  options: ['Creamy', 'Dry'],
  details: [
    { id: 'o1', label: 'Creamy' },
    { id: 'o2', label: 'Dry' },
  ],
  revision: 7,
};
const dior = {
  id: 'b1',
  brand: 'dior',
  name: 'dior',
  displayName: 'Dior',
  labels: {},
  description: null,
  logoUrl: null,
  website: null,
  active: true,
  productCount: 2,
  revision: 1,
  ...times,
};
const product = { ...lipstick, brandId: 'b1', images: [], revision: 4 };
const paged = (items: readonly object[]) => ({ items, total: items.length, page: 1, pageSize: 50 });
const listed =
  (items: readonly object[]) =>
  ({ search }: FakeRequest): Response =>
    answer(200, search.has('page') ? paged(search.get('q') === 'nothing' ? [] : items) : items);

const site = (more: Record<string, Answer> = {}, role = 'admin'): Record<string, Answer> => ({
  ...siteWith(1),
  'POST /api/admin/auth': { valid: true, name: 'desk', role },
  'GET /api/admin/categories': [makeup],
  'GET /api/admin/subcategories': [primer],
  'GET /api/admin/voting-options': [set],
  'GET /api/admin/brands': listed([dior]),
  'GET /api/admin/products': listed([product]),
  'GET /api/admin/products/p1/images': [],
  'GET /api/voting-options': { options: ['Good', 'Bad'], labels: {}, revision: 2 },
  'GET /api/health': { status: 'ok', position: '42', degraded: [], problems: [] },
  ...more,
});

const open = (path: string, answers = site()) => {
  localStorage.setItem('admin-token', 'right');
  const requests = fakeServer(answers);
  return { requests, ...renderApp(path) };
};
const sent = (requests: readonly FakeRequest[], call: string) =>
  requests.find(({ method, path }) => `${method} ${path}` === call);

afterEach(() => {
  act(clearToasts);
  localStorage.clear();
  document.cookie = 'admin-sidebar=; max-age=0; path=/';
});

describe('the gate', () => {
  test('without a token the login asks for one, and takes no blank one', async () => {
    const requests = fakeServer(site());
    renderApp('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Access' })).toBeInTheDocument();
    expect(screen.getByLabelText('Admin Token')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show token' }));
    expect(screen.getByLabelText('Admin Token')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Access Admin Panel' }));
    expect(screen.getByTestId('toast')).toHaveTextContent('Token requiredPlease enter your admin token');
    expect(sent(requests, 'POST /api/admin/auth')).toBeUndefined();
  });

  test('a wrong token is told in the words of the service; a right one is kept and opens the panel', async () => {
    const requests = fakeServer(
      site({
        'POST /api/admin/auth': ({ body }: FakeRequest) =>
          (body as { token: string }).token === 'right'
            ? answer(200, { valid: true, name: 'desk', role: 'admin' })
            : answer(401, { valid: false, message: 'This admin token is not valid.' }),
      }),
    );
    renderApp('/admin');
    await userEvent.type(await screen.findByLabelText('Admin Token'), 'wrong{Enter}');
    expect(await screen.findByTestId('toast')).toHaveTextContent('Login failedThis admin token is not valid.');
    await userEvent.clear(screen.getByLabelText('Admin Token'));
    await userEvent.type(screen.getByLabelText('Admin Token'), 'right{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Category Management' })).toBeInTheDocument();
    expect(screen.getByTestId('toast')).toHaveTextContent('Login successfulWelcome to the admin panel!');
    expect(localStorage.getItem('admin-token')).toBe('right');
    expect(sent(requests, 'GET /api/admin/categories')?.headers.get('x-admin-token')).toBe('right');
  });

  test('a stored token is checked; one that is not valid goes', async () => {
    let settle: (response: Response) => void = () => undefined;
    open('/admin', site({ 'POST /api/admin/auth': () => new Promise<Response>((resolve) => (settle = resolve)) }));
    expect(await screen.findByText('Verifying admin access...')).toBeInTheDocument();
    act(() => settle(answer(401, { valid: false, message: 'No' })));
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeInTheDocument();
    expect(localStorage.getItem('admin-token')).toBeNull();
  });

  test('logging out forgets the token; Ctrl+B folds the sidebar, which a cookie remembers', async () => {
    open('/admin');
    expect(await screen.findByText('Admin Panel')).toBeInTheDocument();
    expect(screen.getByText('Database Administration')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
    expect(document.cookie).toContain('admin-sidebar=closed');
    await userEvent.click(screen.getByRole('button', { name: 'Toggle Sidebar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeInTheDocument();
    expect(screen.getByTestId('toast')).toHaveTextContent('Logged out');
    expect(localStorage.getItem('admin-token')).toBeNull();
  });

  test('a role that may not write is offered nothing to write with', async () => {
    open('/admin', site({}, 'analyst'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Makeup' })).toBeInTheDocument();
    for (const name of ['Add Category', 'Edit Makeup', 'Delete Makeup', 'Edit voting options of Makeup'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('categories', () => {
  test('a card tells what a category is and what can be voted on', async () => {
    open('/admin/categories');
    const card = await screen.findByRole('region', { name: 'Makeup' });
    for (const text of ['Colour for the face', 'Default Voting Options', 'Creamy', 'Dry', 'Primer', 'Inactive'])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(within(card).getByText('Inherits from category')).toBeInTheDocument();
  });

  test('what somebody else changed is shown and can be taken over; then saving goes on from there', async () => {
    const theirs = { ...makeup, displayName: 'Make-up', revision: 5 };
    let tries = 0;
    const { requests } = open(
      '/admin',
      site({
        'PUT /api/admin/categories/c1': () =>
          ++tries === 1
            ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs })
            : answer(200, { ...theirs, revision: 6 }),
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Makeup' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Category' });
    await userEvent.type(within(dialog).getByLabelText('Description (optional)'), '!');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Somebody else has changed this in the meantime')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use theirs for Display Name' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Category updated successfully.')).toBeInTheDocument();
    const puts = requests.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ headers }) => headers.get('If-Match'))).toEqual(['3', '5']);
    expect(puts[1]?.body).toMatchObject({ displayName: 'Make-up', description: 'Colour for the face!' });
  });

  test('deleting names what goes with it and sends the reason', async () => {
    const { requests } = open('/admin', site({ 'DELETE /api/admin/categories/c1': () => answer(204) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Makeup' }));
    const prompt = screen.getByRole('alertdialog', { name: 'Delete Makeup?' });
    expect(within(prompt).getByText(/Its 1 subcategory and its voting options go with it/)).toBeInTheDocument();
    await userEvent.type(within(prompt).getByLabelText('Reason (optional)'), 'Twice there');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Category deleted successfully.')).toBeInTheDocument();
    const deletion = sent(requests, 'DELETE /api/admin/categories/c1');
    expect(deletion?.headers.get('If-Match')).toBe('3');
    expect(deletion?.headers.get('X-Reason')).toBe('Twice%20there');
  });

  test('options are edited in place; a mended word is sent as a renaming', async () => {
    const { requests } = open('/admin', site({ 'POST /api/admin/voting-options': set }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit voting options of Makeup' }));
    await userEvent.type(screen.getByLabelText('Option 1'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Remove option 2' }));
    await userEvent.type(screen.getByLabelText('New option'), 'Light{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save All Options' }));
    await waitFor(() => expect(screen.queryByLabelText('Option 1')).not.toBeInTheDocument());
    expect(sent(requests, 'POST /api/admin/voting-options')?.body).toMatchObject({
      categoryKey: 'makeup',
      options: ['Creamy!', 'Light'],
      renames: [{ from: 'Creamy', to: 'Creamy!' }],
    });
  });

  test('with no categories the usual ones are offered', async () => {
    open('/admin', site({ 'GET /api/admin/categories': [], 'GET /api/admin/subcategories': [] }));
    expect(await screen.findByRole('button', { name: 'Start with the usual categories' })).toBeInTheDocument();
  });
});

describe('products and brands', () => {
  test('products stand in a table with their count; a search that finds nothing says so', async () => {
    const { router } = open('/admin/products');
    const table = await screen.findByRole('table', { name: 'Products Management' });
    expect(within(table).getByRole('row', { name: /^Velvet Lipstick/ })).toBeInTheDocument();
    expect(await screen.findByText('1 of 1 product')).toBeInTheDocument();
    await act(() => router.navigate({ to: '/admin/products', search: { q: 'nothing' } }));
    expect(await screen.findByText('No products found')).toBeInTheDocument();
  });

  test('a subcategory can be chosen once there is a category, and goes when that changes', async () => {
    open('/admin/products');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Product' }));
    const form = screen.getByRole('dialog', { name: 'Add New Product' });
    expect(within(form).getByText('Save the product first, then add its images.')).toBeInTheDocument();
    const subcategory = within(form).getByLabelText('Subcategory');
    expect(subcategory).toBeDisabled();
    await userEvent.selectOptions(within(form).getByLabelText('Category'), 'Makeup');
    expect(subcategory).toBeEnabled();
    await userEvent.selectOptions(subcategory, 'Primer');
    await userEvent.selectOptions(within(form).getByLabelText('Category'), '');
    expect(subcategory).toHaveValue('');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect((await within(form).findAllByText('Required')).length).toBeGreaterThan(1);
  });

  test.each([
    [problem(409, 'NAME_TAKEN', 'A brand named "Dior" already exists.'), 'A brand named "Dior" already exists.'],
    [problem(409, 'CONFLICT', 'No'), 'Brand already exists. Please use a different name.'],
    [problem(400, 'INVALID', 'No'), 'Invalid brand data. Please check your input and try again.'],
    [problem(403, 'FORBIDDEN', 'No'), 'Access denied. Please check your admin credentials.'],
  ])('why a brand could not be added is told (%#)', async (refusal, words) => {
    open('/admin/brands', site({ 'POST /api/admin/brands': () => refusal }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Brand' }));
    await userEvent.type(screen.getByLabelText('System Name'), 'dior');
    await userEvent.type(screen.getByLabelText('Display Name'), 'Dior');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('files that are no pictures are refused, and too many at once', async () => {
    open('/admin/products');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Velvet Lipstick' }));
    const input = await screen.findByLabelText('Upload Images', { selector: 'input' });
    const files = Array.from({ length: 11 }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }));
    await userEvent.upload(input, files);
    expect(await screen.findByTestId('toast')).toHaveTextContent(
      'Too many filesYou can only upload 10 more image(s). Maximum 10 images per product.',
    );
    expect(fileProblem({ type: 'image/gif', size: 1 })).toEqual({ kind: 'type', type: 'image/gif' });
    expect(fileProblem({ type: 'image/png', size: 6_291_456 })).toEqual({ kind: 'size', megabytes: '6.0' });
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });
});

describe('settings', () => {
  test('at least two options must remain, and up to eight are offered', async () => {
    open('/admin/settings');
    expect(await screen.findByRole('button', { name: 'Remove option 1' })).toBeDisabled();
    for (let count = 2; count < 8; count++) await userEvent.click(screen.getByRole('button', { name: 'Add Option' }));
    expect(screen.queryByRole('button', { name: 'Add Option' })).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Option 1'));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('You must have at least 2 voting options.')).toBeInTheDocument();
  });

  test('four rows of the system, and how it runs now', async () => {
    open('/admin/settings');
    for (const text of ['Database Status', 'Connected', 'In-Memory', 'Admin Token Required', 'Token-based'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await screen.findByText('42')).toBeInTheDocument();
  });
});

test('lines of options: blank ones fall away, words are unique in any case, only words that stand are renamed', () => {
  const known = [{ label: 'Good' }, { label: 'Bad' }];
  const [good, bad] = linesOf(known);
  const lines = [{ ...good!, label: 'Great' }, { ...bad!, from: 'Gone', label: 'Poor' }, newLine('  ')];
  expect(optionsChange(lines, known)).toMatchObject({
    options: ['Great', 'Poor'],
    renames: [{ from: 'Good', to: 'Great' }],
  });
  const bounds = { min: 2, max: 10 };
  expect(optionsProblem([newLine('Good'), newLine('GOOD ')], bounds)).toBe('notUnique');
  expect(optionsProblem([newLine('Good'), newLine('')], bounds)).toBe('tooFew');
  expect(optionsProblem([newLine('Good'), newLine('x'.repeat(21))], bounds)).toBe('tooLong');
});
