import { answer, fakeServer } from '../testing/fake-server.ts';
import { addressOf, ApiError, request } from './api.ts';

const failureOf = (response: Response): Promise<ApiError> => {
  fakeServer({ 'GET /api/x': () => response });
  return request('/api/x').then(
    () => {
      throw new Error('the request should have failed');
    },
    (error: unknown) => error as ApiError,
  );
};

test.each([
  ['the message of the body', new Response('{"message":"No","error":"Bad"}', { status: 400 }), 'No'],
  ['else its error', new Response('{"error":"Bad"}', { status: 400 }), 'Bad'],
  ['else the status text', new Response('{}', { status: 400, statusText: 'Bad Request' }), 'Bad Request'],
  ['not JSON: all there is', new Response('<h1>', { status: 502, statusText: 'Bad Gateway' }), '502 Bad Gateway <h1>'],
  ['nothing at all: the status', new Response(null, { status: 503, statusText: 'Unavailable' }), '503 Unavailable'],
])('a failure says %s', async (_case, response, message) => {
  expect((await failureOf(response)).message).toBe(message);
});

test('a failure carries status, code and fields', async () => {
  const fields = [{ field: 'email', message: 'Required' }];
  const error = await failureOf(answer(400, { message: 'No', code: 'INVALID', fields, correlationId: 'c1' }));
  expect(error).toMatchObject({ status: 400, code: 'INVALID', fields, correlationId: 'c1' });
});

test('no content is null', async () => {
  fakeServer({ 'DELETE /api/x': () => answer(204) });
  expect(await request('/api/x', { method: 'DELETE' })).toBeNull();
});

test('a body is sent as JSON, with credentials', async () => {
  const seen: RequestInit[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (_input, init) => {
    if (init) seen.push(init);
    return answer(200, {});
  };
  await request('/api/x', { method: 'POST', body: { a: 1 } });
  globalThis.fetch = original;
  expect(seen).toMatchObject([
    { credentials: 'include', body: '{"a":1}', headers: { 'Content-Type': 'application/json' } },
  ]);
});

test('no answer at all is status 0', async () => {
  fakeServer({ 'GET /api/x': () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(request('/api/x')).rejects.toMatchObject({ status: 0 });
});

test.each([
  [['/api/brands'], '/api/brands'],
  [
    ['/api/products', { category: 'hair care', brand: '', page: 2, q: undefined }],
    '/api/products?category=hair+care&page=2',
  ],
  [['/api/products', 'a/b', 'votes', 'user', 'u 1'], '/api/products/a%2Fb/votes/user/u%201'],
  [['/api/products', 'p1', 'comments', { page: 1 }], '/api/products/p1/comments?page=1'],
] as const)('the key %j stands for %s', (key, address) => {
  expect(addressOf(key)).toBe(address);
});
