import type { EventOf } from '../shared/event.ts';

export const tokenRoles = ['admin', 'moderator', 'analyst'] as const;
export type TokenRole = (typeof tokenRoles)[number];

/** Where a stored token was created: in the panel, by the operator's command, or by the first start. */
export type TokenSource = 'panel' | 'command' | 'start';

/** Stream `adminTokens`, which all tokens share: the last admin token must not be revoked. */
export type AdminTokenCreated = EventOf<
  'AdminTokenCreated',
  {
    readonly name: string;
    readonly role: TokenRole;
    /** ISO 8601 UTC; `null`: it does not expire. */
    readonly expiresAt: string | null;
    readonly source: TokenSource;
    readonly createdAt: string;
  }
>;
export type AdminTokenRevoked = EventOf<'AdminTokenRevoked', { readonly name: string; readonly revokedAt: string }>;

export type AdminTokenEvent = AdminTokenCreated | AdminTokenRevoked;
