import { givenTraits, type TraitsDocument } from '@henna/domain';
import { defineProjection } from '../projection.ts';
import { instant } from './event-values.ts';

export const traitsProjection = defineProjection<TraitsDocument>()({
  view: 'traits',
  version: 1,
  handles: ['MemberTraitsChanged', 'MemberErased'],
  async apply({ type, data }, members) {
    const { memberId: _id } = data;
    switch (type) {
      case 'MemberTraitsChanged': {
        const { traits, changedAt } = data;
        if (givenTraits(traits).length === 0) return members.delete(_id);
        return members.put({ _id, traits, changedAt: instant(changedAt) });
      }
      case 'MemberErased':
        return members.delete(_id);
      default:
        return type satisfies never;
    }
  },
});
