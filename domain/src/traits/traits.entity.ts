import { memberStream } from '../accounts/member.ts';
import { text, type Entity } from '../entities/entity.ts';
import type { MemberTraitsChanged } from './traits.events.ts';
import { memberTraits, type MemberTraits } from './traits.ts';

export const traitsEntity: Entity<'traits', MemberTraitsChanged, MemberTraits, { view: 'traits' }> = {
  kind: 'traits',
  id: { field: 'memberId' },
  stream: ({ memberId }) => memberStream(memberId),
  aggregate: memberTraits,
  fields: { traits: text },
  events: { MemberTraitsChanged: { action: 'changed', at: 'changedAt' } },
  member: 'memberId',
  isPerson: true,
  view: 'traits',
};
