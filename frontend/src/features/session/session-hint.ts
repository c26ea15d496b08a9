/**
 * Whether somebody is probably signed in: a cookie that the service sets and clears with the session says so before
 * the session has been asked for. It gives no access.
 */
export const hasSessionHint = (): boolean => /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);

/** Called where the service knows no session: it may have ended on another device. */
export function clearSessionHint(): void {
  if (hasSessionHint()) document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax';
}
