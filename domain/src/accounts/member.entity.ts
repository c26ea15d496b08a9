import { flag, sealed, text, type Entity } from '../entities/entity.ts';
import type { MemberEvent } from './member.events.ts';
import { member, memberStream, type Member } from './member.ts';

const mutedChange = (muted: boolean) => ({ from: { muted: !muted }, to: { muted } });

export const memberEntity: Entity<'member', MemberEvent, Member, { view: 'member' }> = {
  kind: 'member',
  id: { field: 'memberId' },
  stream: ({ memberId }) => memberStream(memberId),
  aggregate: member,
  fields: { via: text, firstName: sealed, lastName: sealed, muted: flag },
  record: ({ erased, muted }) => ({ revision: -1, removed: erased, fields: { muted } }),
  events: {
    MemberJoined: { action: 'added', at: 'joinedAt' },
    MemberRenamed: { action: 'changed', at: 'renamedAt' },
    MemberErased: { action: 'removed', at: 'erasedAt' },
    ResetLinkMade: { action: 'added', at: 'madeAt' },
    EmailLinkMade: { action: 'added', at: 'madeAt' },
    SecondFactorRemoved: { action: 'removed', at: 'removedAt' },
    MemberSessionsEnded: { action: 'removed', at: 'endedAt' },
    MemberMuted: { action: 'changed', at: 'mutedAt', undo: 'moderator', changes: () => mutedChange(true) },
    MemberUnmuted: { action: 'changed', at: 'unmutedAt', undo: 'moderator', changes: () => mutedChange(false) },
  },
  member: 'memberId',
  isPerson: true,
  view: 'member',
};
