import type { RecordedHennaEvent } from '@henna/contracts';
import { actTime, peopleOf, publicEvent } from './public-event.ts';

const sealed = { k: 'layla', n: 'n', c: 'words', t: 't' };
const event = (type: string, data: object, actor: object): RecordedHennaEvent =>
  ({
    type,
    data,
    id: 'event',
    stream: 'comment-c.layla',
    revision: 0n,
    position: 7n,
    metadata: {
      actor,
      commandId: 'x',
      correlationId: 'x',
      at: '2026-03-02T00:00:00.000Z',
      schema: 1,
      origin: 'screen',
      reason: 'Layla asked',
    },
  }) as unknown as RecordedHennaEvent;
const pseudonym = (id: string) => `<${id.length}>`;

test('a line holds neither the person nor their words', () => {
  const posted = event(
    'CommentPosted',
    {
      commentId: 'c',
      userId: 'layla',
      postedAt: '2026-03-01T00:00:00.000Z',
      content: sealed,
      more: [{ memberId: 'layla', name: sealed }],
    },
    { kind: 'member', id: 'layla', role: 'member' },
  );
  const line = publicEvent(posted, pseudonym);
  expect(JSON.stringify(line).toLowerCase()).not.toMatch(/layla|words/);
  expect(line).toMatchObject({
    position: '7',
    actAt: '2026-03-01T00:00:00.000Z',
    actor: { kind: 'member', id: '<5>' },
    data: { commentId: 'c', userId: '<5>', content: null, more: [{ memberId: '<5>', name: null }] },
  });
});

test('the house is known by its token, a visitor by nothing, a visit by a pseudonym', () => {
  const byDesk = event('BrandRemoved', { brandId: 'b' }, { kind: 'token', id: 'desk', role: 'admin' });
  expect(publicEvent(byDesk, pseudonym).actor).toEqual({ kind: 'token', role: 'admin', id: 'desk' });
  expect(actTime(byDesk)).toBe('2026-03-02T00:00:00.000Z');
  const visit = event(
    'ProductVisited',
    { productId: 'p', visit: 'key' },
    { kind: 'visitor', id: 'key', role: 'visitor' },
  );
  expect(publicEvent(visit, pseudonym)).toMatchObject({ actor: { id: null }, data: { visit: '<3>' } });
});

test('what an analyst wrote to an entry of the notebook is left out, as reasons are', () => {
  const data = { viewId: 'v', from: { note: null }, to: { note: 'Layla asked' }, changedBy: 'ana' };
  const line = publicEvent(
    event('SavedViewChanged', data, { kind: 'token', id: 'ana', name: 'ana', role: 'analyst' }),
    pseudonym,
  );
  expect(line.data).toEqual({ ...data, to: { note: null } });
  expect(JSON.stringify(line)).not.toMatch(/Layla/);
});

test('everybody whom an event names is found', () => {
  const report = event('CommentReported', { userId: 'a', authorId: 'b' }, { kind: 'member', id: 'c', role: 'member' });
  expect(peopleOf(report)).toEqual(['a', 'b', 'c']);
});
