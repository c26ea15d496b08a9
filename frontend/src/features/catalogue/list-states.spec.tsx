import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServer, problem, type Answer } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';

const never = () => new Promise<Response>(() => undefined);
const cards = 'product-card';

/** Every list: its address, its request, its placeholders, its error message, and what it shows after a retry. */
const lists = [
  ['new products', '/', 'GET /api/products/new', 'product-skeleton', 4, 'Failed to fetch products', cards],
  ['trending products', '/', 'GET /api/products/trending', 'product-skeleton', 4, 'Failed to fetch products', cards],
  ['categories of Home', '/', 'GET /api/categories', 'category-skeleton', 5, 'Something went wrong', null],
  ['popular brands', '/', 'GET /api/brands', 'brand-skeleton', 8, 'Failed to fetch brands', null],
  ['all products', '/products', 'GET /api/products', 'product-skeleton', 12, 'Failed to fetch products', cards],
  ['a category', '/category/makeup', 'GET /api/products', 'product-skeleton', 8, 'Failed to fetch products', cards],
  ['a brand', '/brands/Dior', 'GET /api/products', 'product-skeleton', 12, 'Failed to fetch products', cards],
  ['brands', '/brands', 'GET /api/brands/directory', 'brand-skeleton', 12, 'Failed to fetch brands', null],
] as const;

const open = (path: string, call: string, response: Answer) => {
  fakeServer({ ...siteWith(4), [call]: response });
  renderApp(path);
};

test.each(lists)('%s: as many placeholders as things will come', async (_list, path, call, placeholder, count) => {
  open(path, call, never);
  expect(await screen.findAllByTestId(placeholder)).toHaveLength(count);
});

test.each(lists)('%s: a failure is told and can be tried again', async (_list, path, call, _p, _c, title, then) => {
  const good = siteWith(4)[call] as Answer;
  let fails = true;
  open(path, call, async (request) => {
    if (fails) return problem(500, 'INTERNAL');
    return typeof good === 'function' ? good(request) : answer(200, good);
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  fails = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  if (then) expect((await screen.findAllByTestId(then)).length).toBeGreaterThan(0);
  await screen.findAllByRole('link');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(lists)('%s: without a network that is what it says', async (_list, path, call) => {
  open(path, call, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
});
