import type { MemberEvent } from '../accounts/member.events.ts';
import type { Aggregate } from '../shared/aggregate.ts';
import { givenTraits, type Traits } from './trait-values.ts';
import type { MemberTraitsChanged } from './traits.events.ts';

export interface MemberTraits {
  readonly traits: Traits;
  /** ISO 8601; `null` where they never gave any. */
  readonly changedAt: string | null;
  readonly erased: boolean;
}

/** The traits in the stream of a member. */
export const memberTraits: Aggregate<MemberTraits, MemberTraitsChanged | MemberEvent> = {
  initialState: () => ({ traits: {}, changedAt: null, erased: false }),
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'MemberTraitsChanged':
        return { ...state, traits: data.traits, changedAt: data.changedAt };
      case 'MemberJoined':
        return { ...state, erased: false };
      case 'MemberErased':
        return { traits: {}, changedAt: null, erased: true };
      default:
        return state;
    }
  },
};

interface ChangeInput {
  readonly memberId: string;
  /** All of them: what is absent is given no longer. */
  readonly traits: Traits;
  readonly at: string;
}

/** Replaces a member's traits; a no-op where they are the same, and for an erased member. */
export const changeTraits =
  ({ memberId, traits, at }: ChangeInput) =>
  (state: MemberTraits): MemberTraitsChanged[] => {
    const given = givenTraits(traits);
    const isSame = JSON.stringify(given) === JSON.stringify(givenTraits(state.traits));
    if (isSame || state.erased) return [];
    return [{ type: 'MemberTraitsChanged', data: { memberId, traits: Object.fromEntries(given), changedAt: at } }];
  };
