import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductTrend } from '../../lib/api-types.ts';
import { answer, fakeServer, problem } from '../../testing/fake-server.ts';
import { lipstickPage } from '../../testing/product.ts';
import { renderApp } from '../../testing/render-app.tsx';

const quiet = { visits: 0, votes: 0, ratings: 0, comments: 0, points: 0 };
const trend: ProductTrend = {
  productId: 'p1',
  score: 3.2,
  rank: 4,
  of: 1595,
  halfLifeDays: 7,
  capPerPersonAndDay: 20,
  worth: { visits: 1, votes: 3, ratings: 4, comments: 5 },
  parts: [
    { kind: 'visits', count: 12, points: 12, share: 0.6 },
    { kind: 'votes', count: 1, points: 3, share: 0.15 },
    { kind: 'ratings', count: 0, points: 0, share: 0 },
    { kind: 'comments', count: 1, points: 5, share: 0.25 },
  ],
  days: [
    { day: '2026-01-01', ...quiet },
    { day: '2026-01-02', ...quiet, visits: 12, votes: 1, points: 15 },
    { day: '2026-01-03', ...quiet, comments: 1, points: 5 },
  ],
  asOf: '2026-01-03T10:00:00.000Z',
};
const opener = () => screen.findByRole('button', { name: 'Why is this trending?' });

test('the reasons are read when asked for: rank, parts as bars, days as a chart and a table', async () => {
  const requests = fakeServer({ ...lipstickPage(null), 'GET /api/products/p1/trend': trend });
  renderApp('/product/p1');
  expect(await opener()).toHaveAttribute('aria-expanded', 'false');
  expect(requests.some(({ path }) => path.endsWith('/trend'))).toBe(false);
  await userEvent.click(await opener());
  expect(await screen.findByText('No. 4 of 1,595 products')).toBeInTheDocument();
  const parts = within(screen.getByRole('list', { name: 'Where its points come from' }));
  expect(parts.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
    '12 visits1 point each60%',
    '1 vote3 points each15%',
    '0 ratings4 points each0%',
    '1 comment5 points each25%',
  ]);
  expect(screen.getByText('Jan 2: 15 points')).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: /^Points per day/ })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayVisitsVotesRatingsCommentsPoints',
    'Jan 212100' + '15',
    'Jan 300015',
  ]);
});

test('without points it is not ranked', async () => {
  fakeServer({ ...lipstickPage(null), 'GET /api/products/p1/trend': { ...trend, score: null, rank: null } });
  renderApp('/product/p1');
  await userEvent.click(await opener());
  expect(await screen.findByText(/^Not ranked yet/)).toBeInTheDocument();
});

test('reasons that could not be read can be asked for again', async () => {
  const answers = { ...lipstickPage(null), 'GET /api/products/p1/trend': () => problem(500, 'INTERNAL') };
  fakeServer(answers);
  renderApp('/product/p1');
  await userEvent.click(await opener());
  expect(await screen.findByText('Failed to fetch the trend')).toBeInTheDocument();
  answers['GET /api/products/p1/trend'] = () => answer(200, trend);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No. 4 of 1,595 products')).toBeInTheDocument();
});
