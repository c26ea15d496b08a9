/** `GET /api/auth/user` and the answers of sign-up and sign-in. */
export interface CurrentUser {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** `null` for who signs in through an identity provider that did not vouch for one. */
  readonly email: string | null;
  readonly profileImageUrl: string | null;
  /** False for who signs in through the identity provider only. */
  readonly hasPassword: boolean;
  readonly createdAt: string;
}

/** `GET /api/user/session`. */
export interface SessionResponse {
  readonly userId: string;
}

/** One of `GET /api/sessions`: a browser that the member is signed in with. */
export interface MemberSession {
  /** Opaque: names the session, opens nothing. */
  readonly id: string;
  readonly createdAt: string;
  /** Kept to a few minutes. */
  readonly lastSeenAt: string;
  readonly userAgent: string | null;
  readonly current: boolean;
}

/** One of `GET /api/accounts/current/identities`: somebody at an identity provider who can sign in to the account. */
export interface MemberIdentity {
  /** Opaque: names the identity, opens nothing. */
  readonly id: string;
  /** The address of the identity provider. */
  readonly issuer: string;
  /** The provider vouched for the account's e-mail when the identity was joined. */
  readonly emailVerified: boolean;
  /** `null` where that was not recorded. */
  readonly joinedAt: string | null;
}

/** A link that sets a new password, once, until it expires. */
export interface ResetLink {
  readonly url: string;
  readonly expiresAt: string;
}
