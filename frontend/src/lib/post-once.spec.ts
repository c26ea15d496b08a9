import { answer, fakeServer, problem } from '../testing/fake-server.ts';
import { postOnce } from './post-once.ts';

const post = (content: string) => postOnce('/api/comments', { content }).catch(() => null);

const keysOf = async (answers: Response[], contents: string[]) => {
  const requests = fakeServer({ 'POST /api/comments': () => answers.shift()! });
  for (const content of contents) await post(content);
  return requests.map(({ headers }) => headers.get('Idempotency-Key'));
};

test('the same again after no answer has the same key', async () => {
  const [first, second, third] = await keysOf(
    [problem(503, 'STORE_UNAVAILABLE'), problem(500, 'INTERNAL'), answer(201, {})],
    ['Lovely', 'Lovely', 'Lovely'],
  );
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([second, third]).toEqual([first, first]);
});

test('the same again after an answer is another request', async () => {
  const answers = [answer(201, {}), problem(400, 'INVALID'), answer(201, {})];
  expect(new Set(await keysOf(answers, ['Good', 'Good', 'Good'])).size).toBe(3);
});

test('another text has another key', async () => {
  const [first, second] = await keysOf([problem(503, 'STORE_UNAVAILABLE'), answer(201, {})], ['One', 'Another']);
  expect(second).not.toBe(first);
});
