import { answer, fakeServer, type FakeRequest } from '../testing/fake-server.ts';
import { createQueryClient } from './query-client.ts';
import { read, request } from './api.ts';

const write = (headers: Record<string, string>) => () => new Response('{}', { status: 201, headers });
const minPosition = ({ headers }: FakeRequest) => headers.get('X-Min-Position');

test('after a command that the read models had not followed, reads wait for it until they have', async () => {
  const lagging = { 'X-Position': '70', 'X-Projection-Pending': 'true' };
  let lags = true;
  const requests = fakeServer({
    'POST /api/x': write(lagging),
    'GET /api/x': () => new Response('{"votes":4}', { headers: lags ? { 'X-Projection-Pending': 'true' } : {} }),
  });
  const client = createQueryClient();
  const fetch = () => client.fetchQuery({ queryKey: ['/api/x'], queryFn: read, staleTime: 0 });
  await request('/api/x', { method: 'POST', body: {} });
  client.setQueryData(['/api/x'], { votes: 5 });

  expect(await fetch()).toEqual({ votes: 5 });
  lags = false;
  expect(await fetch()).toEqual({ votes: 4 });
  await fetch();
  expect(requests.slice(1).map(minPosition)).toEqual(['70', '70', null]);
});

test('a command that everything has followed asks nothing of later reads', async () => {
  const requests = fakeServer({ 'POST /api/x': write({ 'X-Position': '71' }), 'GET /api/x': () => answer(200, {}) });
  await request('/api/x', { method: 'POST', body: {} });
  await request('/api/x');
  expect(requests.map(minPosition)).toEqual([null, null]);
});

test('a read of which nothing is shown yet is asked for until it holds what was written, and not for ever', async () => {
  const lagging = { 'X-Position': '72', 'X-Projection-Pending': 'true' };
  let behind = 2;
  const requests = fakeServer({
    'POST /api/x': write(lagging),
    'GET /api/x': () =>
      new Response(`{"behind":${behind}}`, { headers: behind-- > 0 ? { 'X-Projection-Pending': 'true' } : {} }),
  });
  await request('/api/x', { method: 'POST', body: {} });
  expect(await request('/api/x')).toEqual({ behind: 0 });

  await request('/api/x', { method: 'POST', body: {} });
  behind = 99;
  requests.length = 0;
  expect(await request('/api/x')).toEqual({ behind: 95 });
  expect(requests).toHaveLength(5);
});
