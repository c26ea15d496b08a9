import { restoreResponse, RestoreTally } from './restore-jobs.ts';

const job = {
  ...({ _id: 'r', status: 'running', message: null, section: 'votes', total: 9, done: 4, success: 4 } as const),
  ...{ skipped: 0, failed: 0, errors: [], finishedAt: null, startedAt: new Date(0) },
  by: { kind: 'token', id: 'desk', name: 'desk', role: 'admin' } as const,
  heldUntil: new Date(1_000),
};

test('a restore that nobody is at any more was cut off, and says what to do', () => {
  expect(restoreResponse(job, 900)).toMatchObject({ id: 'r', by: 'desk', status: 'running', message: null });
  expect(restoreResponse(job, 1_001)).toMatchObject({
    ...{ status: 'cut', section: 'votes', done: 4 },
    message: expect.stringContaining('cut off'),
  });
  expect(restoreResponse({ ...job, status: 'done' }, 1_001)).toMatchObject({ status: 'done', message: null });
});

test('every record counts once, and a withdrawn root when it is posted and when it is withdrawn', () => {
  const tally = new RestoreTally(
    new Map([
      ['erased', 3],
      ['votes', 2],
      ['withdrawnRoots', 1],
    ] as const),
  );
  expect(tally.total).toBe(4);
  tally.section = 'votes';
  tally.countWritten(7n);
  tally.countWritten(5n);
  tally.countSkipped();
  tally.addRefused(2, { code: 'INVALID', message: 'is missing' });
  expect(tally).toMatchObject({
    done: 4,
    position: 7n,
    refused: [{ section: 'votes', row: 2, code: 'INVALID', message: 'is missing' }],
  });
});
