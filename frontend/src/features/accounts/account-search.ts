export type AccountMode = 'sign-in' | 'create';

export interface AccountSearch {
  readonly returnTo?: string;
  /** Signing in unless said otherwise. */
  readonly mode?: 'create';
}

export const accountSearch = (search: Record<string, unknown>): AccountSearch => ({
  ...(typeof search.returnTo === 'string' ? { returnTo: search.returnTo } : {}),
  ...(search.mode === 'create' ? { mode: 'create' } : {}),
});
