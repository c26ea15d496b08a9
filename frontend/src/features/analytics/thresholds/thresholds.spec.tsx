import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeTexts } from '../../../i18n/index.ts';
import { openAdmin, sent, site } from '../../../testing/admin.ts';
import { analyticsAnswers } from '../../../testing/analytics.ts';
import { answer, problem, type Answer } from '../../../testing/fake-server.ts';
import { entry, openNotebook, pageOf } from '../../../testing/notebook.ts';

const state = (id: string, more: object = {}) => ({
  id,
  title: `View ${id}`,
  view: { tab: 'explore', search: { metric: 'votes', group: 'category' } },
  metric: 'votes',
  unit: 'acts',
  threshold: { direction: 'below', value: 500 },
  value: 1_191,
  isReached: false,
  timeZone: 'UTC',
  from: '2026-03-02T00:00:00.000Z',
  to: '2026-03-03T00:00:00.000Z',
  ...more,
});
const shareView = { tab: 'explore', search: { metric: 'visitToVote' } };
const crossed = [
  state('a', { isReached: true, threshold: { direction: 'above', value: 1_000 } }),
  state('b'),
  state('c', {
    ...{ isReached: true, view: shareView, metric: 'visitToVote', unit: 'share', value: 0.07 },
    ...{ threshold: { direction: 'below', value: 0.125 }, timeZone: 'Asia/Riyadh' },
    ...{ from: '2026-03-02T09:00:00.000Z', to: '2026-03-02T10:00:00.000Z' },
  }),
];
const open = (thresholds: Answer, path = '/admin/today', role = 'admin') =>
  openAdmin(path, site(analyticsAnswers({ 'GET /api/analytics/thresholds': thresholds }), role));
const strip = async (name = 'Thresholds') => within(await screen.findByRole('region', { name }));
const linesOf = (shown: Awaited<ReturnType<typeof strip>>) =>
  shown.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''));

afterEach(() => act(() => changeTexts('en')));

test.each([
  ['/admin/today', 'admin'],
  ['/admin/analytics', 'analyst'],
])('%s shows to the role %s what is crossed, and leads to it', async (path, role) => {
  open(crossed, path, role);
  const shown = await strip();
  await shown.findByRole('list');
  expect(linesOf(shown)).toEqual([
    'View a1,191 · above 1,000Votes · March 2, 2026',
    expect.stringMatching(/^View c7% · below 12.5%From visit to vote · March 2, 2026.* 12:00\s*–\s*1:00/),
  ]);
  expect(shown.getByRole('link', { name: 'View a' })).toHaveAttribute(
    'href',
    '/admin/analytics?metric=votes&group=category&tab=explore',
  );
});

test('in Arabic too', async () => {
  await changeTexts('ar');
  open(crossed);
  const shown = await strip('حدود التنبيه');
  await shown.findByRole('list');
  expect(linesOf(shown)[0]).toBe('View a1,191 · أعلى من 1,000الأصوات · 2 مارس 2026');
});

test('says when none is crossed, and how there could be one', async () => {
  const { unmount } = open([state('a'), state('b')]);
  expect(await (await strip()).findByText('None crossed. 2 thresholds are watched.')).toBeInTheDocument();
  unmount();
  open([]);
  const shown = await strip();
  expect(await shown.findByText(/^No threshold yet/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Open Explore' })).toHaveAttribute('href', '/admin/analytics?tab=explore');
});

test('tells that figures are being prepared; what could not be read is read again', async () => {
  const preparing = { message: 'Not yet', code: 'ANALYTICS_UNAVAILABLE', params: { percent: 40 } };
  const { unmount } = open(() => answer(503, preparing));
  expect(await (await strip()).findByText(/40%/)).toBeInTheDocument();
  unmount();
  let turn = 0;
  open(() => (turn++ === 0 ? problem(500, 'INTERNAL') : answer(200, crossed)));
  const shown = await strip();
  await userEvent.click(await shown.findByRole('button', { name: 'Try again' }));
  expect(await shown.findAllByRole('listitem')).toHaveLength(2);
});

test('who may not read figures is not shown any', async () => {
  const { requests } = open(crossed, '/admin/today', 'moderator');
  await screen.findByText('Newest comments');
  expect(screen.queryByRole('region', { name: 'Thresholds' })).not.toBeInTheDocument();
  expect(sent(requests, 'GET /api/analytics/thresholds')).toBeUndefined();
});

test('a view is saved with a threshold, which shares have in percent', async () => {
  const { requests } = openNotebook(
    {
      'GET /api/analytics/metrics/visitToVote': () => problem(500, 'INTERNAL'),
      'POST /api/analytics/notebook': ({ body }) => answer(201, entry('new', body as object)),
    },
    '/admin/analytics?tab=explore&metric=visitToVote',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Keep in notebook' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(dialog.getByLabelText('Tell me when the value is'));
  await userEvent.click(dialog.getByRole('option', { name: 'Below a threshold' }));
  const value = dialog.getByLabelText('Threshold, in percent');
  await save();
  expect(dialog.getByText('Required')).toBeInTheDocument();
  await userEvent.type(value, '1e30');
  await save();
  expect(dialog.getByText(/^A number up to /)).toBeInTheDocument();
  await userEvent.clear(value);
  await userEvent.type(value, '7.3');
  await save();
  await screen.findByText('Kept in the notebook');
  const { body } = sent(requests, 'POST /api/analytics/notebook')!;
  expect(body).toMatchObject({ view: shareView, threshold: { direction: 'below', value: 0.073 } });
});

test('the notebook tells a threshold, which can be changed and taken away', async () => {
  const saved = entry('v', { view: shareView, threshold: { direction: 'above', value: 0.07 } });
  const { requests } = openNotebook({
    'GET /api/analytics/notebook': pageOf(saved),
    'PUT /api/analytics/notebook/v': ({ body }) => answer(200, { ...saved, ...(body as object), revision: 1 }),
  });
  expect(await screen.findByText(/^Threshold: above .*7%/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Entry v' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Threshold, in percent')).toHaveValue(7);
  await userEvent.click(dialog.getByLabelText('Tell me when the value is'));
  await userEvent.click(dialog.getByRole('option', { name: 'No threshold' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(requests, 'PUT /api/analytics/notebook/v')?.body).toEqual({ threshold: null }));
});
