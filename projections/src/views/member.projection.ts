import type { MemberDocument } from '@henna/domain';
import { existing, instant, sealedField } from './event-values.ts';
import { defineProjection } from '../projection.ts';

export const memberProjection = defineProjection<MemberDocument>()({
  view: 'member',
  version: 3,
  handles: ['MemberJoined', 'MemberRenamed', 'MemberMuted', 'MemberUnmuted', 'MemberErased'],
  indexes: [{ key: { joinedAt: 1, _id: 1 } }, { key: { 'muted.at': 1, _id: 1 }, having: 'muted' }],
  keys: ({ type, data }) => (type === 'MemberJoined' || type === 'MemberErased' ? [] : [{ id: data.memberId }]),
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
      case 'MemberMuted':
      case 'MemberUnmuted': {
        const { muted: _, ...member } = existing(await members.get(memberId), 'member', memberId);
        if (event.type === 'MemberUnmuted') return members.put(member);
        const { reason, mutedAt } = event.data;
        return members.put({
          ...member,
          muted: { reason, at: instant(mutedAt), by: event.metadata.actor.name ?? null },
        });
      }
      case 'MemberErased':
        return members.delete(memberId);
      default:
        return event satisfies never;
    }
  },
});
