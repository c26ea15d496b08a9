import { logOncePerCause } from './log-once.ts';

test('logs a cause once, and no flood of causes', () => {
  const logged: unknown[] = [];
  const logOnce = logOncePerCause((error) => logged.push(error));
  const away = new Error('The store is away');
  logOnce(away);
  logOnce(new Error('The store is away'));
  logOnce('a word');
  expect(logged).toEqual([away, 'a word']);
  for (let cause = 0; cause < 100; cause++) logOnce(new Error(`Product ${cause}`));
  expect(logged).toHaveLength(20);
});
