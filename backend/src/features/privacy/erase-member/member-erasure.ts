import type { MemberErased } from '@henna/domain';
import type { Member } from '../../accounts/index.ts';

/**
 * Says in the log that a member is erased, once; `again` when something of theirs came late, for the views to let go
 * of that too.
 */
export const eraseMember =
  ({ memberId, again, at }: { readonly memberId: string; readonly again: boolean; readonly at: string }) =>
  ({ erased }: Pick<Member, 'erased'>): MemberErased[] =>
    erased && !again ? [] : [{ type: 'MemberErased', data: { memberId, erasedAt: at } }];
