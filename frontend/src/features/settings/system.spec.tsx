import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../components/toast/toasts.ts';
import { answer, fakeServer, problem, type Answer, type FakeRequest } from '../../testing/fake-server.ts';
import { siteWith } from '../../testing/lists.ts';
import { renderApp } from '../../testing/render-app.tsx';
import '../../testing/no-media-matches.ts';

const at = '2026-01-01T00:00:00.000Z';
const view = (name: string, more: object = {}) => ({
  view: name,
  build: 1,
  version: 3,
  position: '4711',
  parked: 0,
  parkedEvents: [],
  rebuild: null,
  ...more,
});
const rebuild = (state: string, more: object = {}) => ({
  state,
  requestedAt: at,
  requestedBy: 'desk',
  updatedAt: at,
  taken: 500,
  share: 0.25,
  secondsLeft: 75,
  error: null,
  ...more,
});
const status = (views: object[]) => ({
  version: '1.2.3',
  startedAt: at,
  stores: {
    events: { kind: 'embedded', answers: true, milliseconds: 2 },
    documents: { kind: 'server', answers: false, milliseconds: null },
  },
  workerAtWork: true,
  logPosition: '4712',
  position: '4711',
  lagMilliseconds: 12,
  lanes: [
    { lane: 'fast', workerAtWork: true, position: '4711', lagMilliseconds: 12 },
    { lane: 'slow', workerAtWork: false, position: '-1', lagMilliseconds: null },
  ],
  views,
});
const site = (views: object[], role = 'admin', more: Record<string, Answer> = {}): Record<string, Answer> => ({
  ...siteWith(1),
  'POST /api/admin/auth': { valid: true, name: 'desk', role },
  'GET /api/health': { status: 'ok', position: '42', degraded: [], problems: [] },
  'GET /api/voting-options': { options: ['Good', 'Bad'], labels: {}, tones: {}, revision: 1 },
  'GET /api/admin/system': () => answer(200, status(views)),
  ...more,
});

beforeEach(() => localStorage.setItem('admin-token', 'right'));
afterEach(() => {
  clearToasts();
  localStorage.clear();
});

test('tells of stores, worker, lag and version below the four rows', async () => {
  fakeServer(site([view('product')]));
  renderApp('/admin/settings');
  const region = await screen.findByRole('region', { name: 'System Information' });
  await waitFor(() => expect(region).toHaveTextContent('Embedded · answers in 2 ms'));
  expect(region).toHaveTextContent(/Database Status\s*Connected.*Storage Type\s*In-Memory/);
  expect(region).toHaveTextContent('Server · Not connected');
  expect(region).toHaveTextContent(/Lag of the views12 ms/);
  expect(region).toHaveTextContent('1.2.3');
  expect(screen.getByRole('region', { name: 'System Information' })).toHaveTextContent('Views and rebuilds');
});

test('the lanes say who works on them and how far they are', async () => {
  fakeServer(site([view('product', { position: '-1' })]));
  renderApp('/admin/views');
  const lanes = await screen.findByRole('table', { name: 'Lanes' });
  expect(lanes).toHaveTextContent(/What pages showRunning4,71112 ms/);
  expect(lanes).toHaveTextContent(/What only staff readsNot running–/);
  expect(screen.getByText('The log ends at position 4,712.')).toBeInTheDocument();
  expect(screen.getByText('Version 3 · build 1 · position –')).toBeInTheDocument();
});

test('an administrator has a view built anew, and sees how far it is', async () => {
  const views = [view('product'), view('brand')];
  const requests = fakeServer(
    site(views, 'admin', {
      'POST /api/admin/system/rebuilds': () => {
        views[0] = view('product', { rebuild: rebuild('running') });
        return answer(202, rebuild('requested'));
      },
    }),
  );
  renderApp('/admin/views');
  await userEvent.click(await screen.findByRole('button', { name: 'Rebuild product' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Rebuild product?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Rebuild' }));
  expect(await screen.findByRole('progressbar', { name: 'Rebuild of product' })).toHaveAttribute('value', '0.25');
  expect(screen.getByText(/25% · 500 events · 1:15 left/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rebuild product' })).toBeDisabled();
  expect(requests.find(({ path }: FakeRequest) => path.endsWith('/rebuilds'))?.body).toEqual({ view: 'product' });
});

test('parked events say what was wrong, and are tried again by a rebuild', async () => {
  const parkedEvents = [{ position: '99', type: 'VoteCast', stream: 'ballot-1', reason: 'no product 1', parkedAt: at }];
  fakeServer(site([view('vote', { parked: 2, parkedEvents, rebuild: rebuild('failed', { error: 'out of memory' }) })]));
  renderApp('/admin/views');
  expect(await screen.findByText('2 events could not be processed')).toBeInTheDocument();
  expect(screen.getByText('no product 1')).toBeInTheDocument();
  expect(screen.getByText('out of memory')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again by rebuilding vote' })).toBeEnabled();
});

test('others look on, and what can’t be read can be tried again', async () => {
  fakeServer(site([view('vote')], 'moderator'));
  const { unmount } = renderApp('/admin/views');
  expect(await screen.findByText('vote')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Rebuild/ })).not.toBeInTheDocument();
  unmount();
  fakeServer(site([], 'admin', { 'GET /api/admin/system': () => problem(400, 'BAD') }));
  renderApp('/admin/views');
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
});
