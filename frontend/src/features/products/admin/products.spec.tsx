import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dior, listed, makeup, openAdmin, primer, product, sent, site } from '../../../testing/admin.ts';
import { answer, problem } from '../../../testing/fake-server.ts';
import { fileProblem, moveItem } from '../../media/index.ts';

/** Chooses by typing. */
const pick = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

test('products stand in a table with their count; a search that finds nothing says so', async () => {
  const { router } = openAdmin('/admin/products');
  const table = await screen.findByRole('table', { name: 'Products Management' });
  expect(within(table).getByRole('row', { name: /Velvet Lipstick/ })).toBeInTheDocument();
  expect(await screen.findByText('1 of 1 product')).toBeInTheDocument();
  await act(() => router.navigate({ to: '/admin/products', search: { q: 'nothing' } }));
  expect(await screen.findByText('No products found')).toBeInTheDocument();
});

test('beside the name of a product without a picture the sign for that is enough', async () => {
  const bare = { ...product, id: 'p2', name: 'Bare Balm', imageUrl: null };
  openAdmin('/admin/products', site({ 'GET /api/admin/products': listed([bare]) }));
  const row = await screen.findByRole('row', { name: /Bare Balm/ });
  expect(within(row).getByText('No Image')).toHaveStyle({ clipPath: 'inset(50%)' });
});

test('a subcategory can be chosen once there is a category, and goes when that changes', async () => {
  openAdmin('/admin/products');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Product' }));
  const form = screen.getByRole('dialog', { name: 'Add New Product' });
  const subcategory = within(form).getByLabelText('Subcategory');
  expect(subcategory).toBeDisabled();
  await pick(within(form).getByLabelText('Category'), 'Makeup');
  expect(subcategory).toBeEnabled();
  await pick(subcategory, 'Primer');
  expect(subcategory).toHaveValue('Primer');
  await userEvent.clear(within(form).getByLabelText('Category'));
  expect(subcategory).toHaveValue('');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect((await within(form).findAllByText('Required')).length).toBeGreaterThan(1);
});

test('a place is sent and decided as a whole', async () => {
  const skincare = { ...makeup, id: 'c2', name: 'skincare', displayName: 'Skincare', labels: {} };
  const nails = { ...makeup, id: 'c3', name: 'nails', displayName: 'Nails', labels: {} };
  const places = [
    { ...primer, id: 's2', name: product.subcategory, displayName: 'Same name', categoryId: 'c2' },
    { ...primer, id: 's3', name: 'polish', displayName: 'Polish', categoryId: 'c3' },
  ];
  const theirs = { ...product, category: 'nails', subcategory: 'polish', description: 'Theirs', revision: 8 };
  const conflicts = [{ field: 'subcategoryId', base: 's1', theirs: 's3', mine: 's2' }];
  const { requests } = openAdmin(
    '/admin/products',
    site({
      'GET /api/admin/categories': [makeup, skincare, nails],
      'GET /api/admin/subcategories': [primer, ...places],
      'PUT /api/products/p1': ({ headers }) =>
        headers.get('If-Match') === '4'
          ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts })
          : answer(200, theirs),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Velvet Lipstick' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Product' }));
  await pick(form.getByLabelText('Category'), 'Skincare');
  await pick(form.getByLabelText('Subcategory'), 'Same name');
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save' }));
  await save();
  const place = within(await form.findByRole('radiogroup', { name: 'Category and Subcategory' }));
  expect(place.getByRole('radio', { name: /Theirs.*Nails · Polish/ })).not.toBeChecked();
  expect(form.getByLabelText('Description (optional)')).toHaveValue('Theirs');
  await userEvent.click(place.getByRole('radio', { name: /Theirs/ }));
  expect(form.getByLabelText('Subcategory')).toHaveValue('Polish');
  await userEvent.click(place.getByRole('radio', { name: /Yours Skincare · Same name/ }));
  await save();
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(
    Array(2).fill({ category: 'skincare', subcategory: product.subcategory }),
  );
});

