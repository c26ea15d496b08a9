import { parseIsoDate } from './parse-iso-date.ts';

test.each(['2026-02-28', '2024-02-29', '2000-02-29T10:00:00Z', '2026-12-31T23:59:59.999+03:00', '0004-02-29'])(
  '%s is a moment',
  (text) => {
    expect(parseIsoDate(text)).toBe(Date.parse(text));
  },
);

test.each([
  '2026-02-29',
  '2026-02-30T00:00:00Z',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '',
  'now',
])('%j is none', (text) => {
  expect(parseIsoDate(text)).toBeNaN();
});
