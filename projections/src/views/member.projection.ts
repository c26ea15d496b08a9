import type { MemberDocument } from '@henna/domain';
import { existing, instant, sealedField } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const memberProjection = defineProjection<MemberDocument>()({
  view: 'member',
  version: 2,
  handles: ['MemberJoined', 'MemberRenamed', 'MemberErased'],
  keys: ({ type, data }) => (type === 'MemberRenamed' ? [{ id: data.memberId }] : []),
  async apply(event, members) {
    const { memberId } = event.data;
    switch (event.type) {
      case 'MemberJoined': {
        const { via, joinedAt } = event.data;
        return members.put({ _id: memberId, via, firstName: null, lastName: null, joinedAt: instant(joinedAt) });
      }
      case 'MemberRenamed': {
        const member = existing(await members.get(memberId), 'member', memberId);
        const firstName = sealedField(event.data.firstName, event);
        const lastName = sealedField(event.data.lastName, event);
        return members.put({ ...member, firstName, lastName });
      }
      case 'MemberErased':
        return members.delete(memberId);
      default:
        return event satisfies never;
    }
  },
});