test('files that are no pictures are refused, and too many at once', async () => {
  openAdmin('/admin/products');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Velvet Lipstick' }));
  const input = await screen.findByLabelText('Upload Images', { selector: 'input' });
  const files = Array.from({ length: 11 }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }));
  await userEvent.upload(input, files);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many files: You can only upload 10 more image(s). Maximum 10 images per product.',
  );
  expect(fileProblem({ name: 'a.gif', type: 'image/gif', size: 1 })).toEqual({ kind: 'type', type: 'image/gif' });
  expect(fileProblem({ name: 'a.png', type: 'image/png', size: 6_291_456 })).toEqual({
    kind: 'size',
    megabytes: '6.0',
  });
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('a refused file is named in the dialog, also when the others are there', async () => {
  const images = `/api/products/${product.id}/images`;
  const upload = { uploadUrl: '/api/uploads/u', objectPath: '/api/uploads/u' };
  const { requests } = openAdmin(
    '/admin/products',
    site({
      [`POST ${images}/upload-url`]: upload,
      'PUT /api/uploads/u': () => answer(200, null),
      [`POST ${images}`]: { id: 'i1', imageUrl: '/media/i1.webp', altText: 'good', displayOrder: 0 },
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Velvet Lipstick' }));
  const input = await screen.findByLabelText('Upload Images', { selector: 'input' });
  const files = [new File(['x'], 'bad.gif', { type: 'image/gif' }), new File(['x'], 'good.png', { type: 'image/png' })];
  await userEvent.upload(input, files, { applyAccept: false });
  await waitFor(() => expect(requests.some(({ method, path }) => method === 'POST' && path === images)).toBe(true));
  await waitFor(() => expect(screen.queryByText(/Uploading 1 image/)).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Invalid file \u2068bad.gif\u2069: File type image/gif not allowed. Please use JPEG, PNG, or WebP.',
  );
});

test('pictures of a new product are sent when it is saved, in their order; one that failed can be sent again', async () => {
  Object.assign(URL, { createObjectURL: ({ name }: File) => `blob:${name}`, revokeObjectURL: () => undefined });
  const images = `/api/products/${product.id}/images`;
  let refusals = 1;
  const { requests } = openAdmin(
    '/admin/products?form=new',
    site({
      'POST /api/products': () => answer(201, product),
      [`POST ${images}/upload-url`]: { uploadUrl: '/api/uploads/u', objectPath: '/api/uploads/u' },
      'PUT /api/uploads/u': () => answer(200, null),
      [`POST ${images}`]: () =>
        refusals-- > 0 ? problem(503, 'UNAVAILABLE') : answer(201, { id: 'i', imageUrl: '/media/i.webp' }),
    }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Add New Product' }));
  const names = ['front.png', 'back.png', 'side.png'];
  await userEvent.upload(
    form.getByLabelText('Upload Images', { selector: 'input' }),
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  );
  expect(await form.findByRole('img', { name: 'front' })).toHaveAttribute('src', 'blob:front.png');
  await userEvent.click(form.getByRole('button', { name: 'Delete image 3' }));
  await userEvent.click(form.getByRole('button', { name: 'Move image 2 earlier' }));
  await userEvent.type(form.getByLabelText('Alternative text of image 1'), ' side');
  await userEvent.type(form.getByLabelText('Product Name'), 'Balm');
  await pick(form.getByLabelText('Brand'), 'Dior');
  await pick(form.getByLabelText('Category'), 'Makeup');
  await pick(form.getByLabelText('Subcategory'), 'Primer');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
  expect(edit.getByRole('alert')).toHaveTextContent('Upload failed \u2068back.png\u2069');
  const sentTexts = () =>
    requests
      .filter(({ method, path }) => method === 'POST' && path === images)
      .map(({ body }) => (body as { readonly altText: string }).altText);
  expect(sentTexts()).toEqual(['back side', 'front']);
  await userEvent.click(edit.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentTexts()).toEqual(['back side', 'front', 'back side']));
  await waitFor(() => expect(edit.queryByRole('alert')).toBeNull());
  expect(requests.filter(({ method, path }) => method === 'POST' && path === '/api/products')).toHaveLength(1);
});

test.each([
  ['NAME_TAKEN', 'product', 'Product Name', 'A product named "Dior" already exists.'],
  ['REFERENCE_TAKEN', 'reference', 'Own number (SKU)', 'Another product already has the number "Dior".'],
])('%s is shown at its field, and nowhere else', async (code, kind, label, text) => {
  const refusal = () => answer(409, { code, params: { kind, name: 'Dior' }, message: 'x' });
  openAdmin('/admin/products', site({ 'PUT /api/products/p1': refusal }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Velvet Lipstick' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Product' }));
  await userEvent.type(form.getByLabelText(label), 'Dior');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(text)).toBeInTheDocument();
  expect(form.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(form.getByLabelText(label)).toHaveFocus();
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('why a product could not be saved is told in the dialog', async () => {
  openAdmin('/admin/products', site({ 'PUT /api/products/p1': () => problem(404, 'BRAND_NOT_FOUND') }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Velvet Lipstick' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit Product' }));
  await userEvent.type(form.getByLabelText('Description (optional)'), '!');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Failed to update product: Brand not found');
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('a brand that is missing is created where it is chosen; a refusal is shown there', async () => {
  const nameTaken = { code: 'NAME_TAKEN', params: { kind: 'brand', name: 'Foo' }, message: 'x' };
  const foo = { ...dior, id: 'b9', name: 'Foo', displayName: 'Foo' };
  const brands: (typeof dior)[] = [dior];
  let refusals = 1;
  const { requests } = openAdmin(
    '/admin/products?form=new',
    site({
      'GET /api/admin/brands': () => answer(200, brands),
      'POST /api/admin/brands': () => {
        if (refusals-- > 0) return answer(409, nameTaken);
        brands.push(foo);
        return answer(201, foo);
      },
    }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Add New Product' }));
  const brand = form.getByLabelText('Brand');
  await userEvent.type(brand, 'Foo');
  await userEvent.click(form.getByRole('option', { name: 'Create brand “Foo”' }));
  expect(await form.findByText('A brand named "Foo" already exists.')).toBeInTheDocument();
  await userEvent.clear(brand);
  await userEvent.type(brand, 'Foo{Enter}');
  await waitFor(() => expect(brand).toHaveValue('Foo'));
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ name: 'Foo', displayName: 'Foo' });
});

test('a name is changed in the table: Enter saves only that, a collision is shown and decided there', async () => {
  const theirs = { ...product, name: 'Theirs', revision: 8 };
  const conflicts = [{ field: 'name', base: product.name, theirs: 'Theirs', mine: 'Mine' }];
  const { requests } = openAdmin(
    '/admin/products',
    site({
      'PUT /api/products/p1': ({ headers }) =>
        headers.get('If-Match') === '4'
          ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts })
          : answer(200, { ...theirs, name: 'Mine', revision: 9 }),
    }),
  );
  const row = await screen.findByRole('row', { name: /Velvet Lipstick/ });
  const open = () => userEvent.click(within(row).getByLabelText('Edit the name of Velvet Lipstick'));
  await open();
  await userEvent.keyboard('Other{Escape}');
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await open();
  const field = within(row).getByLabelText('Edit the name of Velvet Lipstick');
  expect(field).toHaveFocus();
  await userEvent.keyboard('Mine{Enter}');
  expect(await within(row).findByText(/changed this to “Theirs” meanwhile/)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(requests.findLast(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Mine' });
});

test('a brand is picked in the table: a collision is told there, and Undo returns to the brand before', async () => {
  const chanel = { ...dior, id: 'b2', name: 'chanel', displayName: 'Chanel' };
  const theirs = { ...product, brandId: 'b3', brandDisplayName: 'Theirs', revision: 8 };
  const conflicts = [{ field: 'brandId', base: 'b1', theirs: 'b3', mine: 'b2' }];
  const { requests } = openAdmin(
    '/admin/products',
    site({
      'GET /api/admin/brands': listed([dior, chanel]),
      'PUT /api/products/p1': ({ headers }) =>
        headers.get('If-Match') === '4'
          ? answer(409, { message: 'Changed', code: 'CHANGED_SINCE', current: theirs, conflicts })
          : answer(200, { ...theirs, brandId: 'b2', revision: 9 }),
    }),
  );
  const changes = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const row = await screen.findByRole('row', { name: /Velvet Lipstick/ });
  const label = 'Edit the brand of Velvet Lipstick';
  await userEvent.click(within(row).getByLabelText(label));
  expect(await screen.findByRole('combobox', { name: label })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(row).toHaveFocus());
  await userEvent.click(within(row).getByLabelText(label));
  await userEvent.type(await screen.findByRole('combobox', { name: label }), 'cha{Enter}');
  expect(await screen.findByText(/changed this to “Theirs” meanwhile/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('combobox', { name: label }), 'cha{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(changes()).toEqual([{ brandId: 'b2' }, { brandId: 'b2' }, { brandId: 'b3' }]));
});

test('another category is saved with one of its subcategories', async () => {
  const skincare = { ...makeup, id: 'c2', name: 'skincare', displayName: 'Skincare', labels: {} };
  const { requests } = openAdmin(
    '/admin/products',
    site({
      'GET /api/admin/categories': [makeup, skincare],
      'GET /api/admin/subcategories': [
        primer,
        { ...primer, id: 's2', name: 'serum', displayName: 'Serum', categoryId: 'c2' },
      ],
      'PUT /api/products/p1': () => answer(200, { ...product, revision: 5 }),
    }),
  );
  const row = await screen.findByRole('row', { name: /Velvet Lipstick/ });
  await userEvent.click(within(row).getByLabelText('Edit the category of Velvet Lipstick'));
  await screen.findByRole('option', { name: 'Skincare' });
  await userEvent.keyboard('skin{Enter}');
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Subcategory of Skincare' })).toHaveFocus());
  await userEvent.keyboard('ser{Enter}');
  await waitFor(() =>
    expect(sent(requests, 'PUT /api/products/p1')?.body).toEqual({ category: 'skincare', subcategory: 'serum' }),
  );
});
