import { newRecoveryCodes, newSecret, otpauthUrl, recoveryCodeHash, timeStepOf } from './one-time-codes.ts';

/** The secret of the test vectors of RFC 6238, appendix B: `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [20000000000, '353130', 666666666],
])('at %i s the code of RFC 6238 is %s', (seconds, code, step) =>
  expect(timeStepOf(secret, code, seconds * 1_000)).toBe(step),
);

test('codes of the steps before and after count, others do not', () => {
  const at = (seconds: number) => timeStepOf(secret, '287082', seconds * 1_000);
  expect([0, 29, 30, 59, 60, 89].map(at)).toEqual([1, 1, 1, 1, 1, 1]);
  expect([90, 3_600].map(at)).toEqual([null, null]);
});

test('blanks and scripts of digits make no difference; what is no code is none', () => {
  for (const code of [' 287 082 ', '٢٨٧٠٨٢', '۲۸۷۰۸۲', '２８７０８２'])
    expect(timeStepOf(secret, code, 59_000)).toBe(1);
  for (const code of ['', '28708', '2870820', '287083', 'abcdef', 'ééé', '😀😀'])
    expect(timeStepOf(secret, code, 59_000)).toBeNull();
});

test('each secret is new, has 160 bits, and stands in the address for apps', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const url = new URL(otpauthUrl(one, 'amal@example.org'));
  expect(decodeURIComponent(url.pathname)).toContain('Henna:amal@example.org');
  expect(url.protocol).toBe('otpauth:');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Henna', secret: one, digits: '6' });
});

test('ten recovery codes, each another one', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{6}-){3}[0-9a-hjkmnp-tv-z]{6}$/);
});

test('a recovery code is the same however it is typed', () => {
  const hash = recoveryCodeHash('01abcd-234567-89efgh-jkmnpq');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(recoveryCodeHash(' OLABCD 234567 89EFGH JKMNPQ')).toBe(hash);
  expect(recoveryCodeHash('01abcd-234567-89efgh-jkmnpr')).not.toBe(hash);
});
