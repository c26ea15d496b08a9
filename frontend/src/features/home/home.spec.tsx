import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => sessionStorage.clear());

test('a category names three subcategories and counts the rest and its products', async () => {
  fakeServer(siteWith(8));
  renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Browse by Category' })).toBeInTheDocument();
  const card = await screen.findByRole('link', { name: /^Makeup.*30 products/ });
  expect(card).toHaveAttribute('href', '/category/makeup');
  for (const text of ['Lipstick', 'Lip and cheek', 'Primer', '+2 more'])
    expect(within(card).getByText(text)).toBeInTheDocument();
  expect(within(card).queryByText('Blush')).toBeNull();
});

test('new and trending products are four each, with the way to all of them', async () => {
  fakeServer(siteWith(8));
  renderApp('/');
  expect(await screen.findByRole('heading', { name: 'New Products' })).toBeInTheDocument();
  expect(await screen.findAllByTestId('product-card')).toHaveLength(8);
  for (const link of screen.getAllByRole('link', { name: 'View All Products' }))
    expect(link).toHaveAttribute('href', '/products');
});

test('beside the heading, products with their stars and what people say lead to their pages', async () => {
  fakeServer(siteWith(8));
  renderApp('/');
  await waitFor(() => expect(screen.getAllByTestId('hero-product')).toHaveLength(4));
  for (const tile of screen.getAllByTestId('hero-product'))
    expect(within(tile).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/product\//));
});

test('while loading, every list has the number of placeholders it will have of things', async () => {
  const never = () => new Promise<Response>(() => undefined);
  fakeServer({
    ...siteWith(8),
    'GET /api/categories': never,
    'GET /api/products/new': never,
    'GET /api/products/trending': never,
  });
  renderApp('/');
  await screen.findByRole('heading', { name: 'New Products' });
  expect(screen.getAllByTestId('category-skeleton')).toHaveLength(5);
  expect(screen.getAllByTestId('product-skeleton')).toHaveLength(8);
});

test('a list that failed says so and can be asked for again', async () => {
  let fails = true;
  const site = siteWith(8);
  const answers = site['GET /api/products/new'];
  fakeServer({
    ...site,
    'GET /api/products/new': () => (fails ? problem(500, 'INTERNAL') : Response.json(answers)),
  });
  renderApp('/');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch products');
  fails = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByTestId('product-card')).toHaveLength(8));
});

const banner = {
  id: 'b1',
  title: 'Foundation week',
  labels: {},
  description: 'Forty shades',
  descriptionLabels: {},
  imageUrl: null,
  linkUrl: 'https://example.org/',
  active: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('a banner leads to its link in a new tab, and stays closed for the session', async () => {
  fakeServer({ ...siteWith(1), 'GET /api/banners': [banner] });
  const { unmount } = renderApp('/');
  const link = await screen.findByRole('link', { name: /Foundation week/ });
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('button', { name: 'Close banner' }));
  expect(screen.queryByText('Foundation week')).toBeNull();
  unmount();
  renderApp('/');
  await screen.findByRole('heading', { name: 'New Products' });
  expect(screen.queryByText('Foundation week')).toBeNull();
});

test.each([
  ['signed out it leads to sign-in', false, '/api/login?returnTo=%2Fproducts'],
  ['signed in it leads to the products', true, '/products'],
])('Start Reviewing: %s', async (_case, signedIn, address) => {
  fakeServer(siteWith(1, signedIn));
  renderApp('/');
  expect(await screen.findByRole('heading', { name: 'Join Our Beauty Community' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Start Reviewing' })).toHaveAttribute('href', address));
});

test('a popular brand leads to its page by its encoded name', async () => {
  fakeServer(siteWith(1));
  renderApp('/');
  expect(await screen.findByRole('link', { name: 'Éclat & Co' })).toHaveAttribute(
    'href',
    '/brands/%C3%89clat%20%26%20Co',
  );
});
