/** `GET /api/auth/user` and the answers of sign-up and sign-in. */
export interface CurrentUser {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
  readonly profileImageUrl: string | null;
  readonly createdAt: string;
}

/** `GET /api/user/session`. */
export interface SessionResponse {
  readonly userId: string;
}
