import { traitNames, traitValues, type Traits } from '@henna/domain';
import type { MemberTraits } from '../../lib/api-types.ts';

/** Chosen traits, at most two; in the address by their names. */
export type TraitSelection = Traits;

export const noTraits: MemberTraits = { skinType: null, skinTone: null, hairType: null, ageGroup: null };

export const hasTraits = (traits: MemberTraits | null | undefined): traits is MemberTraits =>
  Boolean(traits) && traitNames.some((name) => traits?.[name]);

/** The first so many traits of a record that are known ones. */
export const selectionIn = (record: Readonly<Record<string, unknown>>, count: number): TraitSelection =>
  Object.fromEntries(
    traitNames
      .flatMap((name) => {
        const value = traitValues[name].find((each: string) => each === record[name]);
        return value ? [[name, value] as const] : [];
      })
      .slice(0, count),
  );
