import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, site } from '../../../testing/admin.ts';
import { analyticsAnswers, metricAnswer, rulesChanged } from '../../../testing/analytics.ts';
import { answer, problem, type Answer, type FakeRequest } from '../../../testing/fake-server.ts';

const open = (path: string, more: Record<string, Answer> = {}, role = 'analyst') =>
  openAdmin(path, site(analyticsAnswers(more), role));
const asked = (requests: readonly FakeRequest[], path: string) =>
  requests.filter((request) => request.path === path).map(({ search }) => Object.fromEntries(search));
/** The search of a link, without the question mark. */
const searchOf = (link: HTMLElement) => Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams);

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
  const steps = screen.getByRole('table', { name: 'By interval' });
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
  await screen.findByRole('table', { name: 'By interval' });
  await userEvent.selectOptions(screen.getByLabelText('Metric'), 'visits');
  await userEvent.selectOptions(screen.getByLabelText('Group by'), 'brand');
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

test('explore: what is too much for one answer is told; nothing is told as that', async () => {
  const fields = [{ field: 'by', code: 'TOO_MANY_STEPS', params: { max: 2000 }, message: 'x' }];
  const refusal = () => answer(400, { code: 'VALIDATION_FAILED', message: 'x', fields });
  const { unmount } = open(`${table}&by=hour`, { 'GET /api/analytics/metrics/votes': refusal });
  expect(await screen.findByText('The period has more than 2,000 intervals.')).toBeInTheDocument();
  unmount();
  open(table, { 'GET /api/analytics/metrics/votes': metricAnswer('votes', [], { series: [] }) });
  expect(await screen.findByText('Nothing to show')).toBeInTheDocument();
});

test('explore: figures that are being prepared appear when they are ready', async () => {
  let isReady = false;
  const refusal = { code: 'ANALYTICS_UNAVAILABLE', message: 'x', params: { percent: 40 } };
  const empty = metricAnswer('votes', [], { series: [] });
  const figures = () => (isReady ? answer(200, empty) : answer(503, refusal));
  open(table, { 'GET /api/analytics/metrics/votes': figures });
  expect(await screen.findByText('Figures are being prepared: 40%')).toBeInTheDocument();
  isReady = true;
  expect(await screen.findByText('Nothing to show', undefined, { timeout: 10_000 })).toBeInTheDocument();
});

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

test('explore: usual periods are one click away', async () => {
  const { router, requests } = open('/admin/analytics?tab=explore&view=table&metric=votes');
  await screen.findByRole('table', { name: 'By interval' });
  expect(screen.getByRole('button', { name: '28 days' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Year' }));
  expect(screen.getByRole('button', { name: 'Year' })).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toMatchObject({ by: 'week' });
  expect(asked(requests, '/api/analytics/metrics/votes').at(-1)).toMatchObject({ by: 'week' });
  await userEvent.click(screen.getByRole('button', { name: '28 days' }));
  expect(router.state.location.search).toEqual({ tab: 'explore', view: 'table', metric: 'votes' });
});

test('explore: the table says which day is not over, and has no figure for one that has not begun', async () => {
  const votes = metricAnswer('votes', [30, 2, 0]);
  const steps = votes.steps.map((step, index) => ({
    ...step,
    extent: (['whole', 'unfinished', 'future'] as const)[index]!,
  }));
  open(table, { 'GET /api/analytics/metrics/votes': { ...votes, steps } });
  const byStep = await screen.findByRole('table', { name: 'By interval' });
  expect(within(byStep).getByRole('row', { name: /^Mar 2 today so far 2/ })).toBeInTheDocument();
  expect(within(byStep).getByRole('row', { name: 'Mar 3 not yet –' })).toBeInTheDocument();
});
