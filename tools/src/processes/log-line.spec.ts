import { expect, it } from '@jest/globals';
import { readableLogLine } from './log-line.ts';

const time = new Date(2026, 10, 23, 16, 5, 9).getTime();
const line = (entry: object) =>
  readableLogLine(JSON.stringify({ level: 30, time, pid: 7, hostname: 'here', ...entry }));

it('shows a request in one short line', () =>
  expect(
    line({
      req: { method: 'GET', url: '/api/site' },
      res: { statusCode: 200 },
      responseTime: 3,
      msg: 'request completed',
    }),
  ).toBe('16:05:09 info GET /api/site 200 3 ms'));

it('shows the source, the fields and the error', () => {
  expect(line({ log: 'security', outcome: 'refused', status: 401, correlationId: 'c', msg: 'sign in' })).toBe(
    '16:05:09 info security: sign in outcome=refused status=401',
  );
  expect(
    line({ level: 40, part: 'projections', err: { message: 'no store', stack: 'at …' }, msg: 'tried again' }),
  ).toBe('16:05:09 warn projections: tried again (no store)');
});

it('leaves other lines as they are', () => {
  expect(readableLogLine('{ "a": 1')).toBe('{ "a": 1');
  expect(readableLogLine('{"a":1}')).toBe('{"a":1}');
});
