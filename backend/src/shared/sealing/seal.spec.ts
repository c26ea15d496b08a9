import { randomBytes } from 'node:crypto';
import { seal, unseal } from './seal.ts';

const context = { stream: 'comment-1', eventId: 'event-1', field: 'content' };
const key = randomBytes(32);

test('a sealed field opens with its key in its place', () =>
  expect(unseal(seal('نص with 💄', 'person', key, context), key, context)).toBe('نص with 💄'));

test('it holds no plain text', () =>
  expect(JSON.stringify(seal('a secret', 'person', key, context))).not.toContain('secret'));

test.each([
  ['another key', randomBytes(32), context],
  ['another stream', key, { ...context, stream: 'comment-2' }],
  ['another event', key, { ...context, eventId: 'event-2' }],
  ['another field', key, { ...context, field: 'firstName' }],
])('it does not open with %s', (_, otherKey, otherContext) =>
  expect(unseal(seal('a secret', 'person', key, context), otherKey, otherContext)).toBeNull(),
);

test('it does not open with a shortened tag', () => {
  const sealed = seal('a secret', 'person', key, context);
  const t = Buffer.from(sealed.t, 'base64').subarray(0, 12).toString('base64');
  expect(unseal({ ...sealed, t }, key, context)).toBeNull();
});
