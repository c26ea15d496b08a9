import type { TokenRole, TokenSource } from './admin-token.events.ts';

/** Collection `adminTokens` of the private database: what makes a token valid. Revoked ones stay, to be listed. */
export interface AdminTokenDocument {
  /** The token's name: the actor of every event that it causes. */
  readonly _id: string;
  readonly role: TokenRole;
  /** SHA-256 of the token, hex: no credential. */
  readonly hash: string;
  /** `null`: it does not expire. Absent in documents of former versions. */
  readonly expiresAt?: Date | null;
  /** This and the next two are absent in documents of former versions. */
  readonly source?: TokenSource;
  readonly createdAt?: Date;
  /** Name of the token that created it; `null`: none did. */
  readonly createdBy?: string | null;
  readonly revokedAt?: Date;
}
