import { sealed, text, type Entity } from '../entities/entity.ts';
import type { MemberEvent } from './member.events.ts';
import { member, memberStream, type Member } from './member.ts';

export const memberEntity: Entity<'member', MemberEvent, Member, { view: 'member' }> = {
  kind: 'member',
  id: { field: 'memberId' },
  stream: ({ memberId }) => memberStream(memberId),
  aggregate: member,
  fields: { via: text, firstName: sealed, lastName: sealed },
  events: {
    MemberJoined: { action: 'added', at: 'joinedAt' },
    MemberRenamed: { action: 'changed', at: 'renamedAt' },
    MemberErased: { action: 'removed', at: 'erasedAt' },
    ResetLinkMade: { action: 'added', at: 'madeAt' },
    EmailLinkMade: { action: 'added', at: 'madeAt' },
  },
  member: 'memberId',
  isPerson: true,
  view: 'member',
};
