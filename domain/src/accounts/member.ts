import type { Aggregate } from '../shared/aggregate.ts';
import { NotFoundError } from '../shared/errors.ts';
import type { Sealed } from '../shared/event.ts';
import type { MemberTraitsChanged } from '../traits/traits.events.ts';
import type { MemberEvent, MemberJoined } from './member.events.ts';

export interface Member {
  readonly joined: boolean;
  readonly erased: boolean;
  readonly muted: boolean;
}

export const memberStream = (memberId: string): string => `member-${memberId}`;

export const member: Aggregate<Member, MemberEvent | MemberTraitsChanged> = {
  initialState: () => ({ joined: false, erased: false, muted: false }),
  evolve: (state, { type }) => {
    switch (type) {
      case 'MemberJoined':
        return { joined: true, erased: false, muted: false };
      case 'MemberRenamed':
      case 'ResetLinkMade':
      case 'EmailLinkMade':
      case 'MemberSessionsEnded':
      case 'SecondFactorRemoved':
      case 'MemberTraitsChanged':
        return state;
      case 'MemberErased':
        return { ...state, erased: true, muted: false };
      case 'MemberMuted':
        return { ...state, muted: true };
      case 'MemberUnmuted':
        return { ...state, muted: false };
    }
  },
};

/** Index of the event with the names among those of {@link joinMember}: they are sealed under its id. */
export const namesEventIndex = 1;

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
    const hasName = firstName !== null || lastName !== null;
    return [
      { type: 'MemberJoined', data: { memberId, via, joinedAt: at } },
      ...(hasName ? [{ type: 'MemberRenamed' as const, data: { memberId, firstName, lastName, renamedAt: at } }] : []),
    ];
  };

/** A no-op for a member who never joined or is erased. */
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

/** Records that somebody made a link which sets a new password for the member. A no-op for an erased member. */
export const recordResetLink =
  (memberId: string, at: string) =>
  ({ erased }: Member): MemberEvent[] =>
    erased ? [] : [{ type: 'ResetLinkMade', data: { memberId, madeAt: at } }];

/** Records that somebody made a link which changes the member's e-mail. A no-op for an erased member. */
export const recordEmailLink =
  (memberId: string, at: string) =>
  ({ erased }: Member): MemberEvent[] =>
    erased ? [] : [{ type: 'EmailLinkMade', data: { memberId, madeAt: at } }];

/** Records that somebody ended all sessions of the member. A no-op for an erased member. */
export const recordSessionsEnded =
  (memberId: string, at: string) =>
  ({ erased }: Member): MemberEvent[] =>
    erased ? [] : [{ type: 'MemberSessionsEnded', data: { memberId, endedAt: at } }];

/** Records that somebody removed the member's second factor. A no-op for an erased member. */
export const recordSecondFactorRemoved =
  (memberId: string, at: string) =>
  ({ erased }: Member): MemberEvent[] =>
    erased ? [] : [{ type: 'SecondFactorRemoved', data: { memberId, removedAt: at } }];

/** Mutes a member; a no-op for who is muted. Throws {@link NotFoundError} for who never joined or is erased. */
export const muteMember =
  ({ memberId, reason, at }: { readonly memberId: string; readonly reason: string | null; readonly at: string }) =>
  ({ joined, erased, muted }: Member): MemberEvent[] => {
    if (!joined || erased) throw new NotFoundError('MEMBER_NOT_FOUND');
    return muted ? [] : [{ type: 'MemberMuted', data: { memberId, reason, mutedAt: at } }];
  };

/** Lets a muted member write again; a no-op for who is not muted. Throws {@link NotFoundError} as {@link muteMember} does. */
export const unmuteMember =
  (memberId: string, at: string) =>
  ({ joined, erased, muted }: Member): MemberEvent[] => {
    if (!joined || erased) throw new NotFoundError('MEMBER_NOT_FOUND');
    return muted ? [{ type: 'MemberUnmuted', data: { memberId, unmutedAt: at } }] : [];
  };

/**
 * Records that a member is erased, once; `again` when something of theirs was written later, so that views forget that
 * too. Also for a member who never joined, as an account may be there.
 */
export const eraseMember =
  ({ memberId, again, at }: { readonly memberId: string; readonly again: boolean; readonly at: string }) =>
  ({ erased }: Member): MemberEvent[] =>
    erased && !again ? [] : [{ type: 'MemberErased', data: { memberId, erasedAt: at } }];
