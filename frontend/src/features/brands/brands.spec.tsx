import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fake-server.ts';
import { brand, siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('brands show their number of products and lead to their pages', async () => {
  fakeServer(siteWith(3));
  renderApp('/brands');
  expect(await screen.findByRole('heading', { name: 'Beauty Brands' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Dior 2 products 4.4 out of 5 stars' })).toHaveAttribute(
    'href',
    '/brands/Dior',
  );
  expect(screen.getByRole('link', { name: 'Éclat & Co 1 product' })).toBeInTheDocument();
});

test('letters lead to their brands; one without brands leads nowhere', async () => {
  fakeServer(siteWith(3));
  renderApp('/brands');
  const rail = within(await screen.findByRole('navigation', { name: 'Brands by letter' }));
  expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['D', 'E']);
  expect(rail.getByRole('link', { name: 'D' })).toHaveAttribute('href', '/brands#letter-d');
  expect(rail.getByText('A')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'E' })).toBeInTheDocument();
});

test('no match says so; the search stands in the address', async () => {
  fakeServer(siteWith(3));
  const { router } = renderApp('/brands');
  await userEvent.type(await screen.findByPlaceholderText('Search brands...'), 'zzz');
  expect(await screen.findByText('No brands found')).toBeInTheDocument();
  expect(router.state.location.href).toBe('/brands?q=zzz');
});

test('a brand shows what it has', async () => {
  fakeServer(siteWith(2));
  renderApp('/brands/Dior');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dior' })).toBeInTheDocument();
  expect(await screen.findByText('2 products available')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Brands' })).toHaveAttribute('href', '/brands');
});

test('a brand without products says so', async () => {
  fakeServer(siteWith(0));
  renderApp('/brands/Dior');
  expect(await screen.findByText("This brand doesn't have any products available yet.")).toBeInTheDocument();
});

test('a former name leads to the present one', async () => {
  fakeServer({ ...siteWith(2), 'GET /api/brands': [brand('Dior', 2)] });
  const { router } = renderApp('/brands/Christian%20Dior');
  await waitFor(() => expect(router.state.location.pathname).toBe('/brands/Dior'));
});

test('a blank name is no brand', async () => {
  fakeServer(siteWith(2));
  renderApp('/brands/%20');
  expect(await screen.findByRole('heading', { name: 'Invalid brand' })).toBeInTheDocument();
});
