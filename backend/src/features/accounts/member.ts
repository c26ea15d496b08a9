import type { Aggregate, MemberEvent, MemberJoined, Sealed } from '@henna/domain';

export interface Member {
  readonly joined: boolean;
  readonly erased: boolean;
}

export const memberStream = (memberId: string): string => `member-${memberId}`;

export const member: Aggregate<Member, MemberEvent> = {
  initialState: () => ({ joined: false, erased: false }),
  evolve: (state, { type }) => {
    switch (type) {
      case 'MemberJoined':
        return { joined: true, erased: false };
      case 'MemberRenamed':
      case 'ResetLinkMade':
        return state;
      case 'MemberErased':
        return { ...state, erased: true };
    }
  },
};

/** Index of the event that carries the names, which are sealed under its id. */
export const renamedIndex = 1;

/** Joins a member, with the sealed names if any were given. Joining again is a no-op. */
export const joinMember =
  (input: {
    readonly memberId: string;
    readonly via: MemberJoined['data']['via'];
    readonly firstName: Sealed | null;
    readonly lastName: Sealed | null;
    readonly at: string;
  }) =>
  ({ joined }: Member): MemberEvent[] => {
    if (joined) return [];
    const { memberId, via, firstName, lastName, at } = input;
    const named = firstName !== null || lastName !== null;
    return [
      { type: 'MemberJoined', data: { memberId, via, joinedAt: at } },
      ...(named ? [{ type: 'MemberRenamed' as const, data: { memberId, firstName, lastName, renamedAt: at } }] : []),
    ];
  };

/** Renames a member. Who never joined, or was erased, has no name: a no-op. */
export const renameMember =
  (input: {
    readonly memberId: string;
    readonly firstName: Sealed | null;
    readonly lastName: Sealed | null;
    readonly at: string;
  }) =>
  ({ joined, erased }: Member): MemberEvent[] => {
    if (!joined || erased) return [];
    const { memberId, firstName, lastName, at } = input;
    return [{ type: 'MemberRenamed', data: { memberId, firstName, lastName, renamedAt: at } }];
  };

/** Records that somebody made a link which sets a new password for the member. Of an erased member it says nothing. */
export const recordResetLink =
  (memberId: string, at: string) =>
  ({ erased }: Member): MemberEvent[] =>
    erased ? [] : [{ type: 'ResetLinkMade', data: { memberId, madeAt: at } }];
