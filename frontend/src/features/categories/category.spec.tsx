import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('a category shows its name, how many were found and its subcategories', async () => {
  fakeServer(siteWith(30));
  renderApp('/category/makeup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Makeup' })).toBeInTheDocument();
  expect(await screen.findByText('30 products found')).toBeInTheDocument();
  const badges = await screen.findByRole('navigation', { name: 'Subcategories' });
  expect(within(badges).getByRole('link', { name: 'All Makeup' })).toHaveAttribute('aria-current', 'page');
  expect(within(badges).getByRole('link', { name: 'Lip and cheek' })).toHaveAttribute(
    'href',
    '/category/makeup/lip%2Fcheek',
  );
});

test('a subcategory with a slash is read, asked for and shown', async () => {
  const requests = fakeServer(siteWith(9));
  renderApp('/category/makeup/lip%2Fcheek');
  expect(await screen.findByRole('heading', { level: 1, name: 'Makeup - Lip and cheek' })).toBeInTheDocument();
  await screen.findByText('9 products found');
  const read = requests.find((request) => request.path === '/api/products');
  expect(read?.search.get('subcategory')).toBe('lip/cheek');
});

test('a key is the same with a space or an underscore', async () => {
  fakeServer(siteWith(12));
  renderApp('/category/Hair%20Care');
  expect(await screen.findByRole('link', { name: 'All Hair Care' })).toBeInTheDocument();
});

test('orders are those of a category, and stand in the address', async () => {
  fakeServer(siteWith(30));
  const { router } = renderApp('/category/makeup?page=2');
  const sort = await screen.findByLabelText('Sort by');
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Trending', 'Highest Rated', 'Most Reviewed', 'Newest']);
  await userEvent.selectOptions(sort, 'Highest Rated');
  await waitFor(() => expect(router.state.location.href).toBe('/category/makeup?sort=rating'));
});

test('all filters are on the page of all products, where the section stays chosen', async () => {
  fakeServer(siteWith(9));
  renderApp('/category/makeup/lipstick?brand=Dior');
  expect(await screen.findByRole('link', { name: 'All filters' })).toHaveAttribute(
    'href',
    '/products?category=makeup&subcategory=lipstick&brand=Dior#filters',
  );
});

test('an empty category offers the others', async () => {
  fakeServer(siteWith(0));
  renderApp('/category/makeup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Makeup' })).toBeInTheDocument();
  expect(await screen.findByText('No products found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse All Categories' })).toHaveAttribute('href', '/#categories');
});

test.each(['/category/nope', '/category/makeup/nope'])('%s does not exist, and says so', async (path) => {
  fakeServer(siteWith(0));
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
});

test('eight placeholders while loading', async () => {
  fakeServer({ ...siteWith(1), 'GET /api/products': () => new Promise<Response>(() => undefined) });
  renderApp('/category/makeup');
  await screen.findByRole('heading', { level: 1, name: 'Makeup' });
  expect(screen.getAllByTestId('product-skeleton')).toHaveLength(8);
});

test('a category can be narrowed to a brand, with what each would leave', async () => {
  const list = await (siteWith(9)['GET /api/products'] as (request: object) => Response)({
    search: new URLSearchParams('page=1'),
  }).json();
  const requests = fakeServer({
    ...siteWith(9),
    'GET /api/products': {
      ...(list as object),
      facets: { category: [], subcategory: [], brand: [{ key: 'Dior', displayName: 'Dior', labels: {}, count: 2 }] },
      facetSizes: { category: 0, subcategory: 0, brand: 1 },
    },
  });
  const { router } = renderApp('/category/makeup?page=2');
  await userEvent.selectOptions(await screen.findByLabelText('Brand'), await screen.findByText('Dior (2)'));
  await waitFor(() => expect(router.state.location.href).toBe('/category/makeup?brand=Dior'));
  await waitFor(() => expect(requests.at(-1)?.search.get('brand')).toBe('Dior'));
});
