import { hash } from '@node-rs/argon2';
import { hashParameters, isOutdated } from './password-hash.ts';

test('a hash made now is not outdated', async () =>
  expect(isOutdated(await hash('a long enough password', hashParameters))).toBe(false));

test.each([
  ['less memory', '$argon2id$v=19$m=4096,t=2,p=1$c2FsdHNhbHQ$aGFzaA'],
  ['fewer passes', '$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA'],
  ['more lanes', '$argon2id$v=19$m=19456,t=2,p=4$c2FsdHNhbHQ$aGFzaA'],
  ['another variant', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'],
  ['an older version', '$argon2id$v=16$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA'],
  ['another function', '$2b$12$abcdefghijklmnopqrstuv'],
])('one with %s is', (_, stored) => expect(isOutdated(stored)).toBe(true));
