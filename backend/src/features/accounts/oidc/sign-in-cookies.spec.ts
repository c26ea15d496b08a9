import { randomBytes } from 'node:crypto';
import { SealedCookie } from './sign-in-cookies.ts';

const key = randomBytes(32);
const cookie = new SealedCookie<{ state: string }>('sign-in', '/api/login', key, true);
const written = cookie.encode({ state: 'حالة' }, 1_000);

test('it reads what it wrote, for ten minutes', () => {
  expect(cookie.decode(written, 1_000 + 599_999)).toEqual({ state: 'حالة' });
  expect(cookie.decode(written, 1_000 + 600_000)).toBeUndefined();
});

test('it shows nothing of it', () => expect(Buffer.from(written, 'base64url').toString()).not.toContain('state'));

test.each([
  ['another key', new SealedCookie('sign-in', '/api/login', randomBytes(32), true)],
  ['another name', new SealedCookie('other', '/api/login', key, true)],
])('%s does not read it', (_, other) => expect(other.decode(written, 2_000)).toBeUndefined());

test.each(['', '.', '..', 'a.b.c', written.slice(0, -2), `${written}.x`.replace(/^./, '~')])('%j is none', (value) =>
  expect(cookie.decode(value, 2_000)).toBeUndefined(),
);
