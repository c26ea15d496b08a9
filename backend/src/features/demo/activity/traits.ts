import { traitNames, traitValues, type TraitName, type Traits } from '@henna/domain';
import { randomFrom } from '../../../shared/random.ts';

/** How many members give each. */
const shareGiving: Readonly<Record<TraitName, number>> = { skinType: 0.8, skinTone: 0.6, hairType: 0.7, ageGroup: 0.6 };

/** What the invented members say of themselves, one after the other: the same seed, the same traits. */
export const inventedTraits = (seed: string): (() => Traits) => {
  const random = randomFrom(`${seed}/traits`);
  return () =>
    Object.fromEntries(
      traitNames.flatMap((name) => (random.chance(shareGiving[name]) ? [[name, random.pick(traitValues[name])]] : [])),
    );
};
