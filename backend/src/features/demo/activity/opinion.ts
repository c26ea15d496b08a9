import type { Random } from '../../../shared/random.ts';
import type { Tone } from './activity.ts';
import { normal, weighted } from './chances.ts';

const starsByTone: Readonly<Record<Exclude<Tone, 'question'>, (random: Random) => number>> = {
  praise: oneOf({ 5: 68, 4: 32 }),
  tip: oneOf({ 5: 42, 4: 44, 3: 14 }),
  doubt: oneOf({ 3: 42, 2: 38, 1: 20 }),
};

function oneOf(shares: Readonly<Record<number, number>>) {
  return (random: Random) => Number(weighted(Object.entries(shares), ([, share]) => share)(random)[0]);
}

/** The tone of a comment on a product that people find so good (0 to 1). */
export const toneOn = (random: Random, quality: number): Tone =>
  weighted<[Tone, number]>(
    [
      ['praise', 0.18 + 0.5 * quality],
      ['doubt', 0.5 - 0.46 * quality],
      ['tip', 0.19],
      ['question', 0.12],
    ],
    ([, share]) => share,
  )(random)[0];

/** Stars that go with what was written; without words, or with a question, by the product's quality alone. */
export const starsFor = (random: Random, quality: number, tone: Tone | undefined): number => {
  if (tone && tone !== 'question') return starsByTone[tone](random);
  return Math.min(5, Math.max(1, Math.round(2.4 + 2.4 * quality + 0.85 * normal(random))));
};
