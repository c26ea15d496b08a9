import type { Sealed } from '@henna/domain';
import fc from 'fast-check';

/** One step of a random log: what to try, and three numbers that choose on what. */
export type Intent = readonly [kind: number, a: number, b: number, c: number];

const intent: fc.Arbitrary<Intent> = fc.tuple(fc.nat(99), fc.nat(30), fc.nat(30), fc.nat(400));
export const intents = fc.array(intent, { minLength: 1, maxLength: 150 });

/** Steps of few people on few products, with many votes, ratings, comments and resets. */
export const disputes: fc.Arbitrary<readonly Intent[]> = fc.array(
  fc.tuple(fc.constantFrom(0, 20, 20, 40, 40, 50, 60, 60, 70, 70, 74, 79), fc.nat(6), fc.nat(14), fc.nat(30)),
  { minLength: 1, maxLength: 80 },
);

/** Steps of every kind, among which all votes, ratings or comments are replaced and brought back. */
export const replacements: fc.Arbitrary<readonly Intent[]> = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(100, 100, 20, 40, 50, 50, 60, 74), fc.nat(12), fc.nat(14), fc.nat(30)),
    fc.tuple(fc.nat(99), fc.nat(6), fc.nat(14), fc.nat(30)),
  ),
  { minLength: 1, maxLength: 100 },
);

/** The same long list of steps for the same seed. */
export const manyIntents = (seed: number, count: number): readonly Intent[] =>
  fc.sample(intent, { seed, numRuns: count });

/** Noon of a day, counted from 2025-01-01. */
export const time = (days: number) => new Date(Date.UTC(2025, 0, 1, 12) + days * 86_400_000).toISOString();
export const sealed = (text: string): Sealed => ({ k: 'key', n: 'nonce', c: text, t: 'tag' });
export const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];
