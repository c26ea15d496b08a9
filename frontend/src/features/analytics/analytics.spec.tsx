import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../testing/admin.ts';
import {
  analyticsAnswers,
  eventLine,
  eventLines,
  metricAnswer,
  rulesChanged,
  trendingNow,
} from '../../testing/analytics.ts';
import { problem, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { liveAnswer, sendChange } from '../../testing/live.ts';
import { liveRefetchMs } from './use-live-refetch.ts';

const open = (path: string, more: Record<string, Answer> = {}, role = 'analyst') =>
  openAdmin(path, site(analyticsAnswers(more), role));
const asked = (requests: readonly FakeRequest[], path: string) =>
  requests.filter((request) => request.path === path).map(({ search }) => Object.fromEntries(search));
/** The search of a link, without the question mark. */
const searchOf = (link: HTMLElement) => Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams);

afterEach(() => jest.useRealTimers());

test('a moderator is not offered what only analysts may read', async () => {
  const { requests } = open('/admin/analytics', {}, 'moderator');
  expect(await screen.findByText('For analysts and administrators')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Analytics' })).not.toBeInTheDocument();
  expect(requests.some(({ path }) => path.startsWith('/api/analytics'))).toBe(false);
});

test('now: what trends and why, who moved, and the events behind each figure', async () => {
  open('/admin/analytics');
  expect(await screen.findByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  const table = await screen.findByRole('table', { name: 'What trends now' });
  const row = within(table).getByRole('row', { name: /Product 1/ });
  expect(within(row).getByText('up 5 places')).toBeInTheDocument();
  expect(within(row).getAllByText('75%')[0]).toBeInTheDocument();
  expect(within(row).getAllByText('3 votes')[0]).toBeInTheDocument();
  const [behind] = within(row).getAllByRole('link', { name: '12 points, Product 1: the events behind it' });
  expect(searchOf(behind!)).toMatchObject({
    tab: 'events',
    product: 'p1',
    from: '2026-02-04T00:00:00.000Z',
    to: '2026-03-04T00:00:00.000Z',
  });
  const fell = screen.getByRole('list', { name: 'Since yesterday: Top fallers' });
  expect(within(fell).getByText('down 1 place')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '7, Votes: the events behind it' })).toBeInTheDocument();
  expect(screen.getAllByText(/position 4,200/)).toHaveLength(2);
});

test('now: a figure says by how much it rose or fell, and from what', async () => {
  const days = (before: number, now: number) =>
    metricAnswer('votes', [...Array.from({ length: 24 }, () => before), ...Array.from({ length: 24 }, () => now)]);
  open('/admin/analytics', {
    'GET /api/analytics/metrics/visits': days(10, 9),
    'GET /api/analytics/metrics/votes': days(2, 3),
    'GET /api/analytics/metrics/ratings': days(0, 1),
    'GET /api/analytics/metrics/comments': days(1, 1),
  });
  for (const text of ['down 10% from 240', 'up 50% from 48', 'none before', 'as many as before'])
    expect(await screen.findByText(text)).toBeInTheDocument();
});

test('now: an empty log has no position', async () => {
  open('/admin/analytics', {
    'GET /api/analytics/trending': trendingNow({ products: [], risers: [], dayFallers: [], ranked: 0, position: '-1' }),
  });
  expect(await screen.findByText(/^As of March 3, 2026.* · no events yet$/)).toBeInTheDocument();
  expect(screen.queryByText(/-1/)).not.toBeInTheDocument();
});

test('now: nothing trends, or it could not be read', async () => {
  const empty = trendingNow({ products: [], risers: [], dayFallers: [], ranked: 0 });
  const { unmount } = open('/admin/analytics', { 'GET /api/analytics/trending': empty });
  expect(await screen.findByText('Nothing trends yet')).toBeInTheDocument();
  unmount();
  open('/admin/analytics', { 'GET /api/analytics/trending': () => problem(503, 'BUSY') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('now: what is done while somebody looks appears, once for all of a burst', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { requests } = open('/admin/analytics', {
    'GET /api/live': liveAnswer,
    'GET /api/analytics/events': eventLines(
      eventLine(10),
      eventLine(4300),
      eventLine(4400, { type: 'ProductVisited' }),
    ),
  });
  const feed = await screen.findByRole('group', { name: 'As it happens' });
  expect(within(feed).getByText(/^Quiet so far/)).toBeInTheDocument();
  await sendChange('products');
  await sendChange('products');
  await act(() => jest.advanceTimersByTimeAsync(liveRefetchMs + 1_000));
  const events = await within(feed).findAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Visit'),
    expect.stringContaining('Vote castCreamy'),
  ]);
  expect(await within(feed).findAllByRole('link', { name: 'Velvet lipstick' })).toHaveLength(2);
  expect(asked(requests, '/api/analytics/events')).toMatchObject([{ after: '4200' }]);
});

test('now: what was changed in the last day stands below what was done in it', async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  open('/admin/analytics', { 'GET /api/admin/history': { items: [{ ...rulesChanged, at }], next: null } });
  const changed = await screen.findByRole('region', { name: 'Changed in this period' });
  expect(within(changed).getByText('Trending rules changed')).toBeInTheDocument();
});

test('events: the log page behind page, narrowed by what the link says', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => eventLine(4_201 + index));
  const { requests } = open('/admin/analytics?tab=events&types=VoteCast,VoteWithdrawn&product=p1', {
    'GET /api/analytics/events': eventLines(...lines),
  });
  expect(await screen.findByText('Position 4,260')).toBeInTheDocument();
  expect(screen.queryByText('Position 4,210')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier events' }));
  expect(await screen.findByText('Position 4,201')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Earlier events' })).not.toBeInTheDocument();
  expect(asked(requests, '/api/analytics/events')).toEqual([
    { types: 'VoteCast,VoteWithdrawn', product: 'p1', order: 'newest', limit: '50' },
    { types: 'VoteCast,VoteWithdrawn', product: 'p1', order: 'newest', limit: '50', before: '4211' },
  ]);
});

test('events: what only guards names is hidden until somebody asks for it', async () => {
  const { requests, router } = open('/admin/analytics?tab=events');
  const technical = await screen.findByRole('switch', { name: /^Show technical events/ });
  expect(technical).not.toBeChecked();
  await userEvent.click(technical);
  expect(router.state.location.search).toEqual({ tab: 'events', technical: 'true' });
  await waitFor(() => expect(asked(requests, '/api/analytics/events')).toHaveLength(2));
  expect(asked(requests, '/api/analytics/events').map((request) => request.technical)).toEqual(['false', undefined]);
});

test('events: what is no act is named as the trail names it', async () => {
  open('/admin/analytics?tab=events', {
    'GET /api/analytics/events': eventLines(eventLine(1, { type: 'BrandAdded' })),
  });
  expect(await screen.findByText('Brand added')).toBeInTheDocument();
});

test('events: none fit, or others read the log just now', async () => {
  const { unmount } = open('/admin/analytics?tab=events', { 'GET /api/analytics/events': eventLines() });
  expect(await screen.findByText('No events')).toBeInTheDocument();
  unmount();
  open('/admin/analytics?tab=events', { 'GET /api/analytics/events': () => problem(429, 'TOO_MANY_REQUESTS') });
  expect(await screen.findByText('Others are reading the log just now')).toBeInTheDocument();
});
