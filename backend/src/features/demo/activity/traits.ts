import { traitNames, traitValues, type TraitName, type Traits, type TraitValue } from '@henna/domain';
import { randomFrom, type Random } from '../../../shared/random.ts';
import { weighted } from './random-draws.ts';

/** How many members give each. */
const shareGiving: Readonly<Record<TraitName, number>> = {
  skinType: 0.92,
  skinTone: 0.7,
  hairType: 0.82,
  ageGroup: 0.72,
};

/** How often each value is given, in the order of the values: some are common enough for people to meet their like. */
const weights: Readonly<Record<TraitName, readonly number[]>> = {
  skinType: [28, 16, 36, 8, 12],
  skinTone: [10, 30, 32, 12, 10, 6],
  hairType: [30, 38, 24, 8],
  ageGroup: [20, 40, 22, 12, 6],
};

const valueOf = (random: Random, name: TraitName): TraitValue => {
  const values: readonly TraitValue[] = traitValues[name];
  return weighted(values, (value) => weights[name][values.indexOf(value)]!)(random);
};

/** What the invented members say of themselves, one after the other: the same seed, the same traits. */
export const inventedTraits = (seed: string): (() => Traits) => {
  const random = randomFrom(`${seed}/traits`);
  return () =>
    Object.fromEntries(
      traitNames.flatMap((name) => (random.chance(shareGiving[name]) ? [[name, valueOf(random, name)]] : [])),
    );
};
