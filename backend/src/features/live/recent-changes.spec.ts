import fc from 'fast-check';
import { RecentChanges } from './recent-changes.ts';

test('tells what changed as the whole list of changes would, and says when it has forgotten', () => {
  const topics = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(topics, { maxLength: 30 }), topics, fc.nat(31), (changes, topics, since) => {
      const recent = new RecentChanges(0n, 3);
      changes.forEach((changed, index) => recent.record(changed, BigInt(index + 1)));
      const result = recent.changedSince(topics, BigInt(since));
      const truth = changes.slice(since).some((changed) => changed.some((topic) => topics.includes(topic)));
      if (result !== undefined) expect(result).toBe(truth);
      else expect(new Set(changes.flat()).size).toBeGreaterThan(3);
    }),
  );
});

test('nothing is known of what happened before it began', () => {
  const recent = new RecentChanges(10n);
  expect(recent.changedSince(['a'], 9n)).toBeUndefined();
  expect(recent.changedSince(['a'], 10n)).toBe(false);
});
