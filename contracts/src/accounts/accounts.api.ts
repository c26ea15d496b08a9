/** `GET /api/auth/user` and the answers of sign-up and sign-in. */
export interface CurrentUser {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
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

/** A link that sets a new password, once, until it expires. */
export interface ResetLink {
  readonly url: string;
  readonly expiresAt: string;
}
