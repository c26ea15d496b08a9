import { randomUUID } from 'node:crypto';
import { IdFingerprints } from './id-fingerprints.ts';

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

it('knows every id that was added, and nearly every one that was not', () => {
  const fingerprints = new IdFingerprints();
  const added = ids(50_000);
  for (const id of [...added, ...added.slice(0, 100)]) fingerprints.add(id);
  expect(added.every((id) => fingerprints.mayHave(id))).toBe(true);
  expect(ids(50_000).filter((id) => fingerprints.mayHave(id)).length).toBeLessThan(20);
  expect(fingerprints.size).toBeGreaterThan(49_980);
  expect(fingerprints.size).toBeLessThanOrEqual(50_000);
});

it('has none at first', () => {
  expect(['', 'a', randomUUID()].some((id) => new IdFingerprints().mayHave(id))).toBe(false);
});
