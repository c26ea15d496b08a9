/** `GET /api/site`: what the client must know of this installation before the first screen. */
export interface SiteResponse {
  /** Demo content still counts: the footer says so and pages are not indexed. */
  readonly demo: boolean;
  /** `oidc` when an identity provider is configured: sign-in leaves the site. */
  readonly signIn: 'local' | 'oidc';
  /** Who hands out links for forgotten passwords: a mail to the account's address, or an administrator. */
  readonly passwordReset: 'mail' | 'administrator';
}
