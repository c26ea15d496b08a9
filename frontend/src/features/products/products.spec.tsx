import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServer, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { products, siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';

const open = async (address: string, count = 40) => {
  const requests = fakeServer(siteWith(count));
  const { router } = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return { router, requests, listReads: () => requests.filter((request) => request.path === '/api/products') };
};

test('the first page shows 12 products and says how many there are', async () => {
  await open('/products');
  expect(await screen.findAllByTestId('product-card')).toHaveLength(12);
  expect(screen.getByText('40 products')).toBeInTheDocument();
  expect(screen.getByText('Showing 1-12 of 40 products')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('the address holds filters, order, view and page; what is the default is left out', async () => {
  const { router, listReads } = await open('/products?brand=Dior&sort=name&view=list&page=2');
  await screen.findByText('Showing 13-24 of 40 products');
  expect(Object.fromEntries(listReads()[0]?.search ?? [])).toEqual({ brand: 'Dior', sort: 'name', page: '2' });
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Most Popular');
  await userEvent.click(screen.getByRole('button', { name: 'Grid view' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?brand=Dior'));
});

test('filters offer all categories and all brands with their counts', async () => {
  await open('/products');
  expect(await screen.findByRole('option', { name: 'Dior (2)' })).toBeInTheDocument();
  for (const name of ['All Categories', 'Makeup', 'Hair Care', 'All Brands', 'Most Popular', 'Name A-Z', 'Brand A-Z'])
    expect(screen.getByRole('option', { name })).toBeInTheDocument();
});

test('typing searches, goes back to the first page and replaces the history entry', async () => {
  const { router } = await open('/products?page=3');
  await screen.findByText('Showing 25-36 of 40 products');
  await userEvent.type(screen.getByLabelText('Search products'), 'lip');
  await waitFor(() => expect(router.state.location.href).toBe('/products?q=lip'));
  expect(router.history.length).toBe(1);
});

test('each filter has a badge that takes it away; all can be cleared at once', async () => {
  const { router } = await open('/products?q=lip&category=HAIR%20care&brand=Dior');
  await screen.findAllByTestId('product-card');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Hair Care' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?q=lip&brand=Dior'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products'));
});

test('the sheet filters by what people say, by stars and by shade; each has a badge', async () => {
  const { router, listReads } = await open('/products?option=Gentle');
  await userEvent.click(await screen.findByRole('button', { name: 'Filter and sort (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
  expect(sheet.getByRole('button', { name: 'Gentle 3' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(sheet.getByRole('button', { name: 'Full coverage 5' }));
  await userEvent.click(sheet.getByRole('button', { name: '4 stars and up 4' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Red 2' }));
  const address = '/products?option=Gentle%7CFull+coverage&minRating=4&shade=red';
  await waitFor(() => expect(router.state.location.href).toBe(address));
  await waitFor(() => expect(listReads().at(-1)?.search.getAll('option')).toEqual(['Gentle', 'Full coverage']));
  await userEvent.click(sheet.getByRole('button', { name: 'Show 40 products' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Full coverage' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter 4 stars and up' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?option=Gentle&shade=red'));
});

test('the address opens the filters, and forgets that when they are closed', async () => {
  const { router } = await open('/products?category=makeup#filters');
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?category=makeup'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('nothing found says so, with the way out', async () => {
  await open('/products?q=nothing');
  expect(await screen.findByText('No products found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search criteria or clear the filters')).toBeInTheDocument();
});

test('a search says in its heading and in the title what was searched for', async () => {
  await open('/products?q=rose%20oil');
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for “rose oil”' })).toBeInTheDocument();
  expect(document.title).toBe('Search results for “rose oil” · Henna');
});

test('a page beyond the last becomes the last', async () => {
  const { router } = await open('/products?page=99');
  await screen.findByText('Showing 37-40 of 40 products');
  expect(router.state.location.href).toBe('/products?page=4');
});

test('pages are links, with the ends, the neighbours and gaps', async () => {
  await open('/products?page=6', 120);
  await screen.findByText('Showing 61-72 of 120 products');
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(pages).toHaveTextContent('Previous1…567…10Next');
  expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/products');
});

test('of the pages only the open one is marked as such', async () => {
  await open('/products?view=list&page=2');
  await screen.findByText('Showing 13-24 of 40 products');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const marked = pages.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual(['2']);
});

test('twelve placeholders while loading', async () => {
  fakeServer({ ...siteWith(1), 'GET /api/products': () => new Promise<Response>(() => undefined) });
  renderApp('/products');
  await screen.findByRole('heading', { name: 'All Products' });
  expect(screen.getAllByTestId('product-skeleton')).toHaveLength(12);
});

test('a card: the heart is outside of the link and leads nowhere', async () => {
  const { router } = await open('/products', 1);
  const link = await screen.findByRole('link', { name: 'Product 1' });
  expect(link).toHaveAttribute('href', '/product/p1');
  expect(screen.getByTestId('top-vote')).toHaveTextContent('Lasts all day75% of 4 votes');
  const heart = screen.getByRole('button', { name: 'On your shelf: Product 1' });
  expect(link).not.toContainElement(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(router.state.location.pathname).toBe('/products');
});

const facets = {
  category: [{ key: 'makeup', displayName: 'Makeup', labels: {}, count: 9 }],
  subcategory: [{ key: 'lipstick', displayName: 'Lipstick', labels: {}, count: 4 }],
  brand: [{ key: 'Dior', displayName: 'Dior', labels: {}, count: 1 }],
};
const facetSizes = { category: 1, subcategory: 1, brand: 1 };
const openWith = (more: object, address: string, answers: Record<string, Answer> = {}) => {
  const list = {
    items: products(9),
    total: 9,
    page: 1,
    pageSize: 12,
    facets,
    facetSizes,
    corrected: null,
    partial: false,
    ...more,
  };
  const requests = fakeServer({ ...siteWith(9), 'GET /api/products': list, ...answers });
  return { ...renderApp(address), requests };
};

test('categories say what each would leave; one narrows the list and is taken away again', async () => {
  const { router } = openWith({}, '/products?page=2');
  const narrow = within(await screen.findByRole('navigation', { name: 'Filter' }));
  expect(await narrow.findByRole('link', { name: 'Makeup 9' })).toBeInTheDocument();
  expect(narrow.getByText('Hair Care')).toHaveTextContent('Hair Care0');
  expect(narrow.queryByRole('link', { name: /^Hair Care/ })).not.toBeInTheDocument();
  await userEvent.click(narrow.getByRole('link', { name: 'Makeup 9' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?category=makeup'));
  await userEvent.click(await narrow.findByRole('link', { name: 'Lipstick 4' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?category=makeup&subcategory=lipstick'));
  await waitFor(() => expect(narrow.getByRole('link', { name: 'Lipstick 4' })).toHaveAttribute('aria-current', 'true'));
  await userEvent.click(narrow.getByRole('link', { name: 'Lipstick 4' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products?category=makeup'));
});

test('a category that is taken away takes its subcategory along', async () => {
  const { router } = openWith({}, '/products?category=makeup&subcategory=lipstick');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Makeup' }));
  await waitFor(() => expect(router.state.location.href).toBe('/products'));
});

test('under other filters brands count what they would leave', async () => {
  openWith({}, '/products?category=makeup');
  expect(await screen.findByRole('option', { name: 'Dior (1)' })).toBeEnabled();
  expect(screen.queryByRole('option', { name: /^Éclat & Co/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'More…' })).not.toBeInTheDocument();
});

describe('of more brands than an answer holds', () => {
  const values = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: `brand ${index}`,
      displayName: `Brand ${index}`,
      labels: {},
      count: count - index,
    }));
  const openMany = async () => {
    const app = openWith({ facetSizes: { ...facetSizes, category: 40, brand: 50 } }, '/products?category=makeup', {
      'GET /api/products/facets': ({ search }: FakeRequest) => {
        const found = values(50).filter(({ key }) => key.includes(search.get('name') ?? ''));
        return answer(200, { items: found.slice(0, Number(search.get('pageSize'))), total: found.length });
      },
    });
    await screen.findByRole('option', { name: 'Dior (1)' });
    await userEvent.selectOptions(screen.getByLabelText('Brand'), 'More…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Brand' }));
    await dialog.findByRole('button', { name: 'Brand 0 50' });
    return { ...app, dialog };
  };

  test('the others are searched under the same filters', async () => {
    const { dialog, requests, router } = await openMany();
    await userEvent.type(dialog.getByLabelText('Search'), '42');
    await userEvent.click(await dialog.findByRole('button', { name: 'Brand 42 8' }));
    await waitFor(() => expect(router.state.location.href).toBe('/products?category=makeup&brand=brand+42'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const search = requests.filter(({ path }) => path === '/api/products/facets').at(-1)!.search;
    expect(Object.fromEntries(search)).toEqual({
      category: 'makeup',
      facet: 'brand',
      name: '42',
      page: '1',
      pageSize: '30',
    });
  });

  test('more of them are loaded, and nothing found says so', async () => {
    const { dialog } = await openMany();
    expect(dialog.getAllByRole('listitem')).toHaveLength(30);
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(50));
    expect(dialog.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Search'), 'nobody');
    expect(await dialog.findByText('Nothing found')).toBeInTheDocument();
  });

  test('a choice that the answer does not hold has no count', async () => {
    openWith({ facetSizes: { ...facetSizes, category: 40 } }, '/products');
    const narrow = within(await screen.findByRole('navigation', { name: 'Filter' }));
    expect(await narrow.findByRole('link', { name: 'Makeup 9' })).toBeInTheDocument();
    expect(narrow.getByText('Hair Care')).toHaveTextContent(/^Hair Care$/);
  });
});

test('where no product has every word, a notice says so', async () => {
  openWith({ partial: true }, '/products?q=velvet%20xylophone');
  const notice = await screen.findByText('No product matches all of “velvet xylophone”. These match some of it.');
  expect(notice).toHaveRole('status');
});

test('what was meant instead is told, and can be taken over', async () => {
  const { router } = openWith({ corrected: 'lipstick' }, '/products?q=lipstik');
  const link = await screen.findByRole('link', { name: 'lipstick' });
  expect(link.parentElement).toHaveTextContent('No results for “lipstik”. Showing “lipstick”.');
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.href).toBe('/products?q=lipstick'));
});
