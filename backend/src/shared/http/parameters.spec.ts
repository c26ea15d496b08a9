import { parseRevision } from './parameters.ts';

it.each([
  [undefined, undefined],
  ['*', '*'],
  ['0', '0'],
  ['"12"', '12'],
  ['W/"3"', '3'],
  ['-1', '-1'],
])('reads If-Match %s as %s', (header, revision) => expect(parseRevision(header)).toBe(revision));

it.each(['', '""', 'x', '03', '-2', '1.5', '1e3', '"1", "2"', 'W/"x', '9'.repeat(20)])(
  'refuses If-Match %s',
  (header) =>
    expect(() => parseRevision(header)).toThrow(expect.objectContaining({ status: 400, code: 'INVALID_REVISION' })),
);
