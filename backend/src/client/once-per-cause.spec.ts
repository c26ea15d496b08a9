import { oncePerCause } from './once-per-cause.ts';

test('a cause is told once, and no flood of causes', () => {
  const told: unknown[] = [];
  const tell = oncePerCause((error) => told.push(error));
  const away = new Error('The store is away');
  tell(away);
  tell(new Error('The store is away'));
  tell('a word');
  expect(told).toEqual([away, 'a word']);
  for (let cause = 0; cause < 100; cause++) tell(new Error(`Product ${cause}`));
  expect(told).toHaveLength(20);
});
