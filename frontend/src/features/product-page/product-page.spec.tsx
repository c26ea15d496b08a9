import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem } from '../../testing/fake-server.ts';
import { lipstick, lipstickPage, rana } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  clearToasts();
  Reflect.deleteProperty(navigator, 'share');
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each(['/product/p1', '/products/p1'])('%s shows the product and records the visit', async (path) => {
  const requests = fakeServer(lipstickPage(null));
  renderApp(path);
  await heading('Velvet Lipstick');
  expect(document.title).toBe('Velvet Lipstick by Rosewater · Henna');
  await waitFor(() =>
    expect(requests.filter((one) => one.method === 'POST').map((one) => one.path)).toEqual(['/api/products/p1/visit']),
  );
});

test('a page that was open for long is asked for again before the visit, for the cookie that it counts with', async () => {
  const requests = fakeServer({ ...lipstickPage(null), 'HEAD /product/p1': () => answer(200, null) });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
  window.history.replaceState(null, '', '/product/p1');
  renderApp('/product/p1');
  await waitFor(() =>
    expect(requests.map(({ method, path }) => `${method} ${path}`).filter((one) => !one.startsWith('GET'))).toEqual([
      'HEAD /product/p1',
      'POST /api/products/p1/visit',
    ]),
  );
  clock.mockRestore();
});

test('a long description is shown in part until all of it is asked for', async () => {
  const description = `${'soft '.repeat(100)}end`;
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1': { ...lipstick, description } });
  renderApp('/product/p1');
  const about = await screen.findByRole('region', { name: 'About this product' });
  expect(about).not.toHaveTextContent('end');
  await userEvent.click(within(about).getByRole('button', { name: 'Read more' }));
  expect(about).toHaveTextContent(/soft end$/);
  expect(within(about).queryByRole('button')).toBeNull();
});

test('a product that loses its last rating keeps one description', async () => {
  const rated = {
    ...lipstick,
    description: 'A soft lipstick.',
    ratings: { ...lipstick.ratings, total: 1, average: 4 },
  };
  let product = rated;
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1': () => answer(200, product) });
  const { queryClient } = renderApp('/product/p1');
  await screen.findByRole('region', { name: 'About this product' });
  product = { ...rated, ratings: { ...rated.ratings, total: 0, average: 0 } };
  const toRatings = `a[href="#rating-title"]`;
  expect(document.querySelector(toRatings)).not.toBeNull();
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(document.querySelector(toRatings)).toBeNull());
  expect(screen.getAllByRole('region', { name: 'About this product' })).toHaveLength(1);
});

test('brand and badges lead where they say, a slash included', async () => {
  fakeServer({
    ...lipstickPage(null),
    'GET /api/products/p1': {
      ...lipstick,
      subcategory: 'lip/cheek',
      subcategoryDisplayName: 'Lip & Cheek',
    },
  });
  renderApp('/product/p1');
  await heading('Velvet Lipstick');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Rosewater' })).toHaveAttribute('href', '/brands/Rosewater');
  for (const link of main.getAllByRole('link', { name: 'Lip & Cheek' }))
    expect(link).toHaveAttribute('href', '/category/makeup/lip%2Fcheek');
});

test('a drawn product has two views; choosing a shade tints both', async () => {
  const shades = [
    { name: 'Ruby', hex: '#AA1122' },
    { name: 'Nude', hex: '#CCAA99' },
  ];
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1': { ...lipstick, shades } });
  renderApp('/product/p1');
  expect(await screen.findByRole('img', { name: 'Rosewater Velvet Lipstick' })).toHaveAttribute('src', '/art/p1.svg');
  await userEvent.click(screen.getByRole('button', { name: 'Ruby' }));
  expect(screen.getByRole('img', { name: 'Rosewater Velvet Lipstick in Ruby' })).toHaveAttribute(
    'src',
    '/art/p1.svg?shade=AA1122',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(screen.getByRole('img', { name: 'Rosewater Velvet Lipstick in Ruby' })).toHaveAttribute(
    'src',
    '/art/p1.svg?view=detail&shade=AA1122',
  );
});

test('without any picture it says so', async () => {
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1': { ...lipstick, imageUrl: null } });
  renderApp('/product/p1');
  expect(await screen.findByText('No Image Available')).toBeInTheDocument();
});

test('the heart puts the product on the shelf, with a way back', async () => {
  const entry = { productId: 'p1', state: 'want', again: null };
  const requests = fakeServer({
    ...lipstickPage(rana),
    'GET /api/shelf/entries': [],
    'PUT /api/shelf/p1': entry,
  });
  renderApp('/product/p1');
  const heart = await screen.findByRole('button', { name: 'Want it' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(await screen.findByTestId('toast')).toHaveTextContent('On your shelf: you want it');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(requests.some(({ path }) => path === '/api/shelf/p1')).toBe(true);
});

test('sharing copies the address where there is no native share', async () => {
  fakeServer(lipstickPage(null));
  renderApp('/product/p1');
  const share = await screen.findByRole('button', { name: 'Share' });
  const user = userEvent.setup();
  await user.click(share);
  expect(await screen.findByTestId('toast')).toHaveTextContent('Link copied');
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

test('sharing is native where it can be, and changing one’s mind is no failure', async () => {
  fakeServer(lipstickPage(null));
  const native = jest.fn().mockRejectedValue(new DOMException('no', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: native });
  renderApp('/product/p1');
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(native).toHaveBeenCalledWith({ title: 'Rosewater Velvet Lipstick', url: location.href });
  expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
});

test('up to four others of the same category', async () => {
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1/related': [{ ...lipstick, id: 'p2', name: 'Silk Balm' }] });
  renderApp('/product/p1');
  expect(await screen.findByRole('link', { name: 'Silk Balm' })).toHaveAttribute('href', '/product/p2');
  const related = within(screen.getByRole('region', { name: 'You Might Also Like' }));
  expect(related.getAllByRole('article')).toHaveLength(1);
});

const asked: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
const nears = async () => act(() => asked.forEach((near) => near([{ isIntersecting: true }])));

test.each([
  ['the view nears it', nears],
  ['somebody tabs towards it', () => userEvent.tab()],
])('what stands further down comes when %s, under a heading that is there before', async (_, come) => {
  asked.length = 0;
  class Watch {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      asked.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watch });
  try {
    const requests = fakeServer(lipstickPage(null));
    renderApp('/product/p1');
    expect(await screen.findByRole('heading', { name: 'Comments' })).toBeInTheDocument();
    expect(requests.some(({ path }) => path.startsWith('/api/products/p1/comments'))).toBe(false);
    await come();
    expect(await screen.findByRole('link', { name: 'Log in to Comment' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { name: 'Comments' })).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});

test('a product that is not there has a way home', async () => {
  const requests = fakeServer({
    ...lipstickPage(null),
    'GET /api/products/p1': () => problem(404, 'PRODUCT_NOT_FOUND'),
  });
  renderApp('/product/p1');
  await heading('Product not found');
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a product that could not be read can be asked for again', async () => {
  const answers = { ...lipstickPage(null), 'GET /api/products/p1': () => problem(500, 'INTERNAL') };
  fakeServer(answers);
  renderApp('/product/p1');
  await heading('Product not found');
  answers['GET /api/products/p1'] = () => answer(200, lipstick);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Velvet Lipstick');
});
