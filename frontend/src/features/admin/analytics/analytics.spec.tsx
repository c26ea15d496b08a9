import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../../testing/admin.ts';
import { analyticsAnswers, eventLine, eventLines, metricAnswer, trendingNow } from '../../../testing/analytics.ts';
import { problem, type Answer, type FakeRequest } from '../../../testing/fake-server.ts';
import { liveAnswer, tellChanged } from '../../../testing/live.ts';
import { renewalPace } from './use-renewal.ts';

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
  const fell = screen.getByRole('list', { name: 'Since yesterday: fell most' });
  expect(within(fell).getByText('down 1 place')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '7, Votes: the events behind it' })).toBeInTheDocument();
  expect(screen.getAllByText(/position 4,200/)).toHaveLength(2);
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
  await tellChanged('products');
  await tellChanged('products');
  await act(() => jest.advanceTimersByTimeAsync(renewalPace + 1_000));
  const told = await within(feed).findAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Visit'),
    expect.stringContaining('Vote castCreamy'),
  ]);
  expect(await within(feed).findAllByRole('link', { name: 'Velvet lipstick' })).toHaveLength(2);
  expect(asked(requests, '/api/analytics/events')).toMatchObject([{ after: '4200' }]);
});

const table = '/admin/analytics?tab=explore&view=table&from=2026-03-01&to=2026-03-02';

test('explore: two periods side by side, each figure with the events behind it', async () => {
  const { requests } = open(`${table}&versus=before&group=brand`, {
    'GET /api/analytics/metrics/votes': ({ search }: FakeRequest) => {
      const isFirst = search.get('from') === '2026-03-01';
      const [brand] = metricAnswer('votes', isFirst ? [30, 12] : [20, 8]).series;
      const series = [{ ...brand, key: 'b1', name: 'Dior' }];
      return Response.json({
        ...metricAnswer('votes', isFirst ? [30, 12] : [20, 8]),
        group: 'brand',
        series,
        groups: 1,
      });
    },
  });
  const totals = await screen.findByRole('table', { name: 'Totals of the period' });
  const row = within(totals).getByRole('row', { name: /Dior/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['42', '28', '+14+50%']);
  const steps = screen.getByRole('table', { name: 'Step by step' });
  const step = within(steps).getByRole('link', { name: '12, Dior, Mar 2: the events behind it' });
  expect(searchOf(step)).toEqual({
    tab: 'events',
    types: 'VoteCast,VoteWithdrawn',
    from: '2026-03-02T00:00:00.000Z',
    to: '2026-03-03T00:00:00.000Z',
  });
  expect(asked(requests, '/api/analytics/metrics/votes')).toMatchObject([
    { from: '2026-03-01', to: '2026-03-03', by: 'day', group: 'brand', timeZone: 'UTC' },
    { from: '2026-02-27', to: '2026-03-01', limit: '100' },
  ]);
});

test('explore: what is chosen stands in the address', async () => {
  const { router, requests } = open(table);
  await screen.findByRole('table', { name: 'Step by step' });
  await userEvent.selectOptions(screen.getByLabelText('Metric'), 'visits');
  await userEvent.selectOptions(screen.getByLabelText('By'), 'brand');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Riyadh');
  expect(router.state.location.search).toEqual({
    tab: 'explore',
    view: 'table',
    from: '2026-03-01',
    to: '2026-03-02',
    metric: 'visits',
    group: 'brand',
    timeZone: 'Asia/Riyadh',
  });
  expect(asked(requests, '/api/analytics/metrics/visits').at(-1)).toMatchObject({
    group: 'brand',
    timeZone: 'Asia/Riyadh',
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Events' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Explore' }));
  expect(router.state.location.search).toMatchObject({ metric: 'visits', group: 'brand' });
});

test('explore: what is too much for one answer is told in the words of the service; nothing is told as that', async () => {
  const refusal = () => problem(400, 'VALIDATION_FAILED', 'The period has more than 2000 steps.');
  const { unmount } = open(`${table}&by=hour`, { 'GET /api/analytics/metrics/votes': refusal });
  expect(await screen.findByText('The period has more than 2000 steps.')).toBeInTheDocument();
  unmount();
  open(table, { 'GET /api/analytics/metrics/votes': metricAnswer('votes', [], { series: [] }) });
  expect(await screen.findByText('Nothing to show')).toBeInTheDocument();
});

const rulesChanged = {
  position: '77',
  eventId: 'e77',
  type: 'TrendingRulesChanged',
  action: 'changed',
  entity: { kind: 'rules', id: 'trending', name: null },
  product: null,
  actor: { kind: 'token', id: 'desk', role: 'admin', name: 'desk' },
  at: '2026-03-02T10:00:00.000Z',
  happenedAt: '2026-03-02T10:00:00.000Z',
  origin: 'screen',
  reason: 'fairer',
  correlationId: 'act',
  changes: [],
  undo: 'no',
};

test('explore: what an administrator changed in the period is told by number, with products where they are shown', async () => {
  const { requests, unmount } = open(table, {
    'GET /api/admin/history': { items: [rulesChanged], next: '77' },
  });
  const changed = await screen.findByRole('region', { name: 'Changed in this period' });
  expect(within(changed).getByRole('listitem')).toHaveTextContent(
    '1Trending rules changedMar 2, 2026, 10:00 AMdesk · fairer',
  );
  expect(within(changed).getByText(/the latest hundred entries/)).toBeInTheDocument();
  const [first] = asked(requests, '/api/admin/history');
  expect(first).toMatchObject({ by: 'staff', from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' });
  expect(first!.types).not.toContain('ProductRemoved');
  unmount();
  const others = open(`${table}&product=p1`, { 'GET /api/admin/history': () => problem(503, 'BUSY') });
  expect(await screen.findByText('What was changed in this period could not be read.')).toBeInTheDocument();
  expect(asked(others.requests, '/api/admin/history')[0]!.types).toContain('ProductRemoved');
});

test('now: what was changed in the last day stands below what was done in it', async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  open('/admin/analytics', { 'GET /api/admin/history': { items: [{ ...rulesChanged, at }], next: null } });
  const changed = await screen.findByRole('region', { name: 'Changed in this period' });
  expect(within(changed).getByText('Trending rules changed')).toBeInTheDocument();
});

test('events: the log page behind page, narrowed by what the link says', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => eventLine(index + 1));
  const { requests } = open('/admin/analytics?tab=events&types=VoteCast,VoteWithdrawn&product=p1', {
    'GET /api/analytics/events': eventLines(...lines),
  });
  expect(await screen.findByText('Position 1')).toBeInTheDocument();
  expect(screen.queryByText('Position 51')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Later events' }));
  expect(await screen.findByText('Position 60')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Later events' })).not.toBeInTheDocument();
  expect(asked(requests, '/api/analytics/events')).toEqual([
    { types: 'VoteCast,VoteWithdrawn', product: 'p1', limit: '50' },
    { types: 'VoteCast,VoteWithdrawn', product: 'p1', limit: '50', after: '50' },
  ]);
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
