import type { RecordedHennaEvent } from '@henna/domain';
import { Pseudonyms } from './pseudonyms.ts';
import { eventLine, peopleOf } from './event-line.ts';

const at = '2026-03-01T10:11:12.345Z';
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
const pseudonyms = new Pseudonyms(Buffer.alloc(32, 7));

test('a line holds neither the person nor their words', () => {
  const posted = event(
    'CommentPosted',
    {
      commentId: 'c',
      productId: 'p',
      userId: 'layla',
      replyTo: 'b',
      postedAt: '2026-03-01T10:11:12.345Z',
      content: sealed,
      more: [{ memberId: 'layla', name: sealed }],
    },
    { kind: 'member', id: 'layla', role: 'member' },
  );
  const line = eventLine(posted, pseudonyms);
  const layla = pseudonyms.person('comment', 'p', 'layla');
  expect(JSON.stringify(line).toLowerCase()).not.toMatch(/layla|words/);
  expect(line).toMatchObject({
    position: '7',
    id: pseudonyms.record('event'),
    actAt: '2026-03-01T10:00:00.000Z',
    actor: { kind: 'member', id: layla },
    correlationId: pseudonyms.record('event'),
    data: {
      commentId: pseudonyms.record('c'),
      productId: 'p',
      userId: layla,
      replyTo: pseudonyms.record('b'),
      postedAt: '2026-03-01T10:00:00.000Z',
      content: null,
      more: [{ memberId: layla, name: null }],
    },
  });
});

test('staff are known by their token', () => {
  const byDesk = event('BrandRemoved', { brandId: 'b' }, { kind: 'token', id: 'desk', role: 'admin' });
  expect(eventLine(byDesk, pseudonyms).actor).toEqual({ kind: 'token', role: 'admin', id: 'desk' });
  expect(eventLine(byDesk, pseudonyms).actAt).toBe('2026-03-02T00:00:00.000Z');
});

test('a person has another pseudonym for each kind of act and each product', () => {
  const actor = { kind: 'member', id: 'layla', role: 'member' };
  const seen = [
    ['VoteCast', 'p', { optionId: 'o', vote: 'Good', castAt: at }],
    ['VoteCast', 'q', { optionId: 'o', vote: 'Good', castAt: at }],
    ['RatingGiven', 'p', { stars: 4, givenAt: at }],
    ['CommentPosted', 'p', { postedAt: at }],
    ['CommentReported', 'p', { reason: 'spam', reportedAt: at }],
  ] as const;
  const ids = seen.map(([type, productId, data]) => {
    const line = eventLine(event(type, { productId, userId: 'layla', ...data }, actor), pseudonyms);
    expect(line.actor.id).toBe(line.data['userId']);
    expect(line).toMatchObject({ data: { productId } });
    return line.data['userId'];
  });
  expect(new Set(ids).size).toBe(seen.length);
  const again = eventLine(
    event('VoteWithdrawn', { productId: 'p', userId: 'layla', withdrawnAt: at }, actor),
    pseudonyms,
  );
  expect(again.data['userId']).toBe(ids[0]);
});

test('who visits is known for one product on one day', () => {
  const visit = (productId: string, visitedAt: string, userId?: string) => {
    const actor = userId
      ? { kind: 'member', id: userId, role: 'member' }
      : { kind: 'visitor', id: 'key', role: 'visitor' };
    const line = eventLine(event('ProductVisited', { productId, visitedAt, visit: 'key', userId }, actor), pseudonyms);
    expect(line.actor.id).toBeNull();
    expect(Object.keys(line.data).toSorted()).toEqual(['productId', 'visit', 'visitedAt']);
    return line.data['visit'];
  };
  const first = visit('p', '2026-03-01T10:11:12.345Z', 'layla');
  expect(visit('p', '2026-03-01T23:59:59.999Z', 'layla')).toBe(first);
  const others = [
    visit('p', '2026-03-02T00:00:00.000Z', 'layla'),
    visit('q', '2026-03-01T10:11:12.345Z', 'layla'),
    visit('p', '2026-03-01T10:11:12.345Z'),
    visit('p', '2026-03-01T10:11:12.345Z', 'noor'),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

test('of members and profiles neither the hour nor what they chose is seen', () => {
  const actor = { kind: 'member', id: 'layla', role: 'member' };
  const created = event(
    'ProfileCreated',
    { userId: 'layla', favoriteCategories: ['oud'], isPublic: false, createdAt: at },
    actor,
  );
  expect(eventLine(created, pseudonyms)).toMatchObject({
    at: '2026-03-02T00:00:00.000Z',
    actAt: '2026-03-02T00:00:00.000Z',
    data: { favoriteCategories: null, isPublic: false, createdAt: '2026-03-01T00:00:00.000Z' },
  });
});

test('a text of a member’s act that is not known to be harmless is taken for an id', () => {
  const later = event('VoteBlessed', { userId: 'layla', source: 'layla' }, { kind: 'system', id: 's', role: 'system' });
  expect(eventLine(later, pseudonyms).data['source']).toBe(pseudonyms.record('layla'));
  const unknown = event('LinkMade', { memberId: 'layla' }, { kind: 'token', id: 'desk', role: 'admin' });
  expect(eventLine(unknown, pseudonyms).data['memberId']).toBe(pseudonyms.person('member', null, 'layla'));
});

test('what an analyst wrote to an entry of the notebook is left out, as reasons are', () => {
  const data = { viewId: 'v', from: { note: null }, to: { note: 'Layla asked' }, changedBy: 'ana' };
  const line = eventLine(
    event('SavedViewChanged', data, { kind: 'token', id: 'ana', name: 'ana', role: 'analyst' }),
    pseudonyms,
  );
  expect(line.data).toEqual({ ...data, to: { note: null } });
  expect(JSON.stringify(line)).not.toMatch(/Layla/);
});

test('everybody whom an event names is found', () => {
  const report = event('CommentReported', { userId: 'a', authorId: 'b' }, { kind: 'member', id: 'c', role: 'member' });
  expect(peopleOf(report)).toEqual(['a', 'b', 'c']);
});
