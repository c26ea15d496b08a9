/**
 * Where to go after sign-in: a path of this site, with its search and hash.
 * Other origins, however they are written (`//host`, `/\host`, `https:`), become home; so does the sign-in page itself.
 */
export function safeReturnTo(returnTo: string | undefined, origin: string = window.location.origin): string {
  if (!returnTo?.startsWith('/')) return '/';
  try {
    const url = new URL(returnTo, origin);
    if (url.origin !== origin || url.pathname === '/sign-in') return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
