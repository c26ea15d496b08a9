import { randomBytes } from 'node:crypto';
import { seal, unseal } from './seal.ts';

const place = { stream: 'comment-1', eventId: 'event-1', field: 'content' };
const key = randomBytes(32);

test('a sealed field opens with its key in its place', () =>
  expect(unseal(seal('نص with 💄', 'person', key, place), key, place)).toBe('نص with 💄'));

test('it holds no plain text', () =>
  expect(JSON.stringify(seal('a secret', 'person', key, place))).not.toContain('secret'));

test.each([
  ['another key', randomBytes(32), place],
  ['another stream', key, { ...place, stream: 'comment-2' }],
  ['another event', key, { ...place, eventId: 'event-2' }],
  ['another field', key, { ...place, field: 'firstName' }],
])('it does not open with %s', (_, otherKey, otherPlace) =>
  expect(unseal(seal('a secret', 'person', key, place), otherKey, otherPlace)).toBeNull(),
);

test('it does not open with a shortened tag', () => {
  const sealed = seal('a secret', 'person', key, place);
  const t = Buffer.from(sealed.t, 'base64').subarray(0, 12).toString('base64');
  expect(unseal({ ...sealed, t }, key, place)).toBeNull();
});
