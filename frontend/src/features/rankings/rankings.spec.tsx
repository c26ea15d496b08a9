import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CategoryRankings, RankedProduct } from '../../lib/api-types.ts';
import { fakeServer, problem } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ranked = (count: number, percentage: number | null = null): readonly RankedProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: `Product ${index + 1}`,
    brandDisplayName: 'Dior',
    category: 'makeup',
    imageUrl: null,
    average: 4.5,
    ratingCount: 8,
    percentage,
  }));
const nameOf = (key: string, displayName: string) => ({ key, displayName, labels: {} });
const makeup = (items: CategoryRankings['items']): CategoryRankings => ({
  category: nameOf('makeup', 'Makeup'),
  items,
});
const address = 'GET /api/rankings/makeup';

test('rankings say what they rank by, show five products and then all', async () => {
  const items = [
    { subcategory: null, option: null, products: [...ranked(7)] },
    { subcategory: null, option: nameOf('Gentle', 'Gentle'), products: [...ranked(3, 64)] },
    { subcategory: nameOf('lipstick', 'Lipstick'), option: null, products: [...ranked(3)] },
  ];
  fakeServer({ ...siteWith(3), [address]: makeup(items) });
  renderApp('/rankings/makeup');
  expect(await screen.findByRole('heading', { level: 1, name: 'Best of Makeup' })).toBeInTheDocument();
  const all = within(await screen.findByRole('group', { name: 'Best rated of all' }));
  expect(all.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(all.getByRole('button', { name: 'Show the first 7' }));
  expect(all.getAllByRole('listitem')).toHaveLength(7);

  const voted = within(screen.getByRole('group', { name: 'Most voted “Gentle”' }));
  expect(voted.getByRole('link', { name: /Product 1 64% of votes/ })).toHaveAttribute('href', '/product/p1');
  expect(voted.queryByRole('button')).not.toBeInTheDocument();
  expect(voted.getByRole('link', { name: 'See all products' })).toHaveAttribute(
    'href',
    '/products?category=makeup&option=Gentle',
  );
  const rated = within(screen.getByRole('group', { name: 'Best rated: Lipstick' }));
  expect(rated.getByRole('link', { name: 'See all products' })).toHaveAttribute(
    'href',
    '/products?category=makeup&subcategory=lipstick',
  );
  expect(screen.getByText(/5 more with 3\.8 stars each/)).toBeInTheDocument();
});

test('a category without enough ratings says so', async () => {
  fakeServer({ ...siteWith(3), [address]: makeup([]) });
  renderApp('/rankings/makeup');
  expect(await screen.findByText('No ranking yet')).toBeInTheDocument();
});

test('an unknown category is not found', async () => {
  fakeServer({ ...siteWith(3), 'GET /api/rankings/nothing': () => problem(404, 'CATEGORY_NOT_FOUND') });
  renderApp('/rankings/nothing');
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeInTheDocument();
});

test('without a category the address leads to the first one', async () => {
  fakeServer({ ...siteWith(3), [address]: makeup([]) });
  const { router } = renderApp('/rankings');
  await waitFor(() => expect(router.state.location.pathname).toBe('/rankings/makeup'));
});
