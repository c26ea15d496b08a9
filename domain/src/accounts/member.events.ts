import type { EventOf, Sealed } from '../shared/event.ts';

export type MemberJoined = EventOf<
  'MemberJoined',
  { readonly memberId: string; readonly via: 'local' | 'oidc' | 'import' | 'demo'; readonly joinedAt: string }
>;
export type MemberRenamed = EventOf<
  'MemberRenamed',
  {
    readonly memberId: string;
    readonly firstName: Sealed | null;
    readonly lastName: Sealed | null;
    readonly renamedAt: string;
  }
>;

/** From here on every reading of the log leaves out what this person did, at every moment. */
export type MemberErased = EventOf<'MemberErased', { readonly memberId: string; readonly erasedAt: string }>;

/** A link that sets a new password was made for the member by somebody else, who is the event's actor. */
export type ResetLinkMade = EventOf<'ResetLinkMade', { readonly memberId: string; readonly madeAt: string }>;

/** A link that changes the member's e-mail was made by somebody else, who is the event's actor. */
export type EmailLinkMade = EventOf<'EmailLinkMade', { readonly memberId: string; readonly madeAt: string }>;

/** From here on the member can read and withdraw, but write nothing. `reason`: as staff gave it, in plain text. */
export type MemberMuted = EventOf<
  'MemberMuted',
  { readonly memberId: string; readonly reason: string | null; readonly mutedAt: string }
>;
export type MemberUnmuted = EventOf<'MemberUnmuted', { readonly memberId: string; readonly unmutedAt: string }>;

/** All sessions of the member were ended by somebody else, who is the event's actor. */
export type MemberSessionsEnded = EventOf<
  'MemberSessionsEnded',
  { readonly memberId: string; readonly endedAt: string }
>;

/** The member's second factor was removed by somebody else, who is the event's actor. */
export type SecondFactorRemoved = EventOf<
  'SecondFactorRemoved',
  { readonly memberId: string; readonly removedAt: string }
>;

export type MemberEvent =
  | MemberJoined
  | MemberRenamed
  | MemberErased
  | ResetLinkMade
  | EmailLinkMade
  | MemberSessionsEnded
  | SecondFactorRemoved
  | MemberMuted
  | MemberUnmuted;
