import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchSuggestions } from '../../../lib/api-types.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { siteWith } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const found: SearchSuggestions = {
  categories: [{ category: 'makeup', subcategory: 'lipstick', displayName: 'Lipstick', labels: {}, productCount: 48 }],
  brands: [{ name: 'Lip & Co', displayName: 'Lip & Co', labels: {}, productCount: 7 }],
  products: [
    { id: 'p1', name: 'Velvet Lipstick', brand: 'Rosewater', brandDisplayName: 'Rosewater', imageUrl: '/art/p1.svg' },
  ],
};

beforeEach(() => localStorage.clear());

const open = async (suggested: SearchSuggestions = found, path = '/nowhere') => {
  const requests = fakeServer({ ...siteWith(3), 'GET /api/search/suggest': suggested });
  const { router } = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  const field = screen.getByRole('combobox', { name: 'Search' });
  return { field, router, asked: () => requests.filter((one) => one.path === '/api/search/suggest') };
};
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('typing suggests categories, brands and products, asked once after a rest', async () => {
  const { field, asked } = await open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'lip');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Lipstick48', 'Lip & Co7', 'RosewaterVelvet Lipstick']);
  expect(within(list).getByRole('option', { name: /Velvet/ })).toHaveAttribute('href', '/product/p1');
  expect(screen.getByText('3 suggestions')).toBeInTheDocument();
  expect(asked().at(-1)?.search.get('q')).toBe('lip');
});

test('a single letter asks nothing', async () => {
  const { field, asked } = await open();
  await userEvent.type(field, 'l');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(asked()).toHaveLength(0);
});

test('arrows walk through the options and back to the text, Enter opens the one they stand on', async () => {
  const { field, router } = await open();
  await userEvent.type(field, 'lip');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOption(field)).toBe('RosewaterVelvet Lipstick');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption(field)).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption(field)).toBe('Lipstick48');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/category/makeup/lipstick'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Enter without an option searches for the text, which is remembered', async () => {
  const { field, router } = await open();
  await userEvent.type(field, 'lip{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/products?q=lip'));
  expect(recentSearches()).toEqual(['lip']);
});

test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
  const { field } = await open();
  await userEvent.type(field, 'lip');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('lip');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
});

test('leaving the field closes the list', async () => {
  const { field } = await open();
  await userEvent.type(field, 'lip');
  await screen.findByRole('listbox');
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('recent searches are offered, run again, and removed one by one or all at once', async () => {
  for (const text of ['serum', 'lip balm', 'mascara']) rememberSearch(text);
  const { field, router } = await open();
  await userEvent.click(field);
  const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(await options()).toEqual(['mascara', 'lip balm', 'serum', 'Clear recent searches']);
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(await options()).toEqual(['lip balm', 'serum', 'Clear recent searches']);
  await userEvent.click(screen.getByTitle('Remove “serum”'));
  expect(recentSearches()).toEqual(['lip balm']);
  await userEvent.click(screen.getByRole('option', { name: 'lip balm' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?q=lip+balm'));
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(recentSearches()).toEqual([]);
});

test('a search is remembered once, whatever its case, and six of them at most', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' B ', '']) rememberSearch(text);
  expect(recentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
});

test('what others wrote into the storage does no harm', () => {
  localStorage.setItem('recent-searches', '{"not":"a list"}');
  expect(recentSearches()).toEqual([]);
});

test('the search of all products suggests too, and searches all the while', async () => {
  const { router } = await open(found, '/products');
  await userEvent.type(screen.getByRole('combobox', { name: 'Search products' }), 'lip');
  expect(await screen.findByRole('option', { name: /Velvet/ })).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.href).toBe('/products?q=lip'));
});
