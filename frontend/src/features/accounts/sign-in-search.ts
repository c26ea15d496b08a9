export type AccountMode = 'sign-in' | 'create';

export interface AccountSearch {
  readonly returnTo?: string;
  /** Signing in unless said otherwise. */
  readonly mode?: 'create';
  /** Code of the refusal of a form that was sent without scripts. */
  readonly problem?: string;
}

export const accountSearch = (search: Record<string, unknown>): AccountSearch => ({
  ...(typeof search.returnTo === 'string' ? { returnTo: search.returnTo } : {}),
  ...(search.mode === 'create' ? { mode: 'create' } : {}),
  ...(typeof search.problem === 'string' && /^[A-Z_]{1,40}$/.test(search.problem) ? { problem: search.problem } : {}),
});

/** Stands for the origin of this site, whichever it is. */
const origin = 'http://same.invalid';

/**
 * Where to go after sign-in: a path of this site, with its search and hash.
 * Other origins, however they are written (`//host`, `/\host`, `https:`), become home; so does the sign-in page itself.
 */
export function safeReturnTo(returnTo: string | undefined): string {
  if (!returnTo?.startsWith('/')) return '/';
  try {
    const url = new URL(returnTo, origin);
    if (url.origin !== origin || url.pathname === '/sign-in') return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}
