import { traitValues, type Traits, type TraitValue } from '@henna/domain';
import { OptionalOneOf } from '../../shared/http/request-fields.ts';

/** Traits that are absent or `null` are not given. */
export class TraitsRequest {
  @OptionalOneOf(traitValues.skinType, { nullable: true }) skinType?: TraitValue<'skinType'> | null;
  @OptionalOneOf(traitValues.skinTone, { nullable: true }) skinTone?: TraitValue<'skinTone'> | null;
  @OptionalOneOf(traitValues.hairType, { nullable: true }) hairType?: TraitValue<'hairType'> | null;
  @OptionalOneOf(traitValues.ageGroup, { nullable: true }) ageGroup?: TraitValue<'ageGroup'> | null;
}

/** The traits that a request gives. */
export const requestedTraits = ({ skinType, skinTone, hairType, ageGroup }: TraitsRequest): Traits => ({
  ...(skinType && { skinType }),
  ...(skinTone && { skinTone }),
  ...(hairType && { hairType }),
  ...(ageGroup && { ageGroup }),
});
